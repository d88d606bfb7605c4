import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { mayActivate, mayFollow } from '../../../../shared/systems/seven-seconds/battle/turns/may-activate.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { battle, eventsOf, offersOf, play, refusal, refusalOf, unitIn } from './builders.ts'
import { activate, endActivation, endTurn, move, reveal } from './orders.ts'
import { extra, idle, idleExtra, revealed, turnOf } from './turns-orders.ts'

const OTHERS = ['b tactical', 'b scout', 'b assault']
/** Five Decoys of side a. */
const FIVE = ['a decoy', 'a decoy', 'a decoy', 'a decoy', 'a decoy']
const blip = (number: number): string => `a-blip-${number}`

describe('R26 up to three further Blips in a turn', () => {
  const start = battle({ units: ['a tactical', ...OTHERS], blips: FIVE })
  const begun = play(start, ...idle('a-tactical-1')).state
  const all = play(begun, ...[1, 2].flatMap((one) => idleExtra(blip(one)))).state

  test('not before a unit was activated', () =>
    expect(refusalOf(start, extra(blip(1)))).toBe('activate/extra-blips p.16'))

  test('the turn waits for them', () => expect(turnOf(begun)).toBe('a 1'))
  test('one', () => expect(play(begun, ...idleExtra(blip(1))).state.turn).toMatchObject({ extraBlips: 1 }))
  test('three, and the turn is over', () =>
    expect(turnOf(play(all, ...idleExtra(blip(3))).state)).toBe('b 1'))
  test('no fourth', () => {
    const three = battle({ units: ['a tactical', ...OTHERS], blips: FIVE, turn: { units: 1, extraBlips: 3 } })
    expect(refusalOf(three, extra(blip(4)))).toBe('activate/extra-blips p.16')
  })
  test('one that was commanded is activated as a unit', () => {
    const turn = { units: 1, extraBlips: 0, squad: [blip(1)] }
    const commanded = battle({ units: ['a tactical', ...OTHERS], blips: FIVE, turn })
    expect(refusalOf(commanded, extra(blip(1)))).toBe('activate/not-a-blip p.17')
  })
  test('who may follow is known before the turn is ended', () => {
    const { state } = play(begun, endTurn('a'))
    expect(mayFollow(view(begun, 'public'), 'b')).toEqual(mayActivate(state, 'b').map(({ piece }) => piece))
    expect(mayFollow(view(begun, 'public'), 'b')).toHaveLength(OTHERS.length)
    const out = { ...begun, passed: ['b' as const] }
    expect(mayFollow(view(out, 'public'), 'b')).toHaveLength(OTHERS.length)
    const rules = { ...out.setup.rules, passing: 'ends-the-round-for-him' as const }
    expect(mayFollow(view({ ...out, setup: { ...out.setup, rules } }, 'public'), 'b')).toEqual([])
  })
  test('none at all: the turn is ended', () => expect(turnOf(play(begun, endTurn('a')).state)).toBe('b 1'))
  test('a Blip may be the unit of the turn, and three more act beside it', () => {
    const blips = [1, 2, 3].flatMap((one) => idleExtra(blip(one)))
    const { state, events } = play(start, ...idle(blip(5)), ...blips)
    expect(turnOf(state)).toBe('b 1')
    expect(eventsOf({ events }, 'activated').map(({ piece, as }) => `${piece} ${as}`)).toEqual([
      'a-blip-5 unit',
      'a-blip-1 extra-blip',
      'a-blip-2 extra-blip',
      'a-blip-3 extra-blip',
    ])
  })
  test('so may a Blip that was revealed', () => {
    const state = battle({ units: OTHERS, blips: ['a scout', ...FIVE] })
    expect(play(state, revealed(blip(1)), ...idleExtra(blip(2))).state.turn).toMatchObject({
      units: 1,
      extraBlips: 1,
    })
  })

  test.each<[string, Command, string]>([
    ['a unit is none', extra('a-tactical-2'), 'activate/not-a-blip p.16'],
    ['nor a Blip that has acted', extra(blip(6)), 'activate/no-counter p.16'],
    ['nor one of the enemy', { ...extra('b-blip-1'), side: 'a' }, 'unit/not-yours p.16'],
    ['nor one that is not on the table', extra(blip(9)), 'unit/not-on-table p.16'],
    [
      'not revealed to act',
      activate(blip(1), { as: 'extra-blip', reveal: true }),
      'activate/extra-revealed p.16',
    ],
    ['no second unit beside the first', activate('a-tactical-2'), 'activate/too-many p.16'],
    ['no Blip as a second unit', activate(blip(1)), 'activate/too-many p.16'],
  ])('%s', (_name, command, code) => {
    const state = battle({
      units: ['a tactical spent', 'a tactical', ...OTHERS],
      blips: [...FIVE, 'a decoy spent', 'b decoy'],
      turn: { units: 1 },
    })
    expect(refusalOf(state, command)).toBe(code)
  })

  test('no voluntary reveal while it acts, but before and after', () => {
    const acting = play(begun, extra(blip(1))).state
    expect(refusalOf(acting, reveal(blip(1)))).toBe('activate/extra-revealed p.16')
    expect(offersOf(acting, 'a', 'reveal').map(({ blip: field }) => field)).not.toContainEqual({
      kind: 'is',
      value: blip(1),
      measured: false,
    })
    expect(play(acting, reveal(blip(2))).state.blips[blip(2)]).toBe(undefined)
    expect(play(acting, endActivation(blip(1)), reveal(blip(1))).state.blips[blip(1)]).toBe(undefined)
  })

  test('an enemy near its path still reveals it, and its units have no action left', () => {
    const near = battle({
      units: ['a tactical spent', ...OTHERS],
      blips: ['a scout', ...FIVE],
      turn: { units: 1 },
    })
    const { state } = play(near, extra(blip(1)), move(blip(1), 6, { passes: ['b-tactical-1'] }))
    expect(unitIn(state, 'a-scout-1')).toMatchObject({ where: 'table', activation: false, counters: 1 })
    expect(state.turn).toMatchObject({ side: 'a', activation: null, extraBlips: 1 })
  })
})

