import { computed, onMounted, onUnmounted, shallowRef, type Ref } from 'vue'
import type { Direction } from '../undo/use-undo.ts'

/** What undo and redo do on a screen that keeps a history of its own, such as a battle. */
export type OwnHistory = Readonly<Record<Direction, () => void>>

interface Shown {
  readonly does: OwnHistory
  readonly goesOn: () => boolean
}

const shown = shallowRef<Shown | null>(null)
export const ownUndo: Readonly<Ref<OwnHistory | null>> = computed(() =>
  shown.value?.goesOn() ? shown.value.does : null,
)

/**
 * While the screen is shown, undo and redo, by key and by menu, are its own and not the program's; as long as its
 * history `goesOn`.
 */
export function useOwnUndo(does: OwnHistory, goesOn: () => boolean = () => true): void {
  const own = { does, goesOn }
  onMounted(() => {
    shown.value = own
  })
  // The next screen may have said its own before this one goes.
  onUnmounted(() => {
    if (shown.value === own) shown.value = null
  })
}
