import { computed, inject, provide, watch, type ComputedRef, type InjectionKey } from 'vue'
import type { ShownSide } from '../../../../shared/contract/fights.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { useCampaign } from '../campaign/store.ts'
import { isolate } from '../../../texts/isolate.ts'
import { useColouring } from '../../../ui/marks/side-colours.ts'
import { keepSame } from '../../../fights/keep-same.ts'
import type { Look } from './open-fight.ts'

/** A side of the battle as it is shown. */
export interface SideShown extends ShownSide {
  readonly side: Side
  /** The faction's short name, as it goes into a sentence. */
  readonly name: string
  readonly player: string | null
}

/** The name of a side as it goes into a sentence. */
export function sideName(names: Readonly<Record<Side, string>>, side: Side): string {
  return isolate(names[side])
}

/** A side with its arms. */
export function sideShown(summary: Look['summary'], side: Side, player: string | null = null): SideShown {
  return { side, name: sideName(summary.names, side), player, ...summary.shown[side] }
}

/** Tells who plays for a participant of a campaign, which is opened for that. */
export function usePlayers(campaign: () => string | null): (participant: string | null) => string | null {
  const store = useCampaign()
  watch(
    campaign,
    (id) => {
      if (id !== null) void store.open(id)
    },
    { immediate: true },
  )
  return (participant) =>
    participant !== null && store.view?.id === campaign()
      ? (store.contender(participant)?.player.name ?? null)
      : null
}

/** Who fights, with the arms of each, and the players of a campaign. */
export function useSides(look: () => Pick<Look, 'summary'>): ComputedRef<Record<Side, SideShown>> {
  const playerOf = usePlayers(() => look().summary.campaign)
  const shown = (side: Side): SideShown => {
    const { summary } = look()
    return sideShown(summary, side, playerOf(summary.participants[side]))
  }
  return computed(() => ({ a: shown('a'), b: shown('b') }))
}

/** A side's place: it gives its shape, and leads to its colour. */
export type Places = Readonly<Record<Side, number>>

const PLACES: InjectionKey<ComputedRef<Places>> = Symbol('places of the sides')
const AS_SIDES: Places = { a: 0, b: 1 }

/** The places of both sides, for the screens within, and their colours. */
export function providePlaces(look: () => Pick<Look, 'summary'> | null): void {
  // The very same object as long as nobody changes places: every piece and line holds it.
  const places = computed<Places>((before) => {
    const shown = look()?.summary.shown
    return keepSame(shown ? { a: shown.a.place, b: shown.b.place } : AS_SIDES, before)
  })
  provide(PLACES, places)
  useColouring(() => Object.values(look()?.summary.shown ?? {}))
}

/** The places of the battle around. */
export function usePlaces(): ComputedRef<Places> {
  return inject(PLACES, () => computed(() => AS_SIDES), true)
}
