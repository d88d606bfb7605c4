/** The few words of the widgets themselves. */
export const ui = {
  cancel: 'Cancel',
  close: 'Close',
  menu: 'Menu',
  wait: 'One moment…',
  kept: 'What you typed is kept for next time.',
  throwAway: 'Throw it away',
  wholeNumber: 'A whole number from {least} to {most}.',
} as const
