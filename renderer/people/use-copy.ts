import { useI18n } from 'vue-i18n'
import { copyText } from '../client/clipboard.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import './texts.ts'

/** Copies text, and says whether it worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useI18n()
  const { say, warn } = useToasts()
  return async (text) => {
    if (await copyText(text)) say(t('people.copied'))
    else warn(t('people.notCopied'))
  }
}
