import type { RouteLocationRaw } from 'vue-router'
import type { Found } from '../../shared/contract/search.ts'
import { GAMES, toCampaign } from '../systems/registry.ts'
import type { FoundKind, Whereabouts } from '../systems/screens.ts'
import './texts.ts'

/** A kind that several games may have: their things say whose they are. */
export interface HouseKind extends Omit<FoundKind, 'to'> {
  readonly to: (found: Whereabouts & Pick<Found, 'system'>) => RouteLocationRaw
}

/** What the house itself finds. */
const OF_THE_HOUSE: readonly HouseKind[] = [
  {
    kind: 'campaign',
    label: 'search.kind.campaign',
    icon: 'campaigns',
    to: ({ id, system }) => toCampaign(system ?? '', id),
  },
  {
    kind: 'player',
    label: 'search.kind.player',
    icon: 'player',
    to: ({ id }) => ({ name: 'player', params: { player: id } }),
  },
  {
    kind: 'fight',
    label: 'search.kind.fight',
    icon: 'battles',
    to: ({ id }) => ({ name: 'fight', params: { fight: id } }),
  },
]

/** The words of a game's book: the glossary explains them, and no address leads there. */
export const WORD = 'word'
const BOOK_WORD: HouseKind = {
  kind: WORD,
  label: 'search.kind.word',
  icon: 'note',
  to: () => ({}),
}

/** Finds the kind that something is of; null for one that nothing here can open. */
export type KindOf = (kind: string, system: string | null) => HouseKind | null

/** The kinds of all games, loaded with the first question. */
export async function loadKinds(): Promise<KindOf> {
  const ofGames = new Map<string, readonly HouseKind[]>(
    await Promise.all(GAMES.map(async ({ id, finds }) => [id, await finds()] as const)),
  )
  return (kind, system) => {
    const kinds = system === null ? OF_THE_HOUSE : (ofGames.get(system) ?? [])
    if (kind === WORD) return BOOK_WORD
    return kinds.find((one) => one.kind === kind) ?? null
  }
}
