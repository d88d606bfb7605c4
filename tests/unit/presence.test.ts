import { describe, expect, test } from 'vitest'
import {
  canHaveServed,
  draftOf,
  entriesOf,
  killsTyped,
  unhurt,
} from '../../renderer/systems/seven-seconds/people/battle/presence.ts'

describe('the form that says who was there', () => {
  const kept = {
    trooper: 'a',
    name: 'Ada',
    unit: 'scout' as const,
    fate: 'killed' as const,
    wounds: 2,
    round: 4,
    cause: 'flames',
    kills: { gauss: 2, blast: 1 },
    decorations: [{ name: 'Star', reason: '' }],
  }

  test('gives back what it began with', () => {
    const { name: _name, unit: _unit, ...entry } = kept
    expect(entriesOf(draftOf([kept]))).toEqual([entry])
  })

  test.each<[string, Partial<ReturnType<typeof unhurt>>, object]>([
    ['somebody new is unhurt', {}, { fate: 'unhurt', wounds: 0, round: null, cause: '', kills: {} }],
    [
      'who is unhurt after all keeps no wounds',
      { wounds: '3', round: '2', cause: 'flames' },
      { wounds: 0, round: null, cause: '' },
    ],
    [
      'only the fallen have a round',
      { fate: 'wounded', wounds: '1', round: '2' },
      { wounds: 1, round: null },
    ],
    [
      'a decoration without a name is none',
      { decorations: [{ name: ' ', reason: 'x' }] },
      { decorations: [] },
    ],
  ])('%s', (_what, typed, expected) => {
    expect(entriesOf({ entries: [{ ...unhurt('a'), ...typed }] })[0]).toMatchObject(expected)
  })

  test('kills are counted as they are typed', () => {
    const { kills } = unhurt('a')
    expect(killsTyped({ ...kills, gauss: '2', missile: '1', other: 'many' })).toBe(3)
  })

  test.each<[string, Parameters<typeof canHaveServed>[0]['fallen'], boolean]>([
    ['the living', null, true],
    ['fallen before', { battle: { id: 'x', campaign: 'c', position: 1 } }, false],
    ['fallen in it', { battle: { id: 'x', campaign: 'c', position: 2 } }, true],
    ['fallen later', { battle: { id: 'x', campaign: 'c', position: 3 } }, true],
    ['fallen in another campaign', { battle: { id: 'x', campaign: 'd', position: 3 } }, false],
    ['fallen elsewhere', { battle: null }, false],
  ])('battle 2 is open to %s: %j, %s', (_what, fallen, open) => {
    expect(canHaveServed({ fallen }, { campaign: 'c', position: 2 })).toBe(open)
  })
})