describe('extraBlips: per-turn or per-unit (R26)', () => {
  test.each([
    ['per-turn', 3],
    ['per-unit', 6],
  ] as const)('%s: with two units %i Blips', (extraBlips, most) => {
    const state = battle({
      units: ['a tactical spent', 'a scout spent', ...OTHERS],
      blips: [...FIVE, 'a decoy', 'a decoy'],
      turn: { allowance: 2, units: 2 },
      rules: { extraBlips },
    })
    const some = Array.from({ length: most }, (_, index) => idleExtra(blip(index + 1)))
    const last = play(state, ...some.slice(0, -1).flat()).state
    expect(turnOf(last)).toBe('a 2')
    expect(play(last, ...(some.at(-1) ?? [])).state.turn?.side).toBe('b')
  })

  test.each([
    ['per-turn', 'after it, up to three more Blips'],
    ['per-unit', 'for each one, up to three more Blips'],
  ] as const)('%s: with one of two units done the fourth is refused', (extraBlips, words) => {
    const state = battle({
      units: ['a tactical spent', 'a scout', ...OTHERS],
      blips: FIVE,
      turn: { allowance: 2, units: 1, extraBlips: 3 },
      rules: { extraBlips },
    })
    expect(refusalOf(state, extra(blip(1)))).toBe('activate/extra-blips p.16')
    expect(refusal(state, extra(blip(1))).message).toContain(words)
    const both = play(state, ...idle('a-scout-1')).state
    expect(turnOf(both)).toBe(extraBlips === 'per-turn' ? 'b 1' : 'a 2')
  })

  test('they may act between the units of the turn', () => {
    const state = battle({
      units: ['a tactical', 'a scout', ...OTHERS],
      blips: FIVE,
      turn: { allowance: 2 },
    })
    const commands = [
      ...idle('a-scout-1'),
      ...idleExtra(blip(1)),
      ...idle('a-tactical-1'),
      ...idleExtra(blip(2)),
    ]
    expect(play(state, ...commands).state.turn).toMatchObject({ side: 'a', units: 2, extraBlips: 2 })
  })
})
