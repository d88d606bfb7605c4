import type { undoCalls } from '../../shared/contract/undo.ts'
import type { Store } from '../database/store.ts'
import type { HandlersOf } from '../handlers.ts'

export function undoHandlers({ undo, readOnly }: Store): HandlersOf<typeof undoCalls> {
  return {
    // Where nothing can be changed, nothing can be undone.
    'undo.look': () => (readOnly ? { undo: null, redo: null } : undo.look()),
    'undo.undo': ({ step }) => undo.undo(step),
    'undo.redo': ({ step }) => undo.redo(step),
  }
}
