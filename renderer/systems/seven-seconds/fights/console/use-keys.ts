import { nextTick, onMounted, onUnmounted, watch } from 'vue'
import { isAsking } from '../../../../ui/keys.ts'
import { keyQueue } from './model/key-queue.ts'

/** What keys have to wait for. */
export interface Landing {
  /** An action is on its way. */
  readonly isLanding: () => boolean
  /** What the battle is at: a key is meant for that, and for nothing that comes after it. */
  readonly stage: () => string
  /** The last one was not done. */
  readonly isRefused: () => boolean
}

/**
 * Plain keys of the console, heard before any widget: a letter chooses a piece also while inches are typed, since
 * no measurement has letters. Text fields of another kind keep theirs. A handler that gives false leaves the key.
 * While an action lands, keys wait and are played when it has, as if they had been pressed then. A key that is
 * `wanted` does not press the button that has the focus.
 */
export function useConsoleKeys(
  handle: (key: string, typing: boolean) => boolean,
  landing: Landing,
  wanted: (key: string) => boolean,
): void {
  const queue = keyQueue(landing.isLanding, play, settle)

  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (isAsking()) return
    const { target } = event
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const measures = measuring(target)
    if (field && !measures) return
    const key = keyOf(event)
    if (isPlain(key) && queue.keep(key, event.repeat)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    // Held down, Enter would go on from one screen into the next.
    if (event.repeat && event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (presses(target, event.key) && !wanted(key)) return
    if (event.repeat && event.key.length === 1) return
    if (!handle(key, measures)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** A key that waited does what the page would have done with it. */
  function play(key: string): void {
    const { activeElement: focused } = document
    const measures = measuring(focused)
    if (presses(focused, key) && !wanted(key)) focused.click()
    else if (handle(key, measures) || !measures) return
    else if (key === 'Enter') focused.form?.requestSubmit()
    else if (key === 'Backspace') typeInto(focused, focused.value.slice(0, -1))
    else if (key.length === 1) typeInto(focused, isSelected(focused) ? key : focused.value + key)
  }

  watch(landing.isLanding, (now) => {
    if (now) return
    if (landing.isRefused()) queue.empty()
    void queue.landed()
  })
  watch(landing.stage, queue.empty)
  onMounted(() => window.addEventListener('keydown', hear, { capture: true }))
  onUnmounted(() => window.removeEventListener('keydown', hear, { capture: true }))
}

function keyOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length > 1) return key
  return shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase()
}

/** Keys that do something in the console; Tab and the rest are the page's. */
function isPlain(key: string): boolean {
  return key.length === 1 || key.startsWith('Shift+') || /^(Enter|Escape|Backspace|Arrow.+)$/.test(key)
}

function measuring(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.measure !== undefined
}

/** A key that a button takes. On a radio button that is chosen Enter carries out what its form is for. */
function presses(target: EventTarget | null, key: string): target is HTMLElement {
  if (!(target instanceof HTMLElement) || (key !== 'Enter' && key !== ' ')) return false
  const takes =
    key === ' ' ? 'button, a, [role="radio"]' : 'button:not([role="radio"][aria-checked="true"]), a'
  return target.closest(takes) !== null
}

function isSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length
}

function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was decided is on the screen, and the focus is where the next key belongs. */
async function settle(): Promise<void> {
  await nextTick()
  await nextTick()
  await nextTick()
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
