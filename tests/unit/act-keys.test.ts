import { expect, test } from 'vitest'
import { keyed, KEYS } from '../../renderer/table/act-keys.ts'

/** Which key does which act at the table. */

const blows = (count: number): string[] => Array.from({ length: count }, (_none, at) => `strike ${at}`)

test('as long as there are keys enough, each act has its own', () => {
  expect(keyed([['move'], blows(KEYS.length - 2), ['end']])).toEqual(
    ['move', ...blows(KEYS.length - 2), 'end'].map((one) => [one]),
  )
})

test('where there are not, the same to several has one, and what stands alone keeps its own', () => {
  const many = blows(KEYS.length)
  expect(keyed([['move'], many, [], ['end']])).toEqual([['move'], many, ['end']])
})

test('where the keys are out, what is left over shares the last', () => {
  const lines = [...blows(KEYS.length - 1).map((one) => [one]), ['act now'], ['end', 'end it']]
  const all = keyed(lines)
  expect(all).toHaveLength(KEYS.length)
  expect(all.at(-1)).toEqual(['act now', 'end', 'end it'])
})

test('nothing has no key', () => {
  expect(keyed([])).toEqual([])
})
