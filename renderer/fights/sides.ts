import { computed, inject, provide, watch, type ComputedRef, type InjectionKey } from 'vue'
import type { ShownSide } from '../../shared/contract/fights.ts'
import type { Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import { useCampaign } from '../campaigns/store.ts'
import { isolate } from '../texts/isolate.ts'
import { keepSame } from './keep-same.ts'
import type { Look } from './use-fight.ts'

/** A side of the battle as it is shown: in the colour of its faction in the campaign, else of its side. */
export interface SideShown extends ShownSide {
  readonly side: Side
  /** The faction's short name, as it goes into a sentence. */
  readonly name: string
  readonly player: string | null
}

/** The name of a side as it goes into a sentence. */
export function sideName(summary: Readonly<Record<Side, string>>, side: Side): string {
  return isolate(summary[side])
}

/** A side with its arms. */
export function sideShown(summary: Look['summary'], side: Side, player: string | null = null): SideShown {
  return { side, name: sideName(summary, side), player, ...summary.shown[side] }
}

/** Who fights, with the arms of each; the campaign is opened for the names of the players. */
export function useSides(look: () => Pick<Look, 'summary'>): ComputedRef<Record<Side, SideShown>> {
  const campaign = useCampaign()
  watch(
    () => look().summary.campaign,
    (id) => {
      if (id !== null) void campaign.open(id)
    },
    { immediate: true },
  )
  const shown = (side: Side): SideShown => {
    const { summary } = look()
    const id = summary.participants[side]
    const player = id === null ? null : (campaign.contender(id)?.player.name ?? null)
    return sideShown(summary, side, player)
  }
  return computed(() => ({ a: shown('a'), b: shown('b') }))
}

/** A side's place: it gives its colour and shape. */
export type Places = Readonly<Record<Side, number>>

const PLACES: InjectionKey<ComputedRef<Places>> = Symbol('places of the sides')
const AS_SIDES: Places = { a: 0, b: 1 }

/** The places of both sides, for the screens within. */
export function providePlaces(look: () => Pick<Look, 'summary'> | null): void {
  // The very same object as long as nobody changes places: every piece and line holds it.
  const places = computed<Places>((before) => {
    const shown = look()?.summary.shown
    return keepSame(shown ? { a: shown.a.place, b: shown.b.place } : AS_SIDES, before)
  })
  provide(PLACES, places)
}

/** The places of the battle around. */
export function usePlaces(): ComputedRef<Places> {
  return inject(PLACES, () => computed(() => AS_SIDES), true)
}
