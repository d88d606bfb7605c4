import { tinykeys } from 'tinykeys'
import { onMounted, onUnmounted } from 'vue'

const MAC = navigator.platform.startsWith('Mac')

/** How a shortcut is written on this platform: `Ctrl+Enter` or `⌘Enter`. */
export function shortcut(key: string): string {
  return MAC ? `⌘${key}` : `Ctrl ${key}`
}

/** Every form saves with Ctrl+Enter and is left with Escape; the answer is how these are written. */
export function useFormKeys(does: { save: () => void; cancel: () => void }): { save: string; leave: string } {
  let stop = (): void => undefined
  const unlessAsking = (act: () => void) => (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    act()
  }
  onMounted(() => {
    stop = tinykeys(window, { '$mod+Enter': unlessAsking(does.save), Escape: unlessAsking(does.cancel) })
  })
  onUnmounted(() => stop())
  return { save: shortcut('Enter'), leave: 'Esc' }
}
