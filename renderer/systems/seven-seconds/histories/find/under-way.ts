import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { FightSummary } from '../../../../../shared/contract/fights.ts'
import { finder, plain } from '../../../../../shared/search.ts'
import { NO_FILTER, isSet } from '../../../../../shared/systems/seven-seconds/histories/filter.ts'
import { useCampaignList } from '../../../../program/campaign-list.ts'
import { useAgainst, useStage } from '../../../../fights/stage.ts'
import { useUnderWay } from '../../../../fights/under-way.ts'
import '../../../../fights/texts.ts'
import { useFilter } from '../filter.ts'
import './texts.ts'

/** A battle under way, as a list tells it. */
export interface UnderWay {
  readonly fight: FightSummary
  readonly name: string
  readonly details: string
}

/**
 * Battles under way that a list shows above the finished ones: of a campaign, or with null of all. A search means them
 * by what everybody knows of them; filters ask how a battle ended, which nobody knows of these.
 */
export function useShownUnderWay(scope: () => string | null): ComputedRef<readonly UnderWay[]> {
  const { t, d } = useI18n()
  const stage = useStage()
  const against = useAgainst()
  const campaigns = useCampaignList()
  const { filter, only } = useFilter(scope)
  const fights = useUnderWay(() => scope() ?? undefined)

  function told(fight: FightSummary): UnderWay {
    const { campaign, place, createdAt } = fight
    const of = campaigns.campaigns?.find(({ id }) => id === campaign)?.name
    const whose = scope() === null ? (campaign === null ? t('fight.console.single') : of) : null
    const details = [stage(fight), place, whose, d(new Date(createdAt), 'day')]
    return { fight, name: against(fight), details: details.filter(Boolean).join(' · ') }
  }
  const all = computed(() =>
    fights.value
      .map(told)
      .map((one) => ({ ...one, words: plain(`${one.name}\n${t('find.underWay.is')}\n${one.details}`) })),
  )
  return computed(() => {
    const { text } = filter.value
    if (only.value !== null || isSet({ ...filter.value, text: NO_FILTER.text })) return []
    const fits = finder(text)
    return all.value.filter(({ words }) => fits(words))
  })
}
