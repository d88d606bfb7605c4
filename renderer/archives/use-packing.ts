import { useI18n } from 'vue-i18n'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { useProblemText } from '../texts/problem.ts'
import { useSaving } from '../travel/use-saving.ts'
import { useToasts } from '../ui/feedback/toasts.ts'

/** Saves a campaign as a file for another Muster. */
export function usePacking(): (campaign: { readonly id: string; readonly name: string }) => Promise<void> {
  const { t } = useI18n()
  const problemText = useProblemText()
  const { warn } = useToasts()
  const save = useSaving()
  return async (campaign) => {
    const answer = await call('archives.pack', { campaign: campaign.id })
    if (isRefusal(answer)) {
      warn(problemText(answer.problem))
      return
    }
    await save(answer, t('campaigns.savedAsFile', { name: campaign.name }))
  }
}
