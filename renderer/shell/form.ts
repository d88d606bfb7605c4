import { computed, onMounted, onUnmounted, ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Draft } from '../ui/fields/draft.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import { shortcut, useKeys } from '../ui/keys.ts'

export interface Form {
  /** How its keys are written. */
  readonly keys: { readonly save: string; readonly leave: string }
  /** What was typed is saved: the draft has done its work. */
  readonly saved: () => void
}

const open = ref(0)

/** A form is shown: what is typed there comes first, and nothing saved is undone behind it. */
export const formIsOpen: Readonly<Ref<boolean>> = computed(() => open.value > 0)

/** The one toast that says that a draft is kept, and offers to throw away just that. */
let kept: { readonly draft: string; readonly toast: number } | null = null

/**
 * Every form saves with Ctrl+Enter and is left with Escape. However it is left, what was typed is there
 * again next time; a toast says so and offers to throw it away, until the same form is opened again.
 */
export function useForm(
  draft: Pick<Draft<object>, 'key' | 'touched' | 'clear'>,
  does: { save: () => void; cancel: () => void },
): Form {
  const { t } = useI18n()
  const { say, close } = useToasts()

  function unsay(): void {
    if (kept?.draft === draft.key) close(kept.toast)
  }

  onMounted(() => {
    open.value += 1
    unsay()
  })
  onUnmounted(() => {
    open.value -= 1
    if (!draft.touched.value) return
    if (kept) close(kept.toast)
    const toast = say(t('ui.kept'), { label: t('ui.throwAway'), run: draft.clear })
    kept = { draft: draft.key, toast }
  })
  useKeys({
    '$mod+Enter': does.save,
    Escape: does.cancel,
  })
  return {
    keys: { save: shortcut('Enter'), leave: 'Esc' },
    saved: () => {
      draft.clear()
      // Who has left meanwhile was told that it is kept.
      unsay()
    },
  }
}
