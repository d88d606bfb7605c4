import type { historyCalls } from '../../shared/contract/history.ts'
import type { Store } from '../database/store.ts'
import type { HandlersOf } from '../handlers.ts'

export function historyHandlers({ undo }: Store): HandlersOf<typeof historyCalls> {
  return {
    'history.look': () => undo.look(),
    'history.undo': ({ step }) => undo.undo(step),
    'history.redo': ({ step }) => undo.redo(step),
  }
}
