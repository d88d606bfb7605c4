import { shortcut, useKeys } from './keys.ts'

/** Every form saves with Ctrl+Enter and is left with Escape; the answer is how these are written. */
export function useFormKeys(does: { save: () => void; cancel: () => void }): { save: string; leave: string } {
  useKeys({
    '$mod+Enter': does.save,
    Escape: does.cancel,
  })
  return { save: shortcut('Enter'), leave: 'Esc' }
}
