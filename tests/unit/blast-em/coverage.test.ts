import { coverage } from '../../../renderer/systems/blast-em/coverage.ts'
import type { Covered } from '../../../renderer/systems/screens.ts'
import { coversTheBook, numbersTo } from '../games/covers-the-book.ts'

/** What ought to become of every rule of the book, each a letter. */
const BOOK: Readonly<Record<string, string>> = {
  'Party and types': 'cwwwawwwwcchw',
  Missions: 'aaaaaaaa',
  'Notes on the types': 'wwwwwwwwwwhwcwhcw',
  'Combat basics': 'awwwwwcwawwcww',
  'Ranged attacks': 'wwawwwwwcaawwwwwwawwaaww',
  Environment: 'chcww',
  'Weapons and targeting': 'cwawwcwwww',
  'Movement and stat names': 'wwwwwwwwwwc',
  'The average person': 'wwwwwww',
  'Team chart and what it says of the types': 'wwwwwwwwwwwwwccwwwawwwacwwwwwwwwwwwwww',
  Gadgets: 'wwccaccwwwwwwwwwwwwwwc',
  'Bad guys': 'wccwwwcwwcwh',
  Healing: 'wwwwwwwwwwwwawwcwwwcwwcc',
  'Simultaneous combat': 'wawawwwwwww',
  'Hazard tokens': 'wwwwwc',
  'Setting up': 'acccww',
  'The turn': 'awwwwcwwawcwcwwa',
  'Combat sequence': 'wwaaacw',
  Snapshots: 'ccwawwwwwcwwwcawa',
  'Cover and going to ground': 'wwawaacwwwwcccwawwa',
  Sequels: 'c',
}

/**
 * Where Muster means to do otherwise: how teams stand to each other (5) and devices from junk (32) are house rules;
 * where newcomers stand (247–249) and the fallen lie (268) the players see to, for it keeps no map.
 */
const OTHERWISE: Readonly<Record<number, Covered>> = {
  5: 'chosen',
  32: 'chosen',
  247: 'by-hand',
  248: 'by-hand',
  249: 'by-hand',
  268: 'by-hand',
}

coversTheBook(coverage, BOOK, numbersTo(288), OTHERWISE)
