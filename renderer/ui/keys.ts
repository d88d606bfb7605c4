import { tinykeys, type KeybindingHandler } from 'tinykeys'
import { onMounted, onUnmounted } from 'vue'

const MAC = navigator.platform.startsWith('Mac')

/** How a shortcut is written on this platform: `Ctrl Enter` or `⌘Enter`. */
export function shortcut(key: string): string {
  return MAC ? `⌘${key}` : `Ctrl ${key}`
}

/**
 * Keys that work while a screen is shown, in text fields too. `$mod` is Ctrl, or ⌘ on a Mac. A dialog or
 * menu that is open keeps them to itself; a handler that answers false leaves the key to the page.
 */
export function useKeys(does: Readonly<Record<string, () => unknown>>): void {
  let stop = (): void => undefined
  onMounted(() => {
    const handlers = Object.entries(does).map(([key, act]): [string, KeybindingHandler] => [
      key,
      (event: KeyboardEvent) => {
        if (act() !== false) event.preventDefault()
      },
    ])
    stop = tinykeys(window, Object.fromEntries(handlers), {
      // A widget that has used a plain key keeps it; with Ctrl or ⌘ it is never meant for a widget.
      ignore: (event) =>
        event.repeat ||
        (event.defaultPrevented && !event.ctrlKey && !event.metaKey) ||
        event.isComposing ||
        isAsking(),
    })
  })
  onUnmounted(() => stop())
}

const ASKING = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** A dialog or menu is open: keys are its own. They are drawn beside the program, where little else is. */
export function isAsking(): boolean {
  return [...document.body.children].some(
    (child) => child.id !== 'program' && (child.matches(ASKING) || child.querySelector(ASKING) !== null),
  )
}
