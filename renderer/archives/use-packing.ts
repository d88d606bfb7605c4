import { useI18n } from 'vue-i18n'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { saveFile } from '../client/files.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/feedback/toasts.ts'

/** Saves a campaign as a file for another Muster. */
export function usePacking(): (campaign: { readonly id: string; readonly name: string }) => Promise<void> {
  const { t } = useI18n()
  const problemText = useProblemText()
  const { say, warn } = useToasts()
  return async (campaign) => {
    const answer = await call('archives.pack', { campaign: campaign.id })
    if (isRefusal(answer)) {
      warn(problemText(answer.problem))
      return
    }
    saveFile(answer.fileName, answer.content)
    say(t('campaigns.savedAsFile', { name: campaign.name }))
  }
}
