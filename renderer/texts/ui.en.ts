/** The few words of the widgets themselves. */
export const ui = {
  cancel: 'Cancel',
  close: 'Close',
  menu: 'Menu',
  wait: 'One moment…',
  kept: 'What you typed is kept for next time.',
  throwAway: 'Throw it away',
  halfDate: 'Fill in day, month and year, or clear all three.',
  wholeNumber: 'A whole number from {least} to {most}.',
} as const
