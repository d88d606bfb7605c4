import type { historyCalls } from '../../shared/contract/undo.ts'
import type { Store } from '../database/store.ts'
import type { HandlersOf } from '../handlers.ts'

export function historyHandlers({ undo, readOnly }: Store): HandlersOf<typeof historyCalls> {
  return {
    // Where nothing can be changed, nothing can be undone.
    'history.look': () => (readOnly ? { undo: null, redo: null } : undo.look()),
    'history.undo': ({ step }) => undo.undo(step),
    'history.redo': ({ step }) => undo.redo(step),
  }
}
