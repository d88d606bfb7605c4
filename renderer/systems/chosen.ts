import { computed, onUnmounted, shallowRef, watch, watchEffect, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'
import { useOpenCampaign } from './open-campaign.ts'
import { useProgram } from '../program/store.ts'
import { GAMES } from './registry.ts'
import type { GameScreens } from './screens.ts'

export interface ShownGames {
  /** Those that are not put away, and never none. */
  readonly shown: ComputedRef<readonly GameScreens[]>
  /** The one whose library is shown: that of the open campaign, else the one that was chosen last. */
  readonly chosen: ComputedRef<GameScreens>
  /** The one that the screen is about: of an open battle, else the chosen one. */
  readonly here: ComputedRef<GameScreens>
  readonly choose: (id: string) => void
  readonly putAway: (id: string, away: boolean) => void
}

const ofScreen = shallowRef<{ readonly game: string } | null>(null)

/** A screen that is about one game, whichever was chosen, says so while it is shown; null while it does not know yet. */
export function useGameOfScreen(game: () => string | null): void {
  let own: { readonly game: string } | null = null
  watchEffect(() => {
    const now = game()
    own = now === null ? null : { game: now }
    ofScreen.value = own
  })
  // The next screen may have said its own before this one goes.
  onUnmounted(() => {
    if (ofScreen.value === own) ofScreen.value = null
  })
}

/**
 * The library that is shown is that of the game which the screen is about: one of its own, or one of the house whose
 * address names it. Beside an open campaign it stays its.
 */
export function useGameFollows(): void {
  const route = useRoute()
  const campaign = useOpenCampaign()
  const { shown, chosen, choose } = useGames()
  const wanted = computed(
    () => ofScreen.value?.game ?? route.meta.game ?? route.params.game ?? route.query.game,
  )
  watch(
    wanted,
    (game) => {
      const found = shown.value.find(({ id }) => id === game)
      if (found && found.id !== chosen.value.id && campaign.view === null) choose(found.id)
    },
    { immediate: true },
  )
}

/** The games that the group plays. */
export function useGames(): ShownGames {
  const program = useProgram()
  const campaign = useOpenCampaign()
  const kept = computed(() => program.status?.preferences.games ?? { chosen: '', putAway: [] })
  const shown = computed(() => {
    const played = GAMES.filter(({ id }) => !kept.value.putAway.includes(id))
    return played.length > 0 ? played : GAMES
  })
  const chosen = computed(() => {
    const wanted = campaign.view?.system ?? kept.value.chosen
    const [first] = shown.value
    const found =
      GAMES.find(({ id }) => id === campaign.view?.system) ?? shown.value.find(({ id }) => id === wanted)
    if (!first) throw new Error('There is no game at all.')
    return found ?? first
  })
  return {
    shown,
    chosen,
    here: computed(() => GAMES.find(({ id }) => id === ofScreen.value?.game) ?? chosen.value),
    choose: (id) => program.setGames({ ...kept.value, chosen: id }),
    putAway: (id, away) => {
      const others = kept.value.putAway.filter((one) => one !== id)
      program.setGames({ ...kept.value, putAway: away ? [...others, id] : others })
    },
  }
}
