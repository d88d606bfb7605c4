import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../../shared/problem.ts'
import { decide } from '../../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { BattleState } from '../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  battle,
  eventsOf,
  fateOf,
  kindsOf,
  offered,
  offersOf,
  play,
  refusal,
  verdict,
  type Battle,
} from '../builders.ts'
import {
  activate,
  endActivation,
  explode,
  fireFlamer,
  kamikaze,
  move,
  resolveBlast,
  reveal,
  rollDamage,
} from '../orders.ts'

/**
 * Where a Blip had to be revealed in a blast or flames, the dice of its troopers are rolled by a command of their
 * own (R19, R20). Armour is 3, Nuclear and Robotics are 4.
 */

const A = 'a-tactical-1'
const UNITS = ['a tactical', 'a scout', 'b tactical', 'b scout', 'b basic']

function acting(over: Battle = {}): BattleState {
  return battle({ units: UNITS, acting: A, tech: { a: '443444', b: '443444' }, ...over })
}

/** Where Blips are named: flames, or a missile's blast in which everything is 2" away. */
const AREAS = {
  flamer: {
    cause: 'flamer',
    radius: 0,
    inches: 0,
    // Red above 3 stuns, normal above 3 damages.
    damages: [1, 6],
    state: (over: Battle = {}) => acting(over),
    order: (...ids: string[]) => fireFlamer(A, ids),
  },
  blast: {
    cause: 'missile',
    radius: 4,
    inches: 2,
    // Two dice: one above 3 damages, none the second time.
    damages: [6, 1, 1, 1],
    state: (over: Battle = {}) =>
      acting({
        activation: {
          actionsLeft: 1,
          pending: {
            kind: 'blast',
            cause: 'missile',
            radius: 4,
            centre: 'b-scout-1',
            deviation: { inches: 8, direction: 90 },
            spared: null,
            touched: [],
          },
        },
        ...over,
      }),
    order: (...ids: string[]) => resolveBlast(A, Object.fromEntries(ids.map((id) => [id, 2]))),
  },
} as const

const GONE = { flamer: `destroyed by flamer of ${A}`, blast: `destroyed by blast of ${A}` }

