import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { isolate } from '../../../../../texts/isolate.ts'
import { useCampaign } from '../../store.ts'
import type { DecisionSource } from '../decisions.ts'

/** A campaign that is won and not finished. */
export const useCampaignDecisions: DecisionSource = () => {
  const { t } = useI18n()
  const campaign = useCampaign()
  return computed(() => {
    const { account, finishedOn } = campaign.view ?? {}
    const winner = account?.winner ? campaign.contender(account.winner.participant) : undefined
    if (!winner || finishedOn !== null) return []
    return [
      {
        key: 'finish',
        kind: t('decisions.kind.finish'),
        text: t('decisions.finish', { faction: isolate(winner.faction.name) }),
        place: winner.place,
        to: { name: 'epilogue' },
      },
    ]
  })
}
