import { describe, expect, test } from 'vitest'
import { fit, keptOf } from '../../../renderer/systems/seven-seconds/fights/secrets/mat/kept.ts'
import {
  namedTwice,
  namesOf,
} from '../../../renderer/systems/seven-seconds/fights/secrets/names/names-draft.ts'

const layout = { squares: { 2: ['a-scout-4', 'a-basic-9'], 16: ['a-commander-1'] }, past: [] }

describe('a kept layout', () => {
  test('is kept by types, empty squares left out', () => {
    expect(keptOf(layout)).toEqual([
      { square: 2, units: ['scout', 'basic'] },
      { square: 16, units: ['commander'] },
    ])
  })

  test.each([
    // the squad at hand, on squares, missing, left beside
    [['a-commander-7', 'a-scout-1', 'a-basic-2'], '2: a-scout-1 a-basic-2; 16: a-commander-7', '', ''],
    [['a-scout-1', 'a-scout-2'], '2: a-scout-1', '1 commander 1 basic', '1 scout'],
    [['a-tactical-1', 'a-tactical-2'], '', '1 commander 1 scout 1 basic', '2 tactical'],
    [[], '', '1 commander 1 scout 1 basic', ''],
  ])('with %j', (units, squares, missing, left) => {
    const told = fit(keptOf(layout), units)
    const some = (list: typeof told.left): string =>
      list.map(({ type, count }) => `${count} ${type}`).join(' ')
    expect(told.squares.map((one) => `${one.square}: ${one.units.join(' ')}`).join('; ')).toBe(squares)
    expect(some(told.missing)).toBe(missing)
    expect(some(told.left)).toBe(left)
  })
})

test('a typed name of the roster is its trooper: alive, of the type, and each once', () => {
  const roster = [
    { id: '1', name: 'Ada', unit: 'scout', fallen: null },
    { id: '2', name: 'Ben', unit: 'scout', fallen: { battle: null } },
    { id: '3', name: 'Cleo', unit: 'tactical', fallen: null },
  ] as const
  const units = (['a', 'b', 'c', 'd', 'e'] as const).map((id) => ({ id, type: 'scout' }) as const)
  const typed = { a: ' ada ', b: 'Ada', c: 'Ben', d: 'Cleo', e: '  ' }
  expect(namesOf(units, typed, roster)).toEqual([
    { unit: 'a', name: 'Ada', trooper: '1' },
    { unit: 'b', name: 'Ada', trooper: null },
    { unit: 'c', name: 'Ben', trooper: null },
    { unit: 'd', name: 'Cleo', trooper: null },
  ])
})

test('the same name twice is told of both, however it is written; no name is none twice', () => {
  expect([...namedTwice({ a: 'Ada', b: ' ada ', c: 'Ben', d: '', e: ' ' })]).toEqual(['a', 'b'])
})
