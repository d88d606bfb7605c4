import { coverage } from '../../../renderer/systems/fast-and-dirty/coverage.ts'
import { coversTheBook, numbersTo } from '../games/covers-the-book.ts'

/** What ought to become of every rule of the book, each a letter. */
const BOOK: Readonly<Record<string, string>> = {
  'Introduction and profiles': 'cccccwww',
  'Game units': 'wcccwwc',
  'Table and scenarios': 'cccwccwwccwc',
  'Basic forces: rolls': 'cwwwwwwwwc',
  'Basic forces: choices': 'cwcccwcwccwcwwwwcccwcwcwwww',
  'Turn and activation': 'wwwwcccw',
  'Resolve and morale': 'wwwawwawwwwwww',
  Movement: 'aawwcawwcwhwawwwha',
  Shooting: 'wcaaw',
  'Fire at infantry': 'wwwaawwwwaawcwwww',
  'Fire at vehicles': 'wwawwwwwaww',
  'Blast weapons': 'wwawwwa',
  'Close Assault on infantry': 'aawwwawwacwww',
  'Close Assault on vehicles': 'wwwwwww',
  'Under Fire and Pinned': 'wwaawwww',
  'Command Disruption and Command Response': 'wawca',
  Demolitions: 'ccwwwwaww',
  'Drop Troops': 'cawwaww',
  'Exceptional Troops and Fire Teams, in short': 'caww',
  'Exceptional Troops and Fire Teams': 'cwcacwww',
  Fortifications: 'wwwwcwww',
  'Heavy weapons teams': 'wwcwwcw',
  'Hidden movement': 'awacaaw',
  'Indirect artillery fire': 'wcwwwwa',
  'Jet packs': 'awawwww',
  'Last stand, mines, non-combatants': 'cwwwawww',
  Officers: 'cwcwwww',
  'Opportunity fire': 'wawwwaw',
  'Personalities, power armour': 'cwwcwwwww',
  Psionics: 'ccwawwwwwww',
  'Recover wounded, scouts, sentry guns, smoke, snipers, tasks': 'wccwwwcwacwwwwwwcawwwwwwh',
  Traits: 'hwwwwwawcwwwwwwwwwawchawcwwwwwwwwwawww',
  'Vehicle bogging and properties': 'wwwwwwawcwawcwwww',
  'Tutorial and record sheet': 'www',
  'Advanced force generation': 'ccwwwwwwcwcwwwcccwwwcccc',
  'Point values': 'cwwwwwwwwwwwchcwwww',
  'Scenario generation': 'cwwwwwwwwccwwwwwcaacwawwaaawawww',
  Campaign: 'cwcwwwwcccw',
  'Reference tables': 'wwwwc',
}

/** From 198 to 200 no rule has a number. */
coversTheBook(coverage, BOOK, [...numbersTo(197), ...numbersTo(460, 201)])
