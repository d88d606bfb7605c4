import { addTexts } from '../texts/index.ts'

/** Battles that Muster runs, whichever game they are of: how one is begun, found, gone on with and looked at once more. */
const fight = {
  before: {
    against: '{a} against {b}',
    gone: 'This battle cannot be shown',
    maybeTrash:
      'It may be in the trash: its campaign in that of the campaigns, or the battle in that of its campaign, which is opened from the campaign’s battles. Put back, it is here again with its log.',
    toTrash: 'Trash of the campaigns',
    toTrashOf: 'Trash of {name}',
    stage: { before: 'before round 1', round: 'round {n}', ended: 'played to its end' },
    begin: {
      title: 'Play a battle',
      cancel: 'Cancel',
      begin: 'Begin the battle',
      key: 'begin',
      who: 'Who fights',
      place: 'Place, if you know it',
      help: 'How far Muster helps',
      level: { assist: 'Assist', enforce: 'Enforce', record: 'Record' },
      levelDetail: {
        assist: 'Tells you the rule, and notes it when you do otherwise.',
        enforce: 'Does only what the rules allow, and says why not.',
        record: 'You play without Muster and enter the result on one page.',
      },
      running: 'Battles under way',
      goOn: 'Continue',
      abandon: 'Abandon',
      lookBack: 'Look back',
      abandoned: '{battle} was abandoned.',
    },
  },
  console: {
    single: 'Single battle',
    rulePage: '{text} (p.{page})',
    ruleLine: '{text} (line {page} of the book)',
    assist: {
      title: 'Not by the rules',
      text: 'You can do it all the same: the log notes it. | You can do it all the same: the log notes all {n}.',
      action: 'Do it all the same',
      mark: 'Not by the rules',
    },
  },
}

const replay = {
  title: 'Replay: {battle}',
  link: 'Replay',
}

addTexts({ fight, replay })
