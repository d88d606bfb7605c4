import { expect, test } from 'vitest'
import { figureTables } from '../../renderer/adventures/figures.ts'

test('what is counted stands in the order in which the game words it, whatever came first', () => {
  const counted = (by: string, count: number) => ({ of: 'points', by, count, tries: null, expected: null })
  const [table] = figureTables([counted('later', 1), counted('3', 12), counted('1', 18)], {
    order: () => ['1', '2', '3', 'later'],
    own: (key) => key,
    has: () => false,
    share: String,
    t: (key) => key,
  })
  expect(table?.rows.map(([name]) => name)).toEqual(['points.by.1', 'points.by.3', 'points.by.later'])
  expect(table?.drawing.rows.map(({ name }) => name)).toEqual(table?.rows.map(([name]) => name))
})

test('what is counted by something that somebody has named is called so', () => {
  const [table] = figureTables([{ of: 'fire', by: 'Boiler lance', count: 2, tries: null, expected: null }], {
    order: () => ['rifle'],
    own: (key) => key,
    has: () => false,
    share: String,
    t: (key) => key,
  })
  expect(table?.rows.map(([name]) => name)).toEqual(['Boiler lance'])
})

test('what may count several times in one try is told beside what was expected, and as no share', () => {
  const [table] = figureTables([{ of: 'fire', by: 'rifle', count: 15, tries: 8, expected: 13.26 }], {
    order: () => ['rifle'],
    own: (key) => key,
    has: (key) => key === 'fire.each',
    share: String,
    t: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
  })
  expect(table?.isExpected).toBe(true)
  expect(table?.head.slice(1, 4)).toEqual(['fire.count', 'fire.tries', 'fire.each'])
  expect(table?.rows).toEqual([['fire.by.rifle', '15', '8', '1.9', '13.3']])
  expect(table?.drawing.rows[0]?.value).toBe('adventures.numbers.besideExpected {"n":15,"expected":"13.3"}')
})

test('what is counted out of a whole has a bar as long as that, of which the rest is pale', () => {
  const tried = (by: string, count: number, tries: number) => ({
    of: 'lost',
    by,
    count,
    tries,
    expected: null,
  })
  const [table] = figureTables([tried('person', 2, 32), tried('machine', 2, 3), tried('vehicle', 1, 1)], {
    order: () => ['person', 'machine', 'vehicle'],
    own: (key) => key,
    has: () => false,
    share: String,
    t: (key, values) => `${key} ${JSON.stringify(values)}`,
  })
  const parts = table?.drawing.rows.map((row) => row.parts.map(({ tone, value }) => [tone, value]))
  expect(parts).toEqual([
    [
      ['strong', 2],
      ['soft', 30],
    ],
    [
      ['strong', 2],
      ['soft', 1],
    ],
    [['strong', 1]],
  ])
  expect(table?.drawing.rows[0]?.parts[1]?.told).toBe('adventures.numbers.outOf {"n":2,"of":32}')
})
