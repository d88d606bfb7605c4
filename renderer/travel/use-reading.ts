import { onUnmounted, shallowRef, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { problem, type Refusal } from '../../shared/problem.ts'
import { bridge } from '../client/bridge.ts'
import { call } from '../client/client.ts'
import { readFile } from '../client/files.ts'
import { useKeys } from '../ui/keys.ts'
import { useToasts } from '../ui/feedback/toasts.ts'

/** A file on its way to main: its bytes, and the id of the reading. */
interface Sent {
  readonly content: string
  readonly reading: string
}

export interface FileReading {
  /** What is read and how far, once it takes longer than a moment. */
  readonly shown: ShallowRef<{ readonly file: string; readonly done: number; readonly of: number } | null>
  /** Lets main look into a file, or by its name alone into one that it has; null where somebody stopped that, or chose another file meanwhile. */
  readonly read: <Answer>(
    file: File | { readonly name: string },
    look: (sent: Sent) => Promise<Answer | Refusal>,
  ) => Promise<{ readonly answer: Answer | Refusal; readonly reading: string } | null>
  readonly cancel: () => void
}

/** Milliseconds: what is shorter needs no words. */
const MOMENT = 300

/** Reads files from others one at a time. Cancel, Escape and leaving the screen end it, and nothing is taken in. */
export function useReading(): FileReading {
  const { t } = useI18n()
  const { say } = useToasts()
  const shown: FileReading['shown'] = shallowRef(null)
  /** Ends what is under way; gives the name of its file. */
  let stop: (() => string) | null = null

  function cancel(): boolean {
    const file = stop?.()
    if (file !== undefined) say(t('ui.reading.stopped', { file }))
    return file !== undefined
  }

  const unreadable = ({ name }: { readonly name: string }): Refusal => ({
    problem: problem('file/unreadable', t('ui.reading.unreadable', { file: name })),
  })

  useKeys({ Escape: cancel })
  onUnmounted(() => stop?.())

  return {
    shown,
    read: async (file, look) => {
      stop?.()
      const reading = crypto.randomUUID()
      let far = { file: file.name, done: 0, of: 0 }
      let isShown = false
      const showing = setTimeout(() => {
        isShown = true
        shown.value = far
      }, MOMENT)
      const stopHearing = bridge.listen((notice) => {
        if (notice.kind !== 'reading' || notice.id !== reading) return
        far = { ...far, done: notice.done, of: notice.of }
        if (isShown) shown.value = far
      })
      const settle = (): void => {
        clearTimeout(showing)
        stopHearing()
        shown.value = null
        stop = null
      }
      const own = (): string => {
        settle()
        void call('program.endReading', { reading })
        return file.name
      }
      stop = own
      const content = file instanceof File ? await readFile(file).catch(() => null) : ''
      if (stop !== own) return null
      const answer = content === null ? unreadable(file) : await look({ content, reading })
      if (stop !== own) return null
      settle()
      return { answer, reading }
    },
    cancel,
  }
}
