import { describe, expect, test } from 'vitest'
import {
  mayGoOn,
  numbered,
} from '../../../renderer/systems/seven-seconds/fights/console/model/typed-number.ts'

const TABLE = ['a-blip-2', 'b-blip-2', 'a-scout-24', 'b-scout-64', 'alpha', 'ground-2']

describe('a number that is typed', () => {
  test.each([
    ['2', true, 'Blip 2 or Scout 24'],
    ['24', false, 'Scout 24'],
    ['6', true, 'Scout 64 begins so'],
    ['3', false, 'nobody'],
  ])('%s may go on: %s (%s)', (digits, goesOn) => {
    expect(mayGoOn(digits, TABLE)).toBe(goesOn)
  })

  test.each([
    ['24', 'b', ['a-scout-24']],
    ['4', 'a', []],
    ['2', 'a', ['a-blip-2', 'b-blip-2']],
    ['2', 'b', ['b-blip-2', 'a-blip-2']],
  ] as const)('%s for side %s names %j', (digits, first, found) => {
    expect(numbered(digits, TABLE, first)).toEqual(found)
  })
})
