import { onUnmounted, watchEffect } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { useProgram } from '../program/store.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import { unchanging } from '../ui/unchanging.ts'

/**
 * Where nothing can be changed, as in a backup that is looked at, everything that changes something says so, and a
 * screen that is there for nothing else is not opened.
 */
export function useUnchanging(): void {
  const { t } = useI18n()
  const { say } = useToasts()
  const program = useProgram()
  watchEffect(() => {
    const { visiting, backups } = program.status?.data ?? {}
    if (visiting) unchanging.value = t('settings.unchanging.backup')
    else unchanging.value = backups?.code === 'database/read-only' ? t('settings.unchanging.readOnly') : null
  })
  const stop = useRouter().beforeEach(({ meta }) => {
    if (!meta.changes || unchanging.value === null) return true
    say(unchanging.value)
    return false
  })
  onUnmounted(stop)
}
