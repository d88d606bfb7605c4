import { expect, test } from 'vitest'
import { remembering } from '../../shared/remembering.ts'

test('a question that was asked before is not worked out again, until too many others were asked', () => {
  const worked: number[] = []
  const twice = remembering(
    (n: number) => String(n),
    (n: number) => {
      worked.push(n)
      return 2 * n
    },
    2,
  )
  expect([1, 2, 1, 2].map((n) => twice(n))).toEqual([2, 4, 2, 4])
  expect(worked).toEqual([1, 2])
  expect([3, 1, 3].map((n) => twice(n))).toEqual([6, 2, 6])
  expect(worked).toEqual([1, 2, 3, 1])
})
