import { addTexts } from '../texts/index.ts'

/** Files that one looks into, and brings things over from. */
export const archives = {
  title: 'Bring over',
  titleOf: {
    backup: 'Inside the backup of {when}',
    second: 'Inside the backup of {when}',
    aside: 'Inside the file set aside {when}',
    file: 'Inside {file}',
  },
  back: { settings: 'Back to Settings', campaigns: 'Back to the campaigns' },
  empty: {
    title: 'Bring something over from a file',
    text: 'Choose a file that another Muster has saved: a campaign (.muster-archive), a copy (.sqlite) or a backup (.sqlite.gz). You see what is in it before anything comes over, and what is here stays unless you say otherwise.',
    choose: 'Choose a file…',
    drop: 'Or drop it here.',
  },
  tooLarge:
    '{file} has {size}; Muster reads files of up to {most}. If it is a copy of everything, open it in a Muster of its own (--data with an empty folder), and save the campaign that you want as a file there.',
  ownBackup: 'this backup',
  ownAside: 'this file',
  holds: 'It holds {holds}.',
  lost: 'The file is damaged: {n} row of it could not be read and is left out. | The file is damaged: {n} rows of it could not be read and are left out.',
  lostNone: 'The file is damaged, and yet all that is listed here can be read.',
  nothing: 'There is nothing in it that could be brought over.',
  kinds: {
    campaign: 'Campaigns',
    fight: 'Single battles',
    player: 'Players',
    names: 'Lists of names',
    document: 'Teams, missions and the like',
  },
  what: {
    campaign: 'Campaign',
    fight: 'Single battle',
    player: 'Player',
    names: 'List of names',
    document: 'Document',
  },
  all: 'All {kind}',
  filter: 'Find a name',
  filtered: 'No name here has “{text}” in it.',
  onlyOther: 'Only what is missing here, or not the same',
  onlySame: 'Everything in it is here already, just as it is in the file.',
  counted: {
    battles: '{n} battle | {n} battles',
    underWay: '{n} under way',
    names: '{n} name | {n} names',
    lines: '{n} line of its log | {n} lines of its log',
  },
  last: { campaign: 'the last of {day}', fight: 'last played {day}', other: 'changed {day}' },
  trashed: 'in the trash',
  comes: {
    campaign: '{n} campaign | {n} campaigns',
    battle: '{n} battle | {n} battles',
    underWay: '{n} battle under way | {n} battles under way',
    fight: '{n} single battle | {n} single battles',
    player: '{n} player | {n} players',
    names: '{n} list of names | {n} lists of names',
    document: '{n} document | {n} documents',
  },
  partsOther: '{parts}, {n} missing here or not the same',
  partsCome: 'They come over with it.',
  standing: { new: 'missing here', same: 'the same here', differs: 'not the same here' },
  uncompared: 'one of it is here; they are compared before anything comes over',
  there: 'in the file: {held}',
  here: 'here: {held}',
  chosen: 'Nothing chosen | {n} chosen | {n} chosen',
  choose: 'choose',
  chooseFirst: 'Tick what shall come over.',
  bring: 'Bring over…',
  weigh: {
    title: 'Bring these over?',
    waits: 'Muster still compares them with what is here.',
    comes: 'Comes over: {what}.',
    comesNone: 'As you have answered nothing comes over.',
    new: 'Missing here',
    same: 'Here already, just as in the file',
    clash: 'Here already, and not the same',
    clashText: 'Say for each what becomes of it. Whatever you choose is one step that undo takes back.',
    called: 'here: {name}',
    needed: 'belongs to what you chose',
    inFile: 'In the file',
    inHere: 'Here',
    further: {
      theirs: 'The one in the file has all of ours, and more.',
      ours: 'Ours has all of the one in the file, and more.',
      apart: 'Each has something that the other has not.',
      changed: 'Both hold as much, but not the same: something was changed in one of them.',
    },
    how: 'What becomes of “{name}”',
    forAll: 'The same for all {n}',
    ours: 'Keep ours',
    oursText: 'Nothing of the other comes.',
    oursWith: 'Only {what} come to it. | Only {what} comes to it. | Only {what} come to it.',
    theirs: 'Replace ours',
    theirsText: 'It becomes as it is in the file.',
    theirsCampaign: 'Ours goes to the trash.',
    beside: 'Keep both',
    besideText: 'The one from the file comes in addition.',
    answer: 'Say what becomes of the one that is here too. | Say what becomes of the {n} that are here too.',
    nothing: 'All of this is here already: there is nothing to bring over.',
    more: 'and {n} more',
    moreClashes: 'The other {n}',
    go: 'Bring over',
    leave: 'Leave all as it is',
  },
  done: 'Brought over: {what}.',
  doneOne: 'Brought over: {name}.',
  doneWith: 'Brought over: {name}, with {what}.',
  doneNone: 'Nothing came over: ours stays as it is.',
} as const

/** What stands against looking into a file, where that has a name. */
export const archiveProblems = {
  'archive-file/not-one':
    'No Muster has saved {file}. Choose a file that ends in .muster-archive, .sqlite or .sqlite.gz.',
  'archive-file/empty':
    'There is nothing in {file}. It was probably never written to its end: save or copy it once more where it comes from.',
  'archive-file/cut':
    'The end of {file} is missing: it was cut off on its way, or is still being copied. Wait until that is done, or copy it once more from where it comes from.',
  'archive-file/altered':
    'The disk or another program has changed {file}: its parts contradict each other. Copy it once more from where it comes from, or have it saved there again.',
  'archive-file/damaged':
    'Something in {file} is damaged or impossible. Copy it once more from where it comes from, or have it saved there again.',
  'archive-file/newer':
    'A newer Muster than this one has saved {file}. Install the newest Muster, and look into it with that.',
  'archive-file/too-large': 'Unpacked, {file} is larger than Muster can look into. Nothing was read from it.',
  'archive-file/bomb':
    'Unpacked, {file} would be far more than any file of Muster is. Nothing was read from it: have it saved once more.',
  'archive-file/slow':
    'Reading {file} took too long and was ended. Try again when the computer has less to do.',
} as const

addTexts({ archives, problems: archiveProblems })
