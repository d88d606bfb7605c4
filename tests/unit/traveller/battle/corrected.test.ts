import { expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import type { BattleEvent } from '../../../../shared/systems/traveller/battle/documents/events.ts'
import { shot, tableOf, type Table } from './table.ts'

/** A line that is put right: what was said and fell after it stays as far as it fits. */

type Said = readonly [side: 'side-1' | 'side-2', kind: string, said: object, rolls: readonly number[] | null]

/** Lines are told with the dice that fell, then the first is told otherwise. */
function corrected(start: Table, lines: readonly Said[], over: object, rolls: number[] | null = null) {
  const before = start.state
  let state = before
  const told = lines.map(([side, kind, said, fell], decision) => {
    const command = { side, kind, ...said }
    const made = travellerPlay.decide(state, command, fell === null ? null : [...fell])
    if (isRefusal(made)) throw new Error(`${kind} ${made.problem.code}`)
    ;({ state } = made)
    return { decision, command, rolls: fell === null ? null : [...fell], from: null, events: made.events }
  })
  const [first, ...later] = told
  if (!first) throw new Error('There is one.')
  const instead = { command: { ...first.command, ...over }, rolls }
  const made = travellerPlay.correctLines(before, [first, ...later], state, instead)
  if (isRefusal(made)) throw new Error(made.problem.code)
  const events: readonly BattleEvent[] = made.lines.flatMap((line) => line.events)
  const end = made.lines.at(-1)?.state
  return {
    dropped: made.dropped.map(({ decision }) => decision),
    events,
    bob: end?.fighters.bob,
    phase: end?.phase,
  }
}

const armed = (arms: string): Table =>
  tableOf({ people: { ann: { body: [7, 12, 7], arms }, bob: { body: [7, 7, 40] } } }).begins()
const attack = (weapon: string, over: object): Said[2] => ({ ...shot('ann', weapon, 'bob', over) })
const ends: Said = ['side-1', 'end-turn', { fighter: 'ann' }, null]
const reacts = (how: string, rolls: number[]): Said => [
  'side-2',
  'react',
  { fighter: 'bob', how, weapon: null },
  rolls,
]
const lasting = (events: readonly BattleEvent[], kind: BattleEvent['kind']): unknown =>
  events.findLast((event) => event.kind === kind)

test('whoever dodged a shot whose cover was forgotten did so behind that cover (line 68)', () => {
  const lines: Said[] = [
    ['side-1', 'attack', attack('pistol', { aware: true }), null],
    reacts('dodge', [6, 6, 1, 1, 1]),
    ends,
  ]
  const { dropped, events } = corrected(armed('pistol'), lines, { cover: 'half' })
  expect(dropped).toEqual([])
  expect(lasting(events, 'reacted')).toMatchObject({ how: 'dodgeBehind' })
  expect(lasting(events, 'weighed')).toMatchObject({
    reasons: expect.arrayContaining([expect.objectContaining({ why: 'dodge', dm: -2 })]) as unknown,
  })
})

test('a dodge in the open of an older log stays what it was', () => {
  const table = armed('pistol')
  table.does('attack', shot('ann', 'pistol', 'bob', { aware: true, cover: 'half' }))
  table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 1, 1)
  expect(table.last('reacted').how).toBe('dodge')
  expect(table.offered('react', 'side-2')).toBe(0)
})

test.each([
  ['knew of it after all', true, false],
  ['did not know of it', false, true],
])('that somebody %s leaves the dice as they fell (line 64)', (_what, aware, was) => {
  const fell = [6, 6, 1, 1, 1]
  const lines: Said[] = was
    ? [['side-1', 'attack', attack('pistol', { aware: was }), null], reacts('none', fell), ends]
    : [['side-1', 'attack', attack('pistol', { aware: was }), fell], ends]
  const { dropped, events, bob, phase } = corrected(armed('pistol'), lines, { aware })
  expect(dropped).toEqual(was ? [1] : [])
  expect(events.flatMap((event) => (event.kind === 'rolled' ? event.dice : []))).toEqual(fell)
  expect(bob?.left.end).toBeLessThan(40)
  expect(phase).toBe('acting')
})

test('a throw that hit and misses now bursts at its target all the same, and the other way (lines 136, 176)', () => {
  const burst = (near: string[], rolls: number[] | null): Said => [
    'side-1',
    'settle-blast',
    { near, far: [] },
    rolls,
  ]
  const braced: Said = ['side-2', 'brace', { fighter: 'bob', how: 'none' }, [4, 4, 4, 4, 4]]
  const thrown = (rolls: number[], near: string[]): Said[] => [
    ['side-1', 'attack', attack('grenade', {}), rolls],
    burst(near, null),
    braced,
    ends,
  ]
  const nowMissed = corrected(armed('grenade'), thrown([6, 6], []), {}, [2, 3, 12])
  expect(nowMissed.dropped).toEqual([])
  expect(nowMissed.bob?.left.end).toBeLessThan(40)
  const nowHit = corrected(armed('grenade'), thrown([2, 3, 12], ['bob']), {}, [6, 6])
  expect(nowHit.dropped).toEqual([])
  expect(nowHit.bob?.left.end).toBeLessThan(40)
})
