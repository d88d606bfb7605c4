import { addTexts } from '../texts/index.ts'

/** The sentences of everything that lies in a trash for 90 days, and of the trash of campaigns. */
export const trash = {
  deleted: 'deleted on {date}',
  deletedBy: 'deleted on {date} by {who}',
  left: 'gone for good today | one day left | {n} days left',
  restore: 'Put back',
  remove: 'Delete for good…',
  removeTitle: 'Delete {name} for good?',
  removeAction: 'Delete for good',
  removed: '{name} is gone.',
  campaigns: {
    list: 'Deleted campaigns',
    text: 'Deleted campaigns stay here for 90 days, with everything that is in them. Then they are gone for good.',
    empty: {
      title: 'The trash is empty',
      text: 'A campaign that is deleted comes here first, with its battles, its people and all that was written of it, and can be put back for 90 days.',
      action: 'To the campaigns',
    },
    archived: 'from the archive',
    battles: 'no battles | 1 battle | {n} battles',
    restored: '{name} is back.',
    restoredArchived: '{name} is back in the archive.',
    removeText:
      'Its battles with their logs and photos, its people, its purchases and its chronicle go with it. Undo does not bring it back.',
  },
} as const

addTexts({ trash })
