import { onMounted, onUnmounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { PrintTarget } from '../../../shared/contract/choices.ts'
import { isRefusal, type Problem } from '../../../shared/problem.ts'
import { bridge } from '../../client/bridge.ts'
import { call } from '../../client/client.ts'
import { useProgram } from '../../program/store.ts'
import { useToasts } from '../../ui/feedback/toasts.ts'
import type { PrintDocument } from '../document.ts'

export interface Progress {
  readonly to: PrintTarget
  readonly pages: number
  readonly of: number
  /** All pages are laid out: they are being written. */
  readonly done: boolean
}

/** Brings a set onto paper or into a file, tells how far it is, and can be stopped. */
export function usePrinting(): {
  readonly progress: ShallowRef<Progress | null>
  readonly problem: Ref<Problem | null>
  readonly print: (document: PrintDocument, to: PrintTarget) => Promise<void>
  readonly cancel: () => void
} {
  const { t } = useI18n()
  const program = useProgram()
  const { say } = useToasts()
  const progress = shallowRef<Progress | null>(null)
  const problem = ref<Problem | null>(null)
  let current: string | null = null
  let stop = (): void => undefined

  onMounted(() => {
    stop = bridge.listen((notice) => {
      if (notice.kind !== 'printing' || notice.id !== current || !progress.value) return
      const { pages, of, done } = notice
      progress.value = { ...progress.value, pages, of, done }
    })
  })
  onUnmounted(() => {
    stop()
    cancel()
  })

  function cancel(): void {
    if (current !== null) void call('printing.cancel', { id: current })
  }

  async function print(document: PrintDocument, to: PrintTarget): Promise<void> {
    if (progress.value) return
    problem.value = null
    progress.value = { to, pages: 0, of: 0, done: false }
    const begun = await call('printing.begin', {
      title: document.title,
      to,
      document: JSON.stringify(document),
      sheet: { paper: document.options.paper, sides: document.options.sides },
    })
    if (isRefusal(begun)) {
      problem.value = begun.problem
      progress.value = null
      return
    }
    current = begun.id
    // In a browser the pages are a tab of their own, which prints itself.
    if (program.status?.host === 'browser') window.open(`#/printed/${begun.id}`)
    const ending = await call('printing.ending', { id: begun.id })
    current = null
    progress.value = null
    if (isRefusal(ending)) problem.value = ending.problem
    else if (ending.how === 'kept') say(t('print.kept', { file: ending.file }))
    else if (ending.how === 'cancelled') say(t(`print.cancelled.${to}`))
    // A browser does not tell how its own dialog ended.
    else if (program.status?.host !== 'browser') say(t('print.printed'))
  }

  return { progress, problem, print, cancel }
}
