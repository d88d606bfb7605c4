import { addTexts } from '../../../texts/index.ts'
import type { Words } from '../../../texts/words.ts'
import { addLanguage } from '../../../texts/languages.ts'
import '../../../print/texts.ts'
import { ready } from './ready.ts'

/** What is chosen of Downsync in the print room. */
const downsyncPrint = {
  whose: 'Cards of',
  of: { list: 'a force list', faction: 'a faction', card: 'one card' },
  list: 'Force list',
  faction: 'Faction',
  card: 'Unit card',
  mission: 'Mission',
  once: 'Each card once, however many Units have it',
  divided: 'A long text gets smaller, then goes on to a further card.',
  nobody: 'There is no card here yet.',
  actions: 'Their actions',
  texts: 'What their cards say',
  notes: 'Notes',
  lines: 'Lines to write on',
  side: 'Whose pieces',
  sides: { first: 'of who deploys first', second: 'of the other side' },
  pings: 'Pings, as many as the list begins with',
  decoys: 'Decoys of a mission too',
  bases: 'Bases of its Units',
  trueSize: 'As large as on the table: 60, 70 and 80 mm by Signature, 40 mm for infantry.',
  tokens: 'Tokens and counters',
  token: {
    commandPoint: 'Command Points',
    activated: 'Activated',
    countermeasure: 'Countermeasures',
    emergency: 'Emergency Countermeasures',
    overwatch: 'Overwatch',
    stun: 'Stun',
    stealth: 'Stealth',
    breach: 'Breach Counters',
    counter: 'Counters that its cards name',
  },
  strips:
    'Squares of 8 mm, each with its sign and letters: as many as the cards have, one more for each trait that brings one, six Breach Counters, and three of each counter that a card names.',
  missionNotes: 'Notes for who sets it up',
  reference: 'The rules on two pages, in our own words and with the book’s lines; large type takes more.',
} as const

/** What pages say. Every sentence here has its German in `texts.de.ts`. */
export const paper = {
  what: {
    'downsync-cards': 'Unit cards of Downsync',
    'force-list': 'Force list',
    'downsync-mission': 'Mission sheet',
    'ping-discs': 'Pings and bases',
    'token-strips': 'Token strips',
  },
  downsync: {
    ready,
    sigLetter: { small: 'S', medium: 'M', large: 'L' },
    tick: 'tick what is spent; all are back when a Round begins',
    slots: 'Slots filled',
    pings: 'Pings to begin with',
    units: 'Units',
    unit: 'Unit',
    bases: 'Bases',
    nobody: 'Nobody is in this list yet.',
    noCard: 'without a card',
    crew: 'Who serves in them',
    actions: 'Actions',
    texts: 'What the cards say',
    notes: 'Notes',
    written: 'Written down',
    mission: {
      table: '{inches}″ × {inches}″',
      open: 'until it is won',
      rounds: 'One Round | {n} Rounds',
      where: 'Where both deploy',
      below: 'The edge below is that of who deploys first; a line at every foot.',
      token: 'Token',
      of: 'Whose',
      nobody: 'nobody’s',
      right: 'from its right',
      back: 'from its back',
      terrain: 'Terrain',
      decoysAre: 'Pings beside those of the Units; nobody decides which are decoys before they are revealed.',
      count: 'To be counted',
      round: 'Round',
      points: '{side}: points',
    },
  },
} as const

export const paperKey = (key: string): string => `paper.downsync.${key}`
/** What lay ready, in the words of a page. */
export const readyIn =
  ({ t }: Words) =>
  (place: string): string =>
    t(paperKey(`ready.${place}`))

addTexts({ downsyncPrint, paper })
addLanguage('de-DE', async () => (await import('./german.de.ts')).german)
