import { addTexts } from '../texts/index.ts'
import { addLanguage } from '../texts/languages.ts'

/** What stands on paper too. Every sentence here has its German in `texts.de.ts`. */
export const told = {
  battle: 'Battle {n}',
  epilogue: 'Epilogue',
  report: {
    afterwards: 'Afterwards',
    won: '{name} won.',
    lost: '{name} lost.',
    drawn: 'For {name} it was a draw.',
    open: 'Nobody can say whether {name} won or lost.',
    points: 'That brought one point. | That brought {n} points.',
    gone: { fallen: 'Fallen: {who}.', lost: 'Lost: {who}.', destroyed: 'Destroyed: {who}.' },
    joined: 'Came along: {who}.',
    best: 'Did most: {who} – {deeds}.',
    whom: '{did} ({whom})',
  },
}

/** Campaigns that are a log of battles, whichever game they are of. */
const adventures = {
  begin: 'New campaign',
  start: 'Start the campaign',
  cancel: 'Cancel',
  name: 'Name',
  nameIt: 'Give the campaign a name first.',
  startsOn: 'Starts on',
  place: 'Where it is played',
  rules: 'House rules',
  usualRules: 'As Muster has them',
  rulesHint: 'The campaign gets a copy: what you change in your library later is not changed here.',
  finished: 'This campaign was closed on {day}. Everything can still be read, and it can be opened again.',
  more: 'More',
  setUp: 'Where and since when',
  changed: '{name} was changed.',
  end: 'Close the campaign',
  endAgain: 'Change how it ended',
  endText: 'Its battles and people stay as they are, and it can be opened again.',
  endAction: 'Close it',
  finishedOn: 'Ended on',
  noDay: 'Say on which day it ended.',
  closed: '{name} was closed.',
  reopen: 'Open it again',
  reopened: '{name} is open again.',
  goesOn: 'It goes on: what becomes of everybody stands here when it is over.',
  result: { won: 'Won', lost: 'Lost', drawn: 'A draw', open: 'Open' },
  points: '1 point | {n} points',
  pointsHead: 'Points',
  lost: { fallen: 'Fallen: {who}', lost: 'Losses: {who}', destroyed: 'Destroyed: {who}' },
  lostHead: 'Fallen',
  goneHead: 'Of theirs lost',
  joined: 'Came along: {who}',
  foundPeople: 'People',
  notCarriedOn:
    '{who}: what the last battle left of them is not written down yet. Until it is, the next one begins as if that had never been.',
  wentOn: '{name} is ready for the next battle.',
  nobody: 'Nobody has fought yet',
  nobodyText:
    'Standings, service records and the roll of the fallen follow from the battles of this campaign.',
  standings: 'Standings',
  standingsText:
    'A battle counts for the player who leads what was sent out; where nobody does, for whoever was named at its beginning. The records of the players count in the same way.',
  records: 'Service records',
  who: 'Who',
  battles: 'Battles',
  lastSeen: 'Last seen',
  roll: { fallen: 'Roll of the fallen', lost: 'Roll of the lost', destroyed: 'Roll of the destroyed' },
  noneFallen: 'Nobody has fallen so far.',
  seek: 'Seek a battle: its name, who fought, who fell',
  how: 'How it ended',
  any: 'Anyhow',
  running: 'Goes on',
  nothingFound: 'No battle is like this: seek something else.',
  noChronicle: 'Nothing to tell yet',
  noChronicleText:
    'Each battle that is over gets its chapter here by itself: how it went, and what became of everybody.',
  ...told,
  reports: {
    title: 'Report',
    print: 'Print',
    save: 'Save as text',
    saved: 'The report “{name}” was saved.',
    telling: 'It is still being told: wait a moment.',
    which: 'Battle',
    none: 'No battle is over yet: its report can be printed then.',
  },
  numbers: {
    of: 'Of one battle that is over. | Of {n} battles that are over.',
    none: 'Nothing to count yet',
    noneText: 'What was thrown, hit, won and lost is counted from the logs of battles that are over.',
    tries: 'Of',
    share: 'Share',
    expected: 'Expected',
    outOf: '{n} of {of}',
    how: 'The arrow keys go from bar to bar. The line across a bar is what was to be expected.',
  },
}

addTexts({ adventures })
addLanguage('de-DE', () => import('./texts.de.ts'))
