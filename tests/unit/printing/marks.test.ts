import { expect, test } from 'vitest'
import { clearOf, type Line } from '../../../shared/printing/marks.ts'

const ruler = { x: 8, y: 280, width: 106, height: 9 }
const down = (y1: number, y2: number, x = 60): Line => ({ x1: x, y1, x2: x, y2 })

test.each<[string, Line, Line | null]>([
  ['a mark beside the ruler stays', down(277, 281, 150), down(277, 281, 150)],
  ['one that ends above it stays', down(274, 278), down(274, 278)],
  ['one that runs into it ends before it', down(277, 281), down(277, 279.5)],
  ['one that would be too short is left out', down(279, 283), null],
  ['one from the other side ends behind it', down(294, 288), down(294, 289.5)],
  [
    'one across the page ends before it too',
    { x1: 4, y1: 284, x2: 9, y2: 284 },
    { x1: 4, y1: 284, x2: 7.5, y2: 284 },
  ],
])('%s', (_, line, expected) => {
  expect(clearOf(line, ruler)).toEqual(expected)
  expect(clearOf(line, null)).toEqual(line)
})
