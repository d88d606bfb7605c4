import { expect, test } from 'vitest'
import { figureTables } from '../../../renderer/adventures/figures.ts'
import { adventure } from '../../../renderer/systems/downsync/library/adventure.ts'
import type { Figure } from '../../../shared/systems/account.ts'

const one = (of: string, by: string): Figure => ({ of, by, count: 1, tries: null, expected: null })

test('what is counted by Rounds and by Signatures stands in their order, whichever battle had it first', () => {
  const figures = [
    ...['3', 'later', '1'].map((by) => one('points', by)),
    ...['unit', 'large', 'small'].map((by) => one('scans', by)),
    ...['draw', 'points'].map((by) => one('battles', by)),
  ]
  const say = { own: (key: string) => key, share: String, t: (key: string) => key }
  const rows = figureTables(figures, { ...say, rows: adventure.figureRows ?? {} }).map((table) =>
    table.rows.map(([name]) => name?.split('.').at(-1)),
  )
  expect(rows).toEqual([
    ['1', '3', 'later'],
    ['small', 'large', 'unit'],
    ['draw', 'points'],
  ])
})
