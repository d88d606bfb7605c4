import { describe, expect, test } from 'vitest'
import { onlyWritten } from '../../../renderer/systems/seven-seconds/fights/console/model/asides.ts'
import { keepSame } from '../../../renderer/fights/keep-same.ts'
import type { ToldEvent } from '../../../shared/systems/seven-seconds/contract/answers.ts'

describe('what was read again', () => {
  const before = {
    units: [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ],
    turn: null,
    near: [],
    of: { x: [1, 2] },
  }

  test('is the very same object where nothing has changed', () => {
    expect(keepSame(structuredClone(before), before)).toBe(before)
  })

  test('shares what has not changed', () => {
    const now = structuredClone(before)
    const [, second] = now.units
    if (second) second.n = 3
    const kept = keepSame(now, before)
    expect(kept).toEqual(now)
    expect(kept).not.toBe(before)
    expect(kept.units[0]).toBe(before.units[0])
    expect(kept.units[1]).not.toBe(before.units[1])
    expect(kept.of).toBe(before.of)
  })

  test.each<[string, unknown, unknown]>([
    ['a list that became shorter', [1], [1, 2]],
    ['a list that became longer', [1, 2], [1]],
    ['a list in another order', [2, 1], [1, 2]],
    ['a name that went', { a: 1 }, { a: 1, b: 2 }],
    ['a name that came', { a: 1, b: undefined }, { a: 1 }],
    ['a name for another', { b: undefined }, { a: undefined }],
    ['nothing for something', null, { a: 1 }],
    ['something for nothing', { a: 1 }, null],
    ['a list for an object', [], {}],
    ['an object for a list', { length: 0 }, []],
    ['words for a number', '1', 1],
  ])('tells %s', (_name, now, old) => {
    const kept = keepSame({ in: now }, { in: old })
    expect(kept).toStrictEqual({ in: now })
  })
})

describe('only written beside the battle', () => {
  const moved = { kind: 'passed', side: 'a' } as const
  const noted = { kind: 'noted', side: 'a', piece: null, text: 'x', private: false } as const
  const hidden = { kind: 'hidden', of: 'noted', side: 'b' } as const
  const cards = { kind: 'hidden', of: 'cards-drawn', side: 'b' } as const
  const log = (...events: ToldEvent['event'][]): ToldEvent[] =>
    events.map((event, index) => ({ number: index + 1, decision: index + 1, event }))

  test.each<[string, ToldEvent[], number, boolean]>([
    ['a note', log(moved, noted), 1, true],
    ['a note of one side alone', log(moved, hidden), 1, true],
    ['several', log(moved, noted, hidden), 1, true],
    ['a note and then a move', log(moved, noted, moved), 1, false],
    ['a move', log(moved, moved), 1, false],
    ['hidden cards', log(moved, cards), 1, false],
    ['something taken back', log(moved), 2, false],
  ])('%s', (_name, told, since, only) => {
    expect(onlyWritten(told, since)).toBe(only)
  })
})
