import { describe, expect, test } from 'vitest'
import {
  battle,
  counters,
  eventsOf,
  offered,
  offersOf,
  play,
  unitIn,
  verdict,
  type Battle,
} from '../builders.ts'
import { activate, command } from '../orders.ts'

const C = 'a-commander-1'
const E = 'a-engineer-1'

function squad(acting: string, over: Battle = {}) {
  const units = [
    'a commander spent',
    'a engineer spent',
    'a tactical spent',
    'a scout',
    'a basic spent',
    'a recce',
    'a assault destroyed',
    'a kamikaze destroyed',
    'b tactical spent',
    'b scout',
  ]
  return battle({ units, blips: ['a scout & basic spent', 'a decoy'], acting, ...over })
}

describe('R23 Command (p.22): an Activation Counter for another own piece', () => {
  test.each<[string, string, string, string]>([
    ['a commander to a trooper', C, 'a-tactical-1', 'allowed'],
    ['a commander to an engineer', C, E, 'allowed'],
    ['a commander to a drone', C, 'a-basic-1', 'allowed'],
    ['a commander to a Blip', C, 'a-blip-1', 'allowed'],
    ['a commander to itself', C, C, 'breaks command/no-unit p.22'],
    ['a commander to one that has a counter', C, 'a-scout-1', 'impossible command/second-counter p.22'],
    ['a commander to a Blip that has a counter', C, 'a-blip-2', 'impossible command/second-counter p.22'],
    ['a commander to a destroyed one', C, 'a-assault-1', 'impossible command/no-unit p.22'],
    ['a commander to a hidden unit', C, 'a-scout-2', 'impossible command/no-unit p.22'],
    ['a commander to the enemy', C, 'b-tactical-1', 'breaks command/no-unit p.22'],
    ['an engineer to a drone', E, 'a-basic-1', 'allowed'],
    ['an engineer to a trooper', E, 'a-tactical-1', 'breaks command/not-this-unit p.22'],
    ['an engineer to the commander', E, C, 'breaks command/not-this-unit p.22'],
    ['an engineer to a Blip', E, 'a-blip-1', 'breaks command/not-this-unit p.22'],
    ['an engineer to a drone that has a counter', E, 'a-recce-1', 'impossible command/second-counter p.22'],
    ['an engineer to itself', E, E, 'breaks command/no-unit p.22'],
  ])('%s', (_name, unit, to, expected) => expect(verdict(squad(unit), command(unit, to))).toBe(expected))

  test.each<[string, string[]]>([
    [C, [E, 'a-tactical-1', 'a-basic-1', 'a-blip-1']],
    [E, ['a-basic-1']],
  ])('%s is offered %j, at any distance', (unit, to) => {
    const [offer] = offersOf(squad(unit), 'a', 'command')
    expect(offer).toEqual({
      unit: { kind: 'is', value: unit, measured: false },
      to: { kind: 'one', of: to, orNone: false, measured: false },
    })
  })

  test('with everybody ready it is not offered', () => {
    expect(offered(battle({ units: ['a commander', 'a basic', 'b scout'], acting: C }), 'a')).not.toContain(
      'command',
    )
  })

  test('1 Target Counter on who commands; the piece is ready again', () => {
    const given = play(squad(C), command(C, 'a-tactical-1'))
    expect(counters(given.state, C)).toBe(1)
    expect(counters(given.state, 'a-tactical-1')).toBe(0)
    expect(eventsOf(given, 'activation-given')).toEqual([
      { kind: 'activation-given', piece: 'a-tactical-1', by: C },
    ])
    expect(unitIn(given.state, 'a-tactical-1').activation).toBe(true)
    expect(given.state.turn?.activation?.actionsLeft).toBe(1)
  })

  test('two Commands in one activation go to two pieces', () => {
    const given = play(squad(C), command(C, 'a-tactical-1')).state
    expect(verdict(given, command(C, 'a-tactical-1'))).toBe('impossible command/second-counter p.22')
    expect(verdict(given, command(C, 'a-blip-1'))).toBe('allowed')
  })

  test('R24 on a Stunned trooper it gives another try to wake', () => {
    const state = battle({ units: ['a commander', 'a tactical stunned spent', 'b scout spent'], acting: C })
    const given = play(state, command(C, 'a-tactical-1'), {
      kind: 'end-activation',
      side: 'a',
      piece: C,
      fields: [],
    })
    const woken = play(given.state, [activate('a-tactical-1'), 2]).state
    expect(unitIn(woken, 'a-tactical-1').stunned).toBe(false)
  })

  test.each<[string, string, string, string]>([
    // what is commanded, where a commander commands all, units only, and troopers only
    ['a-tactical-1', 'allowed', 'allowed', 'allowed'],
    ['a-basic-1', 'allowed', 'allowed', 'breaks command/not-this-unit p.22'],
    ['a-blip-1', 'allowed', 'breaks command/not-this-unit p.22', 'breaks command/not-this-unit p.22'],
  ])('R23 commanderCommands: %s is %s by all, %s by units, %s by troopers', (to, ...expected) => {
    const found = (['all', 'units', 'troopers'] as const).map((commanderCommands) =>
      verdict(squad(C, { rules: { commanderCommands } }), command(C, to)),
    )
    expect(found).toEqual(expected)
  })

  test('R23 an engineer still commands drones where a commander commands troopers only', () => {
    expect(verdict(squad(E, { rules: { commanderCommands: 'troopers' } }), command(E, 'a-basic-1'))).toBe(
      'allowed',
    )
  })
})
