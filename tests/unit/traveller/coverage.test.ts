import { coverage } from '../../../renderer/systems/traveller/coverage.ts'
import { expect, test } from 'vitest'
import { rulesFound } from '../../../renderer/rulebook/coverage.ts'
import { coversTheBook, numbersTo } from '../games/covers-the-book.ts'

/** What ought to become of every rule of the book, each a letter. */
const BOOK: Readonly<Record<string, string>> = {
  'Taken from other chapters': 'wwwwwawac',
  'Start of combat': 'awwwwccwww',
  'Combat round': 'wwwwcwc',
  'Dynamic initiative': 'wwwwcw',
  'Minor actions': 'wawwwwwwawwwwwa',
  'Significant actions and attack': 'caccwwwwawwa',
  'Recoil and Heft': 'wwwww',
  Reactions: 'wwwwacwawc',
  'Other actions': 'aaccwwwccwcww',
  'Automatic weapons': 'cwcwawwww',
  'Battlefield comms': 'wwwwwawaaww',
  'Battlefield sensors': 'hwahaawaaa',
  Conditions: 'wawwwwww',
  Cover: 'awwwwwaaa',
  Explosions: 'awcwwwwcwwww',
  'Firing into combat': 'wwwaww',
  Grappling: 'ccwccwwwwwwcwcwwh',
  Range: 'wwwwaw',
  Stance: 'wwwww',
  Leadership: 'cw',
  'Thrown weapons': 'wwwwaa',
  Damage: 'wwcwwwwh',
  Armour: 'www',
  Vehicles: 'aaawwwawwcwwaw',
  Collisions: 'wawwwaw',
  'Vehicular actions': 'cawwwwcawwaawachacwwwac',
  'Vehicle damage': 'wwwwwwwww',
  'Hull, Structure, Armour': 'wwwwwwccwhwww',
  Drive: 'www',
  Weapon: 'www',
  Sensors: 'wa',
  'Power plant': 'wwwww',
  Limb: 'ww',
  'Passengers, Cargo, Cockpit': 'wwwwww',
  Computer: 'hwww',
  Repairs: 'wwawacwhwwawwwa',
}

coversTheBook(coverage, BOOK, numbersTo(305))

test.each([
  ['grenade', 'Explosions'],
  ['bomb', 'Thrown weapons'],
  ['machine gun', 'Automatic weapons'],
  ['car', 'Vehicular actions'],
  ['ammo', 'Minor actions'],
  ['ambush', 'Start of combat'],
  ['knife', 'Significant actions and attack'],
  ['chase', 'Vehicular actions'],
])('whoever seeks %s finds the rules on it, whatever the book calls it', (typed, chapter) => {
  expect(rulesFound(coverage, 'all', typed).map(({ title }) => title)).toContain(chapter)
})
