import { expect, test } from 'vitest'
import type { Block } from '../../../renderer/print/blocks/block.ts'
import { emptyRows } from '../../../renderer/print/blocks/make.ts'
import { sparing } from '../../../renderer/print/fitting/empty-lines.ts'

const ROOM = 3
const box = (name: string): Block => ({
  kind: 'row',
  cells: [name, '1', '2'],
  widths: [4, 1, 1],
  empty: true,
})
const kept = (blocks: readonly Block[]): readonly number[] =>
  sparing(
    blocks,
    (numbers) => numbers,
    (numbers) => Math.ceil(numbers.length / ROOM),
  )

test('lines to write on go where they would take a page of their own', () => {
  expect(kept(emptyRows(5, [1]))).toEqual([])
  expect(kept([box('Round'), ...emptyRows(4, [1])])).toEqual([0, 1, 2])
})

test('boxes to tick and lines that name something stay, whatever page they take', () => {
  const boxes = ['Round', 'Points of one', 'Points of the other', 'Turns'].map(box)
  expect(kept(boxes)).toEqual([0, 1, 2, 3])
})
