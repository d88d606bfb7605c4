import { computed, onMounted, onUnmounted, ref, type Ref } from 'vue'
import { shortcut, useKeys } from './keys.ts'

const open = ref(0)

/** A form is shown: what is typed there comes first, and nothing saved is undone behind it. */
export const formIsOpen: Readonly<Ref<boolean>> = computed(() => open.value > 0)

/** Every form saves with Ctrl+Enter and is left with Escape; the answer is how these are written. */
export function useFormKeys(does: { save: () => void; cancel: () => void }): { save: string; leave: string } {
  onMounted(() => (open.value += 1))
  onUnmounted(() => (open.value -= 1))
  useKeys({
    '$mod+Enter': does.save,
    Escape: does.cancel,
  })
  return { save: shortcut('Enter'), leave: 'Esc' }
}
