import { addTexts } from '../texts/index.ts'

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
  finished: 'This campaign is closed. Everything can still be read and played again.',
  battle: 'Battle {n}',
  goesOn: 'It goes on: what becomes of everybody stands here when it is over.',
  result: { won: 'Won', lost: 'Lost', open: 'Open' },
  points: '1 point | {n} points',
  pointsHead: 'Points',
  lost: 'Lost: {who}',
  lostHead: 'Lost people',
  joined: 'Came along: {who}',
  wentOn: '{name} is ready for the next battle.',
  nobody: 'Nobody has fought yet',
  nobodyText:
    'Standings, service records and the roll of the fallen follow from the battles of this campaign.',
  standings: 'Standings',
  records: 'Service records',
  who: 'Who',
  battles: 'Battles',
  lastSeen: 'Last seen',
  fallen: 'Roll of the fallen',
  noneFallen: 'Nobody was lost so far.',
}

addTexts({ adventures })
