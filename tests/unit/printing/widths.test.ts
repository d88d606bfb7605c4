import { expect, test } from 'vitest'
import { columnWidths } from '../../../renderer/histories/measure/printed.ts'

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
