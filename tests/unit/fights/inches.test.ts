import { expect, test } from 'vitest'
import {
  bandBeside,
  bandsOf,
  distanceOf,
  inBands,
  inchesText,
} from '../../../renderer/systems/seven-seconds/fights/console/model/inches.ts'

test.each([
  ['9', 9],
  ['9,5″', 9.5],
  ['6–12', [6, 12]],
  ['6-12"', [6, 12]],
  ['0–12', [0, 12]],
  ['12–6', undefined],
  ['6–6', undefined],
  ['6–', undefined],
  ['-6', undefined],
  ['6–12–18', undefined],
  ['', null],
])('%s is read as %j', (text, distance) => {
  expect(distanceOf(text)).toEqual(distance)
})

test.each([
  ['6–12', 12, '0–12'],
  ['12–18', 12, '12–24'],
  ['6–12', 6, '6–12'],
  ['12–24', 6, ''],
  ['6–12', 8, ''],
  ['8–16', 8, '8–16'],
  ['7', 8, '7'],
  ['', 8, ''],
])('%s, where bands have %i″, is %s', (text, width, expected) => {
  expect(inBands(text, width)).toBe(expected)
})

test('bands reach as far as a table needs', () => {
  expect(bandsOf(12).map((band) => inchesText(band))).toEqual(['0–12″', '12–24″', '24–36″'])
  expect(bandsOf(3)).toHaveLength(12)
})

test.each<[string, number, 1 | -1, string]>([
  ['', 6, 1, '0–6'],
  ['', 6, -1, '0–6'],
  ['0–6', 6, 1, '6–12'],
  ['0–6', 6, -1, '0–6'],
  ['9.5', 6, 1, '12–18'],
  ['12', 6, -1, '6–12'],
  ['24–36', 12, 1, '36–48'],
])('from %j the arrow keys go on in bands of %i″ by %i to %s', (text, width, by, band) => {
  expect(bandBeside(text, width, by)).toBe(band)
})
