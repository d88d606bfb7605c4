import { nextTick, ref, type Ref } from 'vue'
import type { Problem } from '../../../shared/problem.ts'
import { focusFirstWrong } from './first-wrong.ts'

/** Gives what stands against it; nothing when it was done. */
export type Send = () => Promise<Problem | undefined>

export interface Submitting {
  readonly busy: Readonly<Ref<boolean>>
  /** What stood against it the last time. */
  readonly problem: Ref<Problem | null>
  /** Sends the form, unless a field is wrong: then that has the focus. */
  readonly submit: () => Promise<void>
  /** Does something else with what is typed. */
  readonly run: (send: Send) => Promise<void>
}

/** How every form is sent: once at a time, when nothing in it is wrong. `check` marks what is. */
export function useSubmit(
  form: Readonly<Ref<HTMLFormElement | null>>,
  does: { check?: () => unknown; send: Send },
): Submitting {
  const busy = ref(false)
  const problem = ref<Problem | null>(null)

  async function run(send: Send): Promise<void> {
    if (busy.value) return
    busy.value = true
    try {
      problem.value = (await send()) ?? null
    } finally {
      busy.value = false
    }
    await nextTick()
    // What was refused may have marked a field.
    focusFirstWrong(form.value)
  }

  async function submit(): Promise<void> {
    if (busy.value) return
    await does.check?.()
    await nextTick()
    if (!focusFirstWrong(form.value)) await run(does.send)
  }
  return { busy, problem, submit, run }
}
