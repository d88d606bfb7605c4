import { nextTick, ref, type Ref } from 'vue'

/** Whether a text of a page is written in; leaving that, the focus goes back to the button that led there. */
export function useEditing(page: Readonly<Ref<HTMLElement | null>>): {
  readonly editing: Ref<boolean>
  readonly leave: () => Promise<void>
} {
  const editing = ref(false)
  return {
    editing,
    leave: async () => {
      editing.value = false
      // The form is gone and took the focus along, where nobody went on meanwhile.
      await nextTick()
      if (document.activeElement === document.body) page.value?.querySelector<HTMLElement>('.edit')?.focus()
    },
  }
}
