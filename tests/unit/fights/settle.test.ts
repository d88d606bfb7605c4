import { describe, expect, test } from 'vitest'
import {
  settled,
  settlementOf,
  settlementsIn,
} from '../../../renderer/systems/seven-seconds/fights/settle.ts'

const field = { names: ['alpha', 'beta'], alike: false } as const

describe('settling Objectives', () => {
  test.each([
    ['s', 'secured'],
    ['D', 'destroyed'],
    ['i', 'inspected'],
    ['x', null],
  ])('the key %s chooses %s', (key, state) => expect(settlementOf(key)).toBe(state))

  test('one is chosen after the other, and one can be chosen anew', () => {
    const first = settled({}, field, 'beta', 'secured')
    expect(first).toEqual({ beta: 'secured' })
    expect(settled(first, field, 'alpha', 'destroyed')).toEqual({ alpha: 'destroyed', beta: 'secured' })
    expect(settled(first, field, 'beta', 'inspected')).toEqual({ beta: 'inspected' })
    expect(settlementsIn(first, field.names)).toEqual(first)
    expect(settlementsIn('', field.names)).toEqual({})
  })

  test('with the house rule all have the same', () => {
    const alike = { ...field, alike: true }
    expect(settled({ alpha: 'secured' }, alike, 'beta', 'destroyed')).toEqual({
      alpha: 'destroyed',
      beta: 'destroyed',
    })
  })
})