describe.each(['flamer', 'blast'] as const)('%s', (area) => {
  const { state, order, damages, cause, radius, inches } = AREAS[area]
  const waits = ({ turn }: BattleState) => turn?.activation?.pending ?? null

  test.each<[string, string[], string[], string[]]>([
    // Blips; what is named in it; whose dice are still to be rolled
    ['a Decoy: it is over at once', ['b decoy'], ['b-blip-1'], []],
    ['drones: destroyed at once', ['b recce & basic'], ['b-blip-1'], []],
    ['a trooper', ['b engineer'], ['b-blip-1'], ['b-engineer-1']],
    ['two troopers', ['b engineer & assault'], ['b-blip-1'], ['b-engineer-1', 'b-assault-1']],
    ['a trooper and a drone', ['b engineer & recce'], ['b-blip-1'], ['b-engineer-1']],
    ['an own Blip', ['a engineer'], ['a-blip-1'], ['a-engineer-1']],
    ['a Decoy beside a trooper in sight', ['b decoy'], ['b-tactical-1', 'b-blip-1'], ['b-tactical-1']],
    [
      'in the order in which they are named',
      ['b engineer', 'b decoy', 'b assault & recce'],
      ['b-blip-3', 'b-scout-1', 'b-blip-2', 'b-basic-1', 'b-blip-1'],
      ['b-assault-1', 'b-scout-1', 'b-engineer-1'],
    ],
  ])('%s', (_name, blips, named, troopers) => {
    const struck = play(state({ blips }), order(...named))
    expect(eventsOf(struck, 'rolled')).toEqual([])
    const drones = eventsOf(struck, 'blip-revealed')
      .flatMap(({ units }) => units)
      .filter((id) => !troopers.includes(id))
    for (const id of drones) expect(fateOf(struck.state, id)).toBe(GONE[area])
    for (const id of troopers) expect(fateOf(struck.state, id)).toBe('unharmed')
    if (troopers.length === 0) {
      expect(waits(struck.state)).toBe(null)
      expect(kindsOf(struck.events)).not.toContain('area-opened')
      return
    }
    const within = troopers.map((id) => ({ id, inches }))
    expect(waits(struck.state)).toEqual({ kind: 'area', by: A, cause, radius, within })
    expect(eventsOf(struck, 'area-opened')).toEqual([{ kind: 'area-opened', unit: A, cause, radius, within }])
    const dice = troopers.flatMap(() => (area === 'flamer' ? [3, 3] : [3, 1]))
    const rolled = play(struck.state, [rollDamage(A), ...dice])
    expect(eventsOf(rolled, 'rolled').map(({ unit }) => unit)).toEqual(troopers)
    expect(kindsOf(rolled.events)[0]).toBe('area-closed')
    expect(waits(rolled.state)).toBe(null)
  })

  test('without a Blip in it the dice are rolled at once', () => {
    const struck = play(state({ blips: ['b scout'] }), [order('b-tactical-1', 'b-basic-1'), ...damages])
    expect(fateOf(struck.state, 'b-tactical-1')).toBe('damaged')
    expect(kindsOf(struck.events)).not.toContain('area-opened')
  })

  test('typed dice before it tell nothing: the same refusal whatever the Blip hides', () => {
    const hidden = [
      'b decoy',
      'b recce',
      'b recce & basic',
      'b engineer',
      'b engineer & assault',
      'b engineer & recce',
    ]
    for (const rolls of [[1], [1, 6], [6, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1], [7], [NaN]]) {
      const refusals = hidden.map((blip) => refusal(state({ blips: [blip] }), order('b-blip-1'), rolls))
      for (const found of refusals) expect(found).toEqual(refusals[0])
      expect(refusals[0]?.code).toBe('dice/left-over')
    }
    for (const blip of hidden) {
      expect(isRefusal(decide(state({ blips: [blip] }), order('b-blip-1'), []))).toBe(false)
    }
  })

  test('so too beside units in sight', () => {
    const named = order('b-tactical-1', 'b-blip-1', 'b-basic-1')
    for (const rolls of [
      [1, 1],
      [1, 6, 1, 1],
    ]) {
      const refusals = ['b decoy', 'b recce', 'b engineer'].map((blip) =>
        refusal(state({ blips: [blip] }), named, rolls),
      )
      for (const found of refusals) expect(found).toEqual(refusals[0])
    }
  })

  test('before it nothing else is done, by nobody', () => {
    const waiting = play(state({ blips: ['b engineer', 'a decoy', 'b decoy'] }), order('b-blip-1')).state
    expect(offersOf(waiting, 'a', 'roll-damage')).toMatchObject([{ unit: { kind: 'is', value: A } }])
    expect([offered(waiting, 'a'), offered(waiting, 'b')]).toEqual([['roll-damage'], []])
    expect(verdict(waiting, move(A, 3))).toBe('impossible action/half-done p.17')
    expect(verdict(waiting, endActivation(A))).toBe('breaks action/half-done p.17')
    expect(verdict(waiting, reveal('b-blip-2'))).toBe('breaks action/half-done p.17')
    expect(verdict(waiting, activate('b-scout-1'))).toBe(
      'breaks turn/activation-open p.16, action/half-done p.17, turn/not-yours p.16',
    )
    expect(verdict(waiting, rollDamage('a-scout-1'))).toBe('impossible action/not-begun p.17')
    expect(verdict(waiting, { ...rollDamage(A), side: 'b' })).toBe('impossible action/not-begun p.17')
    expect(verdict(waiting, rollDamage(A))).toBe('allowed')
  })

  test('what it does is done as ever: damaged, and a second time destroyed', () => {
    const waiting = play(state({ blips: ['b engineer'] }), order('b-blip-1')).state
    expect(fateOf(play(waiting, [rollDamage(A), ...damages]).state, 'b-engineer-1')).toBe('damaged')
    const named = order('b-blip-1', 'b-tactical-1')
    const units = ['a tactical', 'b tactical damaged', 'b scout']
    const second = play(state({ blips: ['b decoy'], units }), named).state
    const dice = area === 'flamer' ? [1, 6] : [6, 1]
    expect(fateOf(play(second, [rollDamage(A), ...dice]).state, 'b-tactical-1')).toBe(GONE[area])
  })

  test('the firer in it: destroyed its activation is over', () => {
    const units = ['a tactical damaged', 'b scout']
    const over = { units, blips: ['b decoy'] }
    const ready = state(over)
    const obeyed = area === 'flamer' ? acting({ ...over, activation: { suitObeyed: true } }) : ready
    const waiting = play(obeyed, order('b-blip-1', A)).state
    expect(waiting.turn?.side).toBe('a')
    const dice = area === 'flamer' ? [1, 6] : [6, 1]
    const after = play(waiting, [rollDamage(A), ...dice]).state
    expect(fateOf(after, A)).toBe(GONE[area])
    expect(after.turn).toMatchObject({ side: 'b', activation: null })
  })

  test('then the firer has the action that it had left', () => {
    const waiting = play(state({ blips: ['b engineer'] }), order('b-blip-1')).state
    const { turn } = play(waiting, [rollDamage(A), ...damages]).state
    expect(turn).toMatchObject({ side: 'a', activation: { piece: A, actionsLeft: 1, pending: null } })
  })
})

