import { onMounted, onUnmounted } from 'vue'
import { isAsking } from '../../shell/keys.ts'

/**
 * Plain keys of the console, heard before any widget: a letter chooses a piece also while inches are typed, since
 * no measurement has letters. Text fields of another kind keep theirs. A handler that gives false leaves the key.
 */
export function useConsoleKeys(handle: (key: string, typing: boolean) => boolean): void {
  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (isAsking()) return
    const { target } = event
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const measures = target instanceof HTMLElement && target.dataset.measure !== undefined
    if (field && !measures) return
    const onButton = target instanceof HTMLElement && target.closest('button, a, [role="radio"]') !== null
    if (onButton && (event.key === 'Enter' || event.key === ' ')) return
    const key =
      event.shiftKey && event.key.length === 1
        ? `Shift+${event.key.toUpperCase()}`
        : event.key.length === 1
          ? event.key.toLowerCase()
          : event.key
    if (event.repeat && event.key.length === 1) return
    if (!handle(key, measures)) return
    event.preventDefault()
    event.stopPropagation()
  }
  onMounted(() => window.addEventListener('keydown', hear, { capture: true }))
  onUnmounted(() => window.removeEventListener('keydown', hear, { capture: true }))
}

/** In a measurement Ctrl+Z takes back a decision too: there is no more than a number to lose. */
export function useConsoleUndo(does: { undo: () => void; redo: () => void }): void {
  function hear(event: KeyboardEvent): void {
    const { target, key, shiftKey } = event
    if (!(event.ctrlKey || event.metaKey) || isAsking()) return
    if (!(target instanceof HTMLElement) || target.dataset.measure === undefined) return
    const letter = key.toLowerCase()
    if (letter !== 'z' && letter !== 'y') return
    event.preventDefault()
    event.stopPropagation()
    if (letter === 'y' || shiftKey) does.redo()
    else does.undo()
  }
  onMounted(() => window.addEventListener('keydown', hear, { capture: true }))
  onUnmounted(() => window.removeEventListener('keydown', hear, { capture: true }))
}
