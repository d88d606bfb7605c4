import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { FactionSummary } from '../../../../../shared/systems/seven-seconds/contract/factions.ts'
import { SAMPLE_FACTIONS } from '../../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Tech } from '../../../../../shared/systems/seven-seconds/words.ts'
import { useChanges } from '../../../../client/changes.ts'
import { useFactionList } from '../../factions/list-store.ts'

/** A faction that can be chosen for a campaign, or cannot yet. */
export interface FactionChoice {
  readonly id: string
  readonly name: string
  readonly shortName: string
  readonly tech: Tech
  readonly sample: string | null
  readonly look: Pick<FactionSummary, 'colours' | 'emblem' | 'picture'> | null
  /** Why it cannot fight. */
  readonly blocked: string | null
}

/** The group's own factions and those that come with the game; null until they are known. */
export function useFactionChoices(): ComputedRef<readonly FactionChoice[] | null> {
  const { t } = useI18n()
  const list = useFactionList()
  void list.refresh()
  useChanges(() => void list.refresh())

  function whyNot({ problems }: FactionSummary): string | null {
    if (problems.length === 0) return null
    if (!problems.every(({ code }) => code === 'faction/points-left')) return t('newCampaign.unfinished')
    const points = problems.reduce((sum, { values }) => sum + Number(values?.left ?? 0), 0)
    return t('newCampaign.pointsLeft', points)
  }

  return computed(() => {
    const samples = Object.values(SAMPLE_FACTIONS).map((sample) => ({
      ...sample,
      sample: sample.id,
      blocked: null,
    }))
    if (list.factions === null) return list.problem ? samples : null
    const own = list.factions
      .filter(({ state }) => state === 'active')
      .map((one) => ({
        id: one.id,
        name: one.name,
        shortName: one.shortName,
        tech: one.tech,
        sample: null,
        look: { colours: one.colours, emblem: one.emblem, picture: one.picture },
        blocked: whyNot(one),
      }))
    return [...samples, ...own]
  })
}
