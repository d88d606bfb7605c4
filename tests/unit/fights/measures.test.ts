import { beforeEach, expect, test, vi } from 'vitest'
import { measuresOf } from '../../../renderer/fights/console/model/measures.ts'
import type { ToldEvent } from '../../../shared/contract/fights.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
})
beforeEach(() => kept.clear())

const moved = (number: number, piece: string, inches: number | null): ToldEvent => ({
  number,
  decision: number,
  event: { kind: 'moved', piece, by: 'move', inches, near: [] },
})
const ALL = { range: '9', intervening: 'light', targetCover: 'heavy', outOfArc: true }

test.each<[string, ToldEvent[], object]>([
  ['nobody moves', [], ALL],
  ['somebody else moves', [moved(1, 'a-scout-30', 6)], ALL],
  ['the target goes away', [moved(1, 'b-scout-70', 3)], {}],
  ['the looker goes away', [moved(1, 'a-tactical-21', 3)], {}],
  ['a Blip moves, which nobody measures', [moved(1, 'b-scout-70', null)], {}],
  ['the target turns on the spot', [moved(1, 'b-scout-70', 0)], ALL],
  [
    'the looker turns on the spot: perhaps it is in another arc',
    [moved(1, 'a-tactical-21', 0)],
    { range: '9', intervening: 'light', targetCover: 'heavy' },
  ],
])('what was measured, when %s', (_name, events, expected) => {
  const log: ToldEvent[] = []
  const measures = measuresOf('one', { log: () => log, blipOf: () => null })
  measures.keep('a-tactical-21', 'b-scout-70', ALL)
  log.push(...events)
  expect(measures.recall('a-tactical-21', 'b-scout-70')).toEqual(expected)
})