describe('of a blast', () => {
  const { state } = AREAS.blast

  test.each([
    [0, 4],
    [1.9, 3],
    [3.9, 1],
    [4, 0],
  ])('a Blip %d" away: %i dice for its trooper', (inches, dice) => {
    const waiting = play(state({ blips: ['b engineer'] }), resolveBlast(A, { 'b-blip-1': inches })).state
    const rolled = play(waiting, [rollDamage(A), ...Array.from({ length: dice }, () => 1)])
    expect(eventsOf(rolled, 'rolled').map((roll) => roll.dice.length)).toEqual(dice === 0 ? [] : [dice])
    expect(rolled.state.turn?.activation?.pending).toBe(null)
  })

  test('the crater is there before it, and one only', () => {
    const struck = play(state({ blips: ['b engineer & recce'] }), resolveBlast(A, { 'b-blip-1': 3 }))
    expect(kindsOf(struck.events)).toEqual([
      'blast-measured',
      'crater-made',
      'blip-revealed',
      'destroyed',
      'area-opened',
    ])
    expect(play(struck.state, [rollDamage(A), 1]).state.craters).toEqual([4])
  })

  test('R18 off the table, where such a blast is none, no Blip is revealed', () => {
    const rules = { blastOffTable: false }
    const order = resolveBlast(A, { 'b-blip-1': 1 }, { onTable: false })
    const struck = play(state({ blips: ['b engineer'], rules }), order).state
    expect(Object.keys(struck.blips)).toEqual(['b-blip-1'])
    expect(struck.turn?.activation?.pending).toBe(null)
  })
})

test('R21 of a kamikaze, which is gone: its dice are rolled all the same, and play passes', () => {
  const K = 'a-kamikaze-1'
  const flying = battle({
    units: ['a kamikaze', 'a scout', 'b scout'],
    blips: ['b engineer & basic'],
    acting: K,
    tech: { a: '443444', b: '443444' },
  })
  const struck = play(flying, kamikaze(K, 6), explode(K), resolveBlast(K, { 'b-blip-1': 3 })).state
  expect(struck.turn?.activation?.pending).toMatchObject({ kind: 'area', cause: 'kamikaze', radius: 4 })
  expect(fateOf(struck, 'b-basic-1')).toBe(`destroyed by kamikaze of ${K}`)
  expect(offered(struck, 'a')).toEqual(['roll-damage'])
  const rolled = play(struck, [rollDamage(K), 6, 6, 6]).state
  expect(fateOf(rolled, 'b-engineer-1')).toBe(`destroyed by kamikaze of ${K}`)
  expect(rolled.turn).toMatchObject({ side: 'b', activation: null })
})

test('without flames or a blast there is no damage to roll', () => {
  expect(verdict(acting(), rollDamage(A))).toBe('impossible action/not-begun p.17')
  expect(offersOf(acting(), 'a', 'roll-damage')).toEqual([])
  const blasted = AREAS.blast.state({ blips: ['b engineer'] })
  expect(verdict(blasted, rollDamage(A))).toBe('impossible action/not-begun p.17')
})
