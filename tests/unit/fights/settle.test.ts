import { describe, expect, test } from 'vitest'
import { settled, stateIn, stateOfKey } from '../../../renderer/fights/console/model/settle.ts'

const field = {
  kind: 'one-for-each',
  names: ['alpha', 'beta'],
  of: ['secured', 'destroyed', 'inspected'],
  alike: false,
  measured: false,
} as const

describe('settling Objectives', () => {
  test.each([
    ['s', 'secured'],
    ['d', 'destroyed'],
    ['i', 'inspected'],
    ['x', undefined],
  ])('the key %s chooses %s', (key, state) => {
    expect(stateOfKey(key, field)).toBe(state)
  })

  test('one is chosen after the other, and one can be chosen anew', () => {
    const first = settled({}, field, 'beta', 'secured')
    expect(first).toEqual({ beta: 'secured' })
    expect(settled(first, field, 'alpha', 'destroyed')).toEqual({ alpha: 'destroyed', beta: 'secured' })
    expect(settled(first, field, 'beta', 'inspected')).toEqual({ beta: 'inspected' })
    expect([stateIn(first, 'alpha'), stateIn(first, 'beta')]).toEqual(['', 'secured'])
  })

  test('with the house rule all have the same', () => {
    const alike = { ...field, alike: true }
    expect(settled({ alpha: 'secured' }, alike, 'beta', 'destroyed')).toEqual({
      alpha: 'destroyed',
      beta: 'destroyed',
    })
  })
})
