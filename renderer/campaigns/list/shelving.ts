import { useI18n } from 'vue-i18n'
import type { CampaignSummary } from '../../../shared/contract/campaigns.ts'
import type { CampaignState } from '../../../shared/contract/choices.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { call } from '../../client/client.ts'
import { useUndo } from '../../undo/use-undo.ts'
import { useProblemText } from '../../texts/problem.ts'
import { useToasts } from '../../ui/feedback/toasts.ts'

/** Puts a campaign away or brings it back, says so, and offers to undo it. */
export function useShelving(): (
  campaign: Pick<CampaignSummary, 'id' | 'name'>,
  to: CampaignState,
) => Promise<void> {
  const { t } = useI18n()
  const undo = useUndo()
  const problemText = useProblemText()
  const { warn } = useToasts()
  return async ({ id, name }, to) => {
    const away = to === 'archived'
    const answer = await call(away ? 'campaigns.archive' : 'campaigns.restore', { id })
    if (isRefusal(answer)) warn(problemText(answer.problem))
    else await undo.offer(t(away ? 'campaigns.archived' : 'campaigns.restored', { name }))
  }
}
