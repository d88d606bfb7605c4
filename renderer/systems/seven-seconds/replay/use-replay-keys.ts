import { onMounted, onUnmounted, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useKeyHints } from '../../../shell/key-line.ts'
import type { MomentKind } from './use-replay.ts'

interface Does {
  readonly play: () => void
  readonly go: (number: number) => void
  readonly step: (by: 1 | -1) => void
  readonly jump: (kind: MomentKind, by: 1 | -1) => void
  readonly last: () => number
  readonly pin: () => void
  readonly correct: () => void
}

const JUMPS: Readonly<Record<string, MomentKind>> = { r: 'round', k: 'kill', v: 'reveal', t: 'turn' }
/** Widgets that mean something of their own by these keys. */
const OWN = 'input:not([type="range"]), textarea, select, [role="radio"], [contenteditable]'
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** A dialog or menu is open that this is not in. They are drawn beside the program: the whole of it is not searched. */
function isAskedBeside(own: HTMLElement): boolean {
  return [...document.body.children].some(
    (child) =>
      child.id !== 'program' &&
      !child.contains(own) &&
      (child.matches(OPEN) || child.querySelector(OPEN) !== null),
  )
}

/** The keys of a replay; held down they go on. They hold behind a side's gate too, which is a dialog. */
export function useReplayKeys(root: Ref<HTMLElement | null>, does: Does): void {
  const { t } = useI18n()

  function hear(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event
    if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || !root.value) return
    if (target instanceof Element && target.matches(OWN)) return
    const own = root.value
    if (isAskedBeside(own)) return
    if (act(event, target)) event.preventDefault()
  }

  function act({ key, shiftKey, repeat }: KeyboardEvent, target: EventTarget | null): boolean {
    const kind = JUMPS[key.toLowerCase()]
    if (kind) does.jump(kind, shiftKey ? -1 : 1)
    else if (key === 'ArrowRight' || key === 'ArrowUp') does.step(1)
    else if (key === 'ArrowLeft' || key === 'ArrowDown') does.step(-1)
    else if (key === 'PageUp' || key === 'PageDown') does.jump('round', key === 'PageUp' ? 1 : -1)
    else if (key === 'Home') does.go(1)
    else if (key === 'End') does.go(does.last())
    else if (repeat) return false
    // On a button the space bar presses that.
    else if (key === ' ' && !(target instanceof HTMLButtonElement)) does.play()
    else if (key === 'p') does.pin()
    else if (key === 'F2') does.correct()
    else return false
    return true
  }

  // A list that scrolls by these keys is scrolled by the moment instead.
  onMounted(() => window.addEventListener('keydown', hear))
  onUnmounted(() => window.removeEventListener('keydown', hear))

  useKeyHints(() => [
    { keys: ['Space'], does: t('replay.keys.play') },
    { keys: ['←', '→'], does: t('replay.keys.step') },
    ...Object.entries(JUMPS).map(([key, kind]) => ({
      keys: [key.toUpperCase()],
      does: t(`replay.keys.${kind}`),
    })),
    { keys: ['⇧'], does: t('replay.keys.back') },
    { keys: ['P'], does: t('replay.keys.pin') },
  ])
}
