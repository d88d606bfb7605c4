import { nextTick } from 'vue'

/** Enter chooses the radio button or ticks the box that has the focus, as Space does. */
export function enterChooses(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, repeat } = event
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
  const chosen = target.role === 'radio' && target.ariaChecked === 'true'
  event.preventDefault()
  if (!repeat && !chosen) target.click()
}

/**
 * A group of radio buttons, in which arrows move and choose. Reka checks what they reach some turns later, and only
 * while a key is down: one that is let go at once (by a screen reader, a remote control, a test) leaves nothing
 * chosen, and one that comes right behind Tab or another arrow chooses what had the focus before. So arrows choose
 * here, in the same turn, and Reka, which listens at the window, does not hear of them.
 */
export function keysChoose(event: KeyboardEvent): void {
  enterChooses(event)
  const { key, currentTarget, defaultPrevented } = event
  if (!key.startsWith('Arrow') || !defaultPrevented) return
  event.stopPropagation()
  // After the focus has moved: a key that comes right behind it finds it chosen.
  void nextTick(() => {
    const reached = document.activeElement
    const ours = currentTarget instanceof Element && currentTarget.contains(reached)
    if (ours && reached instanceof HTMLElement && reached.ariaChecked === 'false') reached.click()
  })
}
