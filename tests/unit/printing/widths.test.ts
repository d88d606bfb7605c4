import { expect, test } from 'vitest'
import { columnWidths } from '../../../renderer/systems/seven-seconds/histories/measure/printed.ts'

test('a column of words has room for its longest, up to where it may be divided', () => {
  const [who = 0, stat = 0, divided = 0, figures = 0] = columnWidths([
    ['New Tokyo', 'Zane'],
    ['Armour', 'Countermeasures'],
    ['Gegen\u00admaßnahmen', 'Tarnung'],
    ['1', '10'],
  ])
  expect(stat).toBeGreaterThan(1.5 * figures)
  expect(who).toBeGreaterThan(stat)
  expect(divided).toBeLessThan(stat)
  expect(figures).toBe(1)
})

test('a type of trooper is not broken on Letter in large type, beside names and weapons', () => {
  const widths = columnWidths([
    ['Quirin Lawinger', 'Batra Zhalgasar'],
    ['New Tokyo', 'Zane'],
    ['Tactical', 'Commander'],
    ['3'],
    ['2'],
    ['0,7'],
    ['Gauß\u00adgewehr 2', 'Flammen\u00adwerfer 2'],
  ])
  // Millimetres: the page without its margins and the gaps between the columns, and the word in 12 points.
  const [page, commander] = [216 - 2 * 8 - 6 * 5, 23.6]
  const share = (widths[2] ?? 0) / widths.reduce((sum, one) => sum + one, 0)
  expect(share * page).toBeGreaterThan(commander)
})
