import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { coverage as all } from '../../../renderer/systems/fast-and-dirty/coverage.ts'
import type { Covered } from '../../../renderer/systems/screens.ts'

const coverage = all.filter(({ isOurs }) => !isOurs)

/**
 * What ought to become of every rule of the book, chapter by chapter, each rule a letter: worked out, asked, a choice of
 * the players, by hand.
 */
const BOOK: Readonly<Record<string, string>> = {
  'Introduction and profiles': 'ccchcwww',
  'Game units': 'wcccwwc',
  'Table and scenarios': 'cccwccwwccwc',
  'Basic forces: rolls': 'cwwwwwwwwc',
  'Basic forces: choices': 'cwcccwcwccwcwwwwcccwcwcwwhh',
  'Turn and activation': 'wwwwcccw',
  'Resolve and morale': 'wwwawwawwwwwww',
  Movement: 'aawwhawwcwhwawwwha',
  Shooting: 'wcaaw',
  'Fire at infantry': 'wwwaawwwwaawcwwww',
  'Fire at vehicles': 'wwawwwwwaww',
  'Blast weapons': 'wwawwwa',
  'Close Assault on infantry': 'aawwwawwacwww',
  'Close Assault on vehicles': 'wwwwwww',
  'Under Fire and Pinned': 'wwaawwww',
  'Command Disruption and Command Response': 'wawca',
  Demolitions: 'ccwwwwaww',
  'Drop Troops': 'chwwaww',
  'Exceptional Troops and Fire Teams, in short': 'chww',
  'Exceptional Troops and Fire Teams': 'cwchcwww',
  Fortifications: 'wwwwcwww',
  'Heavy weapons teams': 'wwcwwcw',
  'Hidden movement': 'awhcahw',
  'Indirect artillery fire': 'wcwwwwa',
  'Jet packs': 'awawwww',
  'Last stand, mines, non-combatants': 'cwwwawww',
  Officers: 'cwcwwww',
  'Opportunity fire': 'wawwwhw',
  'Personalities, power armour': 'cwwcwwwww',
  Psionics: 'ccwawwwwwww',
  'Recover wounded, scouts, sentry guns, smoke, snipers, tasks': 'wccwwwcwacwwwwwwchwwwwwwh',
  Traits: 'hwwwwwawhwwwwwwwwwawchawcwwwwwwwwwawww',
  'Vehicle bogging and properties': 'wwwwwwawcwawcwwww',
  'Tutorial and record sheet': 'www',
  'Advanced force generation': 'hcwwwwwwcwcwwwcccwwwcccc',
  'Point values': 'cwwwwwwwwwwwchcwwww',
  'Scenario generation': 'cwwwwwwhwccwwwwwcaacwawwaaawawww',
  Campaign: 'cccwwwwcccw',
  'Reference tables': 'wwwwc',
}
/** From 198 to 200 no rule has a number. */
const NUMBERS = [
  ...Array.from({ length: 197 }, (_none, at) => at + 1),
  ...Array.from({ length: 260 }, (_none, at) => at + 201),
]

const LETTERS: Readonly<Record<string, Covered>> = {
  w: 'worked-out',
  a: 'asked',
  c: 'chosen',
  h: 'by-hand',
}

test('every rule of the book is there once, by its number', () => {
  const numbers = coverage.flatMap(({ first = NaN, rules }) => rules.map((_rule, index) => first + index))
  expect(numbers).toEqual(NUMBERS)
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
      const text = await readFile(`shared/systems/fast-and-dirty/${file}`, 'utf8').catch(() => '')
      return name.length > 1 && new RegExp(`\\b${name}\\b`, 'u').test(text) ? [] : [place]
    }),
  )
  expect(gone.flat()).toEqual([])
})
