import { computed, onMounted, onUnmounted, shallowRef, type Ref } from 'vue'
import type { Direction } from '../history/use-undo.ts'

/** What undo and redo do on a screen that keeps a history of its own, such as a battle. */
export type OwnHistory = Readonly<Record<Direction, () => void>>

const shown = shallowRef<OwnHistory | null>(null)
export const ownHistory: Readonly<Ref<OwnHistory | null>> = computed(() => shown.value)

/** While the screen is shown, undo and redo, by key and by menu, are its own and not the program's. */
export function useOwnHistory(does: OwnHistory): void {
  onMounted(() => {
    shown.value = does
  })
  // The next screen may have said its own before this one goes.
  onUnmounted(() => {
    if (shown.value === does) shown.value = null
  })
}
