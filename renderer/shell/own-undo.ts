import { onMounted, onUnmounted, shallowRef, type ShallowRef } from 'vue'
import type { Direction } from '../history/use-undo.ts'

/** What undo and redo do on a screen that keeps a history of its own. */
export type OwnUndo = Readonly<Record<Direction, () => void>>

const own = shallowRef<OwnUndo | null>(null)

/** The history of the screen that is shown; null where undo is the program's. */
export const ownUndo: Readonly<ShallowRef<OwnUndo | null>> = own

/** Undo and redo act on this screen's own history while it is shown. */
export function useOwnUndo(undo: OwnUndo): void {
  onMounted(() => (own.value = undo))
  onUnmounted(() => {
    if (own.value === undo) own.value = null
  })
}
