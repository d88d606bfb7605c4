import { onMounted, onUnmounted, shallowRef, type Ref, type ShallowRef } from 'vue'
import { TERM, type TermGroup } from './term-group.ts'

interface TermTip {
  /** The word that is being explained. */
  readonly shown: Readonly<ShallowRef<HTMLElement | null>>
  /** What the text listens to. */
  readonly hears: Readonly<Record<string, (event: never) => void>>
}

/** Milliseconds. A pointer on its way across asks nothing; one on its way to what is said may leave the word. */
const COMING = 250
const LEAVING = 250

/** There is one explanation at a time; this puts it away. */
let closeShown: (() => void) | null = null
/** What keys do on the words of a text, by the text’s element. */
const onKeyIn = new WeakMap<Element, (event: KeyboardEvent, term: HTMLElement) => void>()

const termAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TERM) : null

/**
 * Of all that is open the explanation goes first and alone, and a word that has the focus has its keys: also where a
 * battle hears every key before any widget does, so this is there before any such screen.
 */
function hearFirst(event: KeyboardEvent): void {
  const term = termAt(event)
  if (event.key === 'Escape' && closeShown) {
    event.preventDefault()
    closeShown()
  } else if (term?.parentElement) onKeyIn.get(term.parentElement)?.(event, term)
  else return
  if (event.defaultPrevented) event.stopImmediatePropagation()
}
window.addEventListener('keydown', hearFirst, { capture: true })

/** Explains a word of a text as long as the pointer or the focus is on it, or until something else is pressed. */
export function useTip(root: Readonly<Ref<HTMLElement | null>>, group: TermGroup): TermTip {
  const shown = shallowRef<HTMLElement | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (does: () => void, after: number): void => {
    clearTimeout(timer)
    timer = setTimeout(does, after)
  }
  function close(): void {
    clearTimeout(timer)
    shown.value = null
    window.removeEventListener('pointerdown', outside, { capture: true })
    if (closeShown === close) closeShown = null
  }
  function show(term: HTMLElement): void {
    clearTimeout(timer)
    if (closeShown !== close) closeShown?.()
    closeShown = close
    shown.value = term
    window.addEventListener('pointerdown', outside, { capture: true })
  }
  function outside({ target }: Event): void {
    if (!(target instanceof Node) || !root.value?.contains(target)) close()
  }

  onMounted(() => {
    if (!root.value) return
    onKeyIn.set(root.value, (event, term) => {
      if (event.key !== 'Enter' && event.key !== ' ') return group.onKey(event)
      event.preventDefault()
      if (shown.value === term) close()
      else show(term)
    })
  })
  onUnmounted(close)

  return {
    shown,
    hears: {
      pointerover: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        const term = termAt(event)
        if (term) later(() => show(term), shown.value ? 0 : COMING)
        else if (event.target instanceof Element && event.target.closest('[popover]')) clearTimeout(timer)
        else later(close, LEAVING)
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') later(close, LEAVING)
      },
      focusin: (event: FocusEvent) => {
        const term = termAt(event)
        if (!term) return
        group.reached(term)
        if (term.matches(':focus-visible')) show(term)
      },
      focusout: close,
      // In a label the press is meant for the word, and not for its field.
      click: (event: MouseEvent) => {
        const term = termAt(event)
        if (!term) return
        event.preventDefault()
        event.stopPropagation()
        show(term)
      },
    },
  }
}
