/** The few words of the widgets themselves. */
export const ui = {
  cancel: 'Cancel',
  close: 'Close',
  menu: 'Menu',
  wait: 'One moment…',
} as const
