import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { FightSummary } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { useCampaign } from '../campaign/store.ts'
import { isolate } from '../../../texts/isolate.ts'
import { sideShown, usePlayers, type SideShown } from '../fights/sides.ts'

interface Where {
  /** Who fights, with the players of a campaign. */
  readonly sides: ComputedRef<Record<Side, SideShown> | null>
  /** Campaign, place and date of the battle, as far as they are known. */
  readonly where: ComputedRef<string>
}

/** Who fights where and when; a campaign is opened for its names. */
export function useWhere(summary: () => FightSummary | null): Where {
  const { d } = useI18n()
  const campaign = useCampaign()
  const playerOf = usePlayers(() => summary()?.campaign ?? null)
  const own = computed(() => {
    const { view } = campaign
    return view !== null && view.id === summary()?.campaign ? view : null
  })

  return {
    sides: computed(() => {
      const shown = summary()
      if (!shown) return null
      const { a, b } = shown.participants
      return { a: sideShown(shown, 'a', playerOf(a)), b: sideShown(shown, 'b', playerOf(b)) }
    }),
    where: computed(() => {
      const shown = summary()
      if (!shown) return ''
      // What was entered, and perhaps corrected, counts.
      const entered = own.value?.battles.find(({ id }) => id === shown.battle)
      const begun = shown.battle === null ? d(new Date(shown.createdAt), 'day') : ''
      const day = entered?.foughtOn ? d(new Date(`${entered.foughtOn}T12:00`), 'day') : begun
      const names = [own.value?.name ?? '', entered?.place ?? shown.place].map(isolate)
      return [...names, day].filter(Boolean).join(' · ')
    }),
  }
}
