import { computed, type ComputedRef } from 'vue'
import { useOpenCampaign } from './open-campaign.ts'
import { useProgram } from '../program/store.ts'
import { GAMES } from './registry.ts'
import type { GameScreens } from './screens.ts'

export interface ShownGames {
  /** Those that are not put away, and never none. */
  readonly shown: ComputedRef<readonly GameScreens[]>
  /** The one whose library is shown: that of the open campaign, else the one that was chosen last. */
  readonly chosen: ComputedRef<GameScreens>
  readonly choose: (id: string) => void
  readonly putAway: (id: string, away: boolean) => void
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
    choose: (id) => program.setGames({ ...kept.value, chosen: id }),
    putAway: (id, away) => {
      const others = kept.value.putAway.filter((one) => one !== id)
      program.setGames({ ...kept.value, putAway: away ? [...others, id] : others })
    },
  }
}
