/** Enter chooses the radio button or ticks the box that has the focus, as Space does. */
export function enterChooses(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, repeat } = event
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
  const chosen = target.role === 'radio' && target.ariaChecked === 'true'
  event.preventDefault()
  if (!repeat && !chosen) target.click()
}
