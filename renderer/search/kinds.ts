import type { RouteLocationRaw } from 'vue-router'
import type { Found } from '../../shared/contract/search.ts'
import { GAMES, gameOf } from '../systems/registry.ts'
import type { FoundKind } from '../systems/screens.ts'

/** A campaign opens at the first of the places that its game has in it. */
function toCampaign({ id, system }: Found): RouteLocationRaw {
  const [first] = GAMES.find((one) => one.id === system)?.campaign ?? []
  return first ? { name: first.to, params: { campaign: id } } : { name: 'campaigns' }
}

/** What the house itself finds. */
const OF_THE_HOUSE: readonly FoundKind[] = [
  { kind: 'campaign', label: 'search.kind.campaign', icon: 'campaigns', to: toCampaign },
  { kind: 'player', label: 'search.kind.player', icon: 'player', to: () => ({ name: 'players' }) },
  {
    kind: 'fight',
    label: 'search.kind.fight',
    icon: 'battles',
    to: ({ id }) => ({ name: 'fight', params: { fight: id } }),
  },
]

/** A kind of things that are found; null for one that nothing here can open. */
export function kindOf(kind: string, system: string | null): FoundKind | null {
  const kinds = system === null ? OF_THE_HOUSE : gameOf(system).finds
  return kinds.find((one) => one.kind === kind) ?? null
}
