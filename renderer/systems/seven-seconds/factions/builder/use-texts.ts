import { onBeforeUnmount, reactive, ref, watch, type Ref } from 'vue'
import { forgetTyped, keepTyped } from '../../../../client/keep-typed.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useToasts } from '../../../../ui/feedback/toasts.ts'
import type { FactionView, OpenFaction } from './use-faction.ts'

export const TEXTS = ['name', 'shortName', 'motto', 'lore', 'notes'] as const
export type TextName = (typeof TEXTS)[number]

export interface Texts {
  /** What stands in the fields, saved or not. */
  readonly typed: Readonly<Record<TextName, string>>
  readonly type: (name: TextName, text: string) => void
  readonly errors: Ref<Partial<Record<TextName, string>>>
  /** Saves a field that was changed: one step of undo. Gives what is wrong with it, if anything. */
  readonly save: (name: TextName) => Promise<string | null>
}

/**
 * The faction's text fields: saved when they are left, and when their screen is. What was typed and is not saved
 * yet is kept on this machine, so that a crash or a closed window loses nothing.
 */
export function useTexts(
  faction: Pick<OpenFaction, 'change'>,
  view: Readonly<Ref<FactionView>>,
  names: readonly TextName[],
): Texts {
  const problemText = useProblemText()
  const { warn } = useToasts()
  const place = (name: TextName): string => `muster-draft:faction:${view.value.id}:${name}`
  const start = (name: TextName): string => localStorage.getItem(place(name)) ?? view.value[name]
  const typed = reactive(
    Object.fromEntries(TEXTS.map((name) => [name, start(name)])) as Record<TextName, string>,
  )
  const errors = ref<Partial<Record<TextName, string>>>({})

  for (const name of names) {
    // Another window, or an undo: what nobody is typing over is shown.
    watch(
      () => view.value[name],
      (now, before) => {
        if (typed[name] === before) typed[name] = now
      },
    )
    watch(
      () => typed[name],
      (now) => {
        if (now === view.value[name]) forgetTyped(place(name))
        else keepTyped(place(name), now)
      },
      { flush: 'sync' },
    )
  }

  async function save(name: TextName): Promise<string | null> {
    const text = typed[name].trim()
    const kept = place(name)
    if (text === view.value[name]) {
      typed[name] = text
      errors.value = { ...errors.value, [name]: undefined }
      return null
    }
    const problem = await faction.change({ [name]: text })
    const error = problem && problemText(problem)
    errors.value = { ...errors.value, [name]: error ?? undefined }
    if (error === null) {
      forgetTyped(kept)
      if (typed[name].trim() === text) typed[name] = text
    }
    return error
  }

  // A field whose screen goes is not left first.
  onBeforeUnmount(() => {
    for (const name of names) {
      if (typed[name].trim() === view.value[name]) continue
      void save(name).then((error) => error !== null && warn(error))
    }
  })

  return { typed, type: (name, text) => void (typed[name] = text), errors, save }
}
