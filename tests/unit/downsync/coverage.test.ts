import { coverage } from '../../../renderer/systems/downsync/coverage.ts'
import { coversTheBook, numbersTo } from '../games/covers-the-book.ts'

/** What ought to become of every rule of the book, each a letter. */
const BOOK: Readonly<Record<string, string>> = {
  'Table, dice and Advantage': 'whwwaawwwww',
  'Terms that decide something': 'wwww',
  'Force lists and game sizes': 'wwwwwwaw',
  Setup: 'cwcwwcwa',
  Round: 'wwwwwwwww',
  'Turn: Designate, Reveal, Refresh, Move': 'wcwwcwcwwcwaaaaww',
  'Unit Activation': 'ccwcw',
  Visibility: 'aaaaaacaaa',
  'Area terrain': 'wawwwwwwaa',
  Buildings: 'awwwwaaaacaah',
  'Units and Multi-Base Units': 'wwwcaacwwwwwaawcwwww',
  'Pings: nature and movement': 'whwaaaww',
  'Pings: revealing and decoys': 'cwaacawwaaawcwwwwcwwww',
  'Command Points': 'wwcwccw',
  Actions: 'cwwwwwwcwcacwww',
  'Scan Actions': 'cawwwawwwwww',
  'Combat and Special Actions': 'wwwcaawwwawwhww',
  Countermeasures: 'wcwccccww',
  'Reaction Engagement: who takes part': 'wwwcwwwcwwwww',
  'Reaction Engagement: priority': 'cwwwwwcw',
  'Reaction Engagement: resolving': 'ccwcwwwwwwcwwww',
  'Missions, VIP Capture': 'aawwaawaaawwwawwwwa',
  'Special rules and counters': 'wwaahwawwww',
  Tokens: 'hwwwwwwcwwccwwwwaacaww',
}

coversTheBook(coverage, BOOK, numbersTo(291), {})
