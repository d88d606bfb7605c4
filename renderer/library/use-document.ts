import { computed, onBeforeUnmount, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Input } from '../../shared/contract/index.ts'
import type { Kept } from '../../shared/contract/documents.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { useChanges } from '../client/changes.ts'
import { call } from '../client/client.ts'
import { inOrder } from '../client/in-order.ts'
import { newest } from '../client/newest.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/feedback/toasts.ts'

export type DocumentChange = Input<'documents.change'>['change']

export interface OpenDocument {
  readonly kept: ShallowRef<Kept | null>
  /** What stands in the form, kept or not. */
  readonly draft: ShallowRef<object | null>
  /** What was typed to read it, where it is kept closed. */
  readonly enter: (pin: string) => Promise<void>
  /** Why it was not right. */
  readonly closed: Ref<Problem | null>
  /** Keeps it closed with this PIN, or with null open for everybody. */
  readonly lock: (chosen: string | null) => Promise<Problem | null>
  /** Its PIN, as whoever is in has typed it. */
  readonly pin: Ref<string | null>
  /** Why there is nothing to show. */
  readonly problem: Ref<Problem | null>
  /** Why what stands in the form is not kept as it is. */
  readonly refused: Ref<Problem | null>
  /** Whether what stands in the form is in the file. */
  readonly keeping: ComputedRef<'kept' | 'keeping' | 'refused'>
  /** It was there, and an undo, here or in another window, has taken it away. */
  readonly gone: Ref<boolean>
  /** What was typed is kept once nobody has typed for a moment; what was chosen, `now`. */
  readonly write: (document: object, now: boolean) => void
  /** Keeps what was typed so far. */
  readonly settle: () => Promise<void>
  readonly change: (change: DocumentChange) => Promise<void>
}

/** Milliseconds without a key after which what was typed is one step of undo. */
const PAUSE = 700

/** One document that is worked on: kept as it is typed, one step of undo a pause. */
export function useDocument(id: string): OpenDocument {
  const problemText = useProblemText()
  const { warn } = useToasts()
  const kept = shallowRef<Kept | null>(null)
  const draft = shallowRef<object | null>(null)
  const problem = ref<Problem | null>(null)
  const refused = ref<Problem | null>(null)
  const gone = ref(false)
  const pin = ref<string | null>(null)
  const closed = ref<Problem | null>(null)
  const key = (): { pin?: string } => (pin.value === null ? {} : { pin: pin.value })
  const typed = ref(false)
  const sending = ref(0)
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = newest(
    () => call('documents.view', { id, ...key() }),
    (answer) => {
      if (sending.value > 0) return
      if (isRefusal(answer)) {
        if (answer.problem.code.startsWith('document/pin')) closed.value = answer.problem
        else if (kept.value === null) problem.value = answer.problem
        else gone.value = answer.problem.code === 'document/gone'
        return
      }
      kept.value = answer
      closed.value = null
      if (!answer.locked) pin.value = null
      // What nobody is typing over is shown as it is kept.
      if (!typed.value && refused.value === null) draft.value = answer.document
    },
  )
  void read()
  useChanges(() => {
    if (sending.value === 0) void read()
  })

  async function send(change: DocumentChange): Promise<void> {
    sending.value += 1
    const answer = await inOrder(() => call('documents.change', { id, change, ...key() }))
    sending.value -= 1
    if (isRefusal(answer) && change.document === undefined) warn(problemText(answer.problem))
    if (change.document !== undefined) refused.value = isRefusal(answer) ? answer.problem : null
    if (sending.value === 0) await read()
  }

  async function settle(): Promise<void> {
    clearTimeout(timer)
    if (!typed.value || draft.value === null) return
    typed.value = false
    await send({ document: draft.value })
  }

  onBeforeUnmount(() => {
    void settle().then(() => refused.value && warn(problemText(refused.value)))
  })

  const keeping = computed(() => {
    if (typed.value || sending.value > 0) return 'keeping'
    return refused.value ? 'refused' : 'kept'
  })

  return {
    kept,
    draft,
    problem,
    refused,
    keeping,
    gone,
    write: (document, now) => {
      draft.value = document
      typed.value = true
      clearTimeout(timer)
      if (now) void settle()
      else timer = setTimeout(() => void settle(), PAUSE)
    },
    settle,
    pin,
    closed,
    enter: async (typed) => {
      pin.value = typed
      await read()
      if (closed.value) pin.value = null
    },
    lock: async (chosen) => {
      await settle()
      const answer = await call('documents.lock', { id, chosen, ...key() })
      if (isRefusal(answer)) return answer.problem
      pin.value = chosen
      await read()
      return null
    },
    change: async (change) => {
      await settle()
      await send(change)
    },
  }
}
