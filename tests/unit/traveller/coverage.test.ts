import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { coverage } from '../../../renderer/systems/traveller/coverage.ts'
import type { Covered } from '../../../renderer/systems/screens.ts'

/**
 * What ought to become of every rule of the book, chapter by chapter, each rule a letter: worked out, asked, a choice of
 * the players, by hand.
 */
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
const RULES = 305

const LETTERS: Readonly<Record<string, Covered>> = {
  w: 'worked-out',
  a: 'asked',
  c: 'chosen',
  h: 'by-hand',
}

test('every rule of the book is there once, by its number', () => {
  const numbers = coverage.flatMap(({ first = NaN, rules }) => rules.map((_rule, index) => first + index))
  expect(numbers).toEqual(Array.from({ length: RULES }, (_none, index) => index + 1))
  expect(coverage.map(({ title }) => title)).toEqual(Object.keys(BOOK))
  const said = coverage.flatMap(({ rules }) => rules.map(([, rule]) => rule))
  expect(said.filter((rule, at) => said.indexOf(rule) !== at)).toEqual([])
  expect(said.filter((rule) => !/^[\p{Lu}\d].*\.$/u.test(rule))).toEqual([])
})

test('of every rule becomes what ought to', () => {
  const become = coverage.flatMap(({ title, first = NaN, rules }) =>
    rules.map(([is, rule], index) => {
      const wanted = LETTERS[BOOK[title]?.[index] ?? '']
      return is === wanted ? null : `${first + index} ${wanted}: ${rule}`
    }),
  )
  expect(become.filter(Boolean)).toEqual([])
})

test('what is worked out names where, and it is there', async () => {
  const places = coverage.flatMap(({ rules }) =>
    rules.flatMap(([is, , where]) => (is === 'worked-out' ? [where] : [])),
  )
  const gone = await Promise.all(
    [...new Set(places)].map(async (place) => {
      const [file = '', name = ''] = place.split(' ')
      const text = await readFile(`shared/systems/traveller/${file}`, 'utf8').catch(() => '')
      return name.length > 1 && new RegExp(`\\b${name}\\b`, 'u').test(text) ? [] : [place]
    }),
  )
  expect(gone.flat()).toEqual([])
})
