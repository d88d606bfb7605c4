/** The few words of the widgets themselves. */
export const ui = {
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  menu: 'Menu',
  wait: 'One moment…',
  reading: {
    text: 'Reading {file}…',
    label: 'How much of it is read',
    unreadable: '{file} cannot be read: see whether it is still there, then choose it again.',
    stopped: '{file} is no longer read. Nothing was taken from it.',
  },
  notLoaded: {
    title: 'This screen did not come',
    text: 'A part of Muster could not be loaded. Nothing you saved or typed is lost.',
    again: 'Try again',
  },
  restored: 'Here is what you had typed before.',
  startOver: 'Start over',
  kept: 'What you typed is kept for next time.',
  throwAway: 'Throw it away',
  noDate: 'no date',
  halfDate: 'Fill in day, month and year, or clear all three.',
  wholeNumber: 'A whole number from {least} to {most}.',
} as const
