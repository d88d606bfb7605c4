import { beforeEach, expect, test, vi } from 'vitest'
import { measuresOf } from '../../../renderer/systems/seven-seconds/fights/console/model/measures.ts'
import type { ToldEvent } from '../../../shared/systems/seven-seconds/contract/answers.ts'

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
const told = (number: number, event: ToldEvent['event']): ToldEvent => ({ number, decision: number, event })
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

const HAYWIRE = 'b-haywire-80'
const jams = (number: number, on = true): ToldEvent =>
  told(number, { kind: 'jammer-toggled', unit: HAYWIRE, on })
const gone = (number: number, unit: string): ToldEvent =>
  told(number, { kind: 'destroyed', unit, cause: 'gauss', by: null })
/** What the terrain has no part in. */
const WITHOUT_TERRAIN = { range: '9', outOfArc: true }

test.each<[string, ToldEvent[], ToldEvent[], object]>([
  // before it is measured, and after
  [
    'smoke',
    [],
    [told(1, { kind: 'flamer-fired', unit: 'a-scout-30', inches: 3, inside: [] })],
    WITHOUT_TERRAIN,
  ],
  ['a crater', [], [told(1, { kind: 'crater-made', radius: 3 })], WITHOUT_TERRAIN],
  ['a jammer that goes on', [], [jams(1)], WITHOUT_TERRAIN],
  ['a jammer that goes off', [jams(1)], [jams(2, false)], WITHOUT_TERRAIN],
  ['smoke before it was measured', [told(1, { kind: 'crater-made', radius: 3 })], [], ALL],
  ['a jamming drone that moves', [jams(1)], [moved(2, HAYWIRE, 3)], WITHOUT_TERRAIN],
  ['a jamming drone that stays', [jams(1)], [moved(2, HAYWIRE, 0)], ALL],
  ['a jamming drone that is destroyed', [jams(1)], [gone(2, HAYWIRE)], WITHOUT_TERRAIN],
  ['a drone that jams no more and moves', [jams(1), jams(2, false)], [moved(3, HAYWIRE, 3)], ALL],
  ['another unit that is destroyed', [jams(1)], [gone(2, 'b-basic-81')], ALL],
  [
    'a jammer that is put right',
    [],
    [told(1, { kind: 'put-right', piece: HAYWIRE, to: { jamming: true }, reason: '' })],
    WITHOUT_TERRAIN,
  ],
  [
    'a jamming drone that is put right as destroyed',
    [jams(1)],
    [told(2, { kind: 'put-right', piece: HAYWIRE, to: { destroyed: true }, reason: '' })],
    WITHOUT_TERRAIN,
  ],
])('what was measured, after %s', (_name, before, after, expected) => {
  const log = [...before]
  const measures = measuresOf('one', { log: () => log, blipOf: () => null })
  measures.keep('a-tactical-21', 'b-scout-70', { ...ALL, toll: 'light' })
  log.push(...after)
  const toll = expected === ALL ? { toll: 'light' } : {}
  expect(measures.recall('a-tactical-21', 'b-scout-70')).toEqual({ ...expected, ...toll })
})

test('who comes to light stands touching its Blip: what was measured of that is there to go on from', () => {
  const measures = measuresOf('one', {
    log: () => [],
    blipOf: (id) => (id === 'b-scout-70' ? 'b-blip-3' : null),
  })
  measures.keep('a-tactical-21', 'b-blip-3', ALL)
  expect(measures.recall('a-tactical-21', 'b-scout-70')).toEqual(ALL)
})

/** A log that goes on and is taken back, and who follows it. */
function followed() {
  let log: readonly ToldEvent[] = []
  const measures = measuresOf('one', { log: () => log, blipOf: () => null })
  const becomes = (now: readonly ToldEvent[]): void => {
    const before = log
    log = now
    measures.follow(before)
  }
  return { ...measures, becomes }
}

test.each<[string, ToldEvent[], ToldEvent[], ToldEvent[], object]>([
  // before it is measured, what is left when that is taken back, and what comes instead
  [
    'a Move, and another as far is made instead',
    [moved(1, 'a-tactical-21', 6)],
    [],
    [moved(1, 'a-tactical-21', 6)],
    {},
  ],
  ['the Move of somebody else', [moved(1, 'a-scout-30', 6)], [], [moved(1, 'a-scout-30', 6)], ALL],
  ['a Move of a jammer', [jams(1), moved(2, HAYWIRE, 3)], [jams(1)], [], WITHOUT_TERRAIN],
  [
    'something later alone',
    [moved(1, 'a-tactical-21', 6), jams(2)],
    [moved(1, 'a-tactical-21', 6)],
    [],
    WITHOUT_TERRAIN,
  ],
  [
    'a crater',
    [told(1, { kind: 'crater-made', radius: 3 })],
    [],
    [moved(1, 'a-scout-30', 6)],
    WITHOUT_TERRAIN,
  ],
])('what was measured, when what is taken back is %s', (_name, before, left, instead, expected) => {
  const { becomes, keep, recall } = followed()
  becomes(before)
  keep('a-tactical-21', 'b-scout-70', ALL)
  becomes(left)
  becomes([...left, ...instead])
  expect(recall('a-tactical-21', 'b-scout-70')).toEqual(expected)
})

test('a Move after it was measured that is taken back leaves what was measured', () => {
  const { becomes, keep, recall } = followed()
  keep('a-tactical-21', 'b-scout-70', ALL)
  becomes([moved(1, 'b-scout-70', 6)])
  expect(recall('a-tactical-21', 'b-scout-70')).toEqual({})
  becomes([])
  expect(recall('a-tactical-21', 'b-scout-70')).toEqual(ALL)
})
