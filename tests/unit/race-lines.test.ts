import { scaleLinear } from 'd3-scale'
import { expect, test } from 'vitest'
import { drawLines } from '../../renderer/ui/plots/race-lines.ts'

const x = scaleLinear([0, 3], [0, 300])
const y = scaleLinear([0, 5], [100, 0])

test('every mark lies on its value, the lowest of those on one point being the largest', () => {
  const [a, b, c] = drawLines(
    [
      [0, 0, 2, 5],
      [0, 0, 2, 2],
      [0, 1, 2, 3],
    ],
    x,
    y,
  )
  expect(a?.marks.map((mark) => mark.y)).toEqual([100, 100, 60, 0])
  expect(b?.marks.map((mark) => mark.y)).toEqual([100, 100, 60, 60])
  expect([a, b, c].map((one) => one?.marks[1]?.scale)).toEqual([1.35, 1, 1])
  expect([a, b, c].map((one) => one?.marks[2]?.scale)).toEqual([1.7, 1.35, 1])
})

test('lines take turns where they share a stretch', () => {
  const [a, b, c] = drawLines(
    [
      [0, 0, 2],
      [0, 0, 1],
      [0, 1, 2],
    ],
    x,
    y,
  )
  expect(a?.shared).toEqual([{ path: 'M0,100L100,100', dash: '7 7', offset: -0 }])
  expect(b?.shared).toEqual([{ path: 'M0,100L100,100', dash: '7 7', offset: -7 }])
  expect(c?.shared).toEqual([])
  expect(a?.path).toBe('M100,100L200,60')
  expect(c?.path).toBe('M0,100L100,80M100,80L200,60')
})
