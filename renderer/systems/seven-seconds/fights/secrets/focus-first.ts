/** Begins a screen of one side at its top: at the PIN, at the heading of what it shows, else at its first button. */
export function focusFirst(screen: HTMLElement | null): void {
  const wanted = screen?.querySelector<HTMLElement>('.gate input, .content h2, .content button')
  if (wanted?.matches('h2')) wanted.tabIndex = -1
  wanted?.focus({ preventScroll: true })
}
