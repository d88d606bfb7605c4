import { expect, test } from 'vitest'
import { coverage } from '../../../renderer/systems/blast-em/coverage.ts'
import type { Covered } from '../../../renderer/systems/screens.ts'

/**
 * What ought to become of every rule of the book, chapter by chapter, each rule a letter: worked out, asked, a choice of
 * the players, by hand.
 */
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
const RULES = 288

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

const LETTERS: Readonly<Record<string, Covered>> = {
  w: 'worked-out',
  a: 'asked',
  c: 'chosen',
  h: 'by-hand',
}

const book = coverage.filter(({ isOurs }) => !isOurs)

test('every rule of the book is there once, by its number', () => {
  const numbers = book.flatMap(({ first = NaN, rules }) => rules.map((_rule, index) => first + index))
  expect(numbers).toEqual(Array.from({ length: RULES }, (_none, index) => index + 1))
  expect(book.map(({ title }) => title)).toEqual(Object.keys(BOOK))
})

test('of every rule becomes what ought to, but where Muster means to do otherwise', () => {
  const become = book.flatMap(({ title, first = NaN, rules }) =>
    rules.map(([is, rule], index) => {
      const wanted = OTHERWISE[first + index] ?? LETTERS[BOOK[title]?.[index] ?? '']
      return is === wanted ? null : `${first + index} ${wanted}: ${rule}`
    }),
  )
  expect(become.filter(Boolean)).toEqual([])
})
