import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  assisted,
  battle,
  deviationsOf,
  eventsOf,
  kindsOf,
  offered,
  play,
  unitIn,
  verdict,
} from './builders.ts'
import { activate, endActivation, endTurn, move, pass } from './orders.ts'
import { extra, idle, revealed, turnOf } from './turns-orders.ts'

/** Out of turn: refused where rules are enforced, noted where the program only assists; it ends the other's turn. */

const state = battle({
  units: ['a tactical', 'a scout', 'b tactical', 'b scout spent', 'b assault destroyed'],
  blips: ['b engineer & recce', 'b decoy spent'],
})
/** Side a has activated one of the two units of its turn. */
const begun = battle({
  units: ['a tactical spent', 'a scout', 'a assault', 'b tactical', 'b scout'],
  turn: { allowance: 2, units: 1 },
})
const OUT = 'turn/not-yours p.16'

describe('an activation out of turn', () => {
  test.each<[string, BattleState, Command, string]>([
    ['a unit', state, activate('b-tactical-1'), `breaks ${OUT}`],
    ['a Blip', state, activate('b-blip-1'), `breaks ${OUT}`],
    ['a Blip that is revealed', state, revealed('b-blip-1'), `breaks ${OUT}`],
    ['within a turn that has begun', begun, activate('b-tactical-1'), `breaks ${OUT}`],
    [
      'one without an Activation Counter',
      state,
      activate('b-scout-1'),
      `breaks ${OUT}, activate/no-counter p.16`,
    ],
    ['a destroyed one', state, activate('b-assault-1'), 'impossible unit/destroyed p.24'],
    ['a hidden one', state, activate('b-engineer-1'), 'impossible unit/not-on-table p.16'],
    [
      'of the side whose turn it is',
      state,
      activate('a-scout-1', { side: 'b' }),
      'impossible unit/not-yours p.16',
    ],
    [
      'while the other acts',
      play(state, activate('a-scout-1')).state,
      activate('b-tactical-1'),
      `breaks turn/activation-open p.16, ${OUT}`,
    ],
    [
      'a unit beside the units of the turn',
      state,
      extra('b-tactical-1'),
      'impossible activate/not-a-blip p.16',
    ],
    ['a pass', state, pass('b'), `breaks ${OUT}`],
    ['the end of a turn', begun, endTurn('b'), `breaks ${OUT}`],
  ])('%s', (_name, before, command, expected) => {
    expect(verdict(before, command)).toBe(expected)
  })

  test('is not offered', () => {
    expect(offered(assisted(state), 'b')).toEqual(['reveal'])
  })

  test('ends the turn of the other, and is a turn of its own', () => {
    const taken = play(assisted(begun), activate('b-tactical-1'))
    expect(kindsOf(taken.events)).toEqual(['turn-ended', 'turn-begun', 'activated'])
    expect(deviationsOf(taken)).toEqual([OUT])
    expect(eventsOf(taken, 'turn-ended')[0]?.side).toBe('a')
    expect(taken.state.turn).toMatchObject({
      side: 'b',
      allowance: 1,
      units: 1,
      activation: { piece: 'b-tactical-1', actionsLeft: 2 },
    })
    expect(unitIn(taken.state, 'a-scout-1').activation).toBe(true)
  })

  test('after it play passes to the other as ever', () => {
    const { state: after, events } = play(assisted(begun), ...idle('b-tactical-1'))
    expect(turnOf(after)).toBe('a 2')
    expect(events.slice(1).some(({ deviations }) => deviations)).toBe(false)
  })

  test('it counts units anew, so that twice the other’s allow two', () => {
    const units = ['a tactical', 'b tactical', 'b scout', 'b assault']
    const { state: after } = play(assisted(battle({ units })), ...idle('b-scout-1'))
    expect(turnOf(after)).toBe('b 3')
    expect(verdict(after, activate('b-assault-1'))).toBe('allowed')
  })

  test('a Blip that is revealed acts with its units before play passes', () => {
    const { state: after } = play(
      assisted(state),
      revealed('b-blip-1'),
      ...idle('b-engineer-1'),
      activate('b-recce-1'),
      move('b-recce-1', 6),
    )
    expect(turnOf(after)).toBe('a 2')
  })

  test('R26 passes before it are no longer the last', () => {
    const passed = play(assisted(state), pass('a'), activate('a-scout-1'), endActivation('a-scout-1')).state
    expect(passed).toMatchObject({ phase: 'action', passed: [] })
    expect(play(passed, pass('b')).state.phase).toBe('action')
  })

  test('R25 units of a revealed Blip that are left out keep their counters', () => {
    const squad = battle({ units: ['b tactical', 'b scout'], blips: ['a tactical & basic'] })
    const left = play(assisted(squad), revealed('a-blip-1'), ...idle('a-tactical-1')).state
    expect(unitIn(play(left, activate('b-tactical-1')).state, 'a-basic-1').activation).toBe(true)
  })

  test('R25 or lose them, where the group rules so', () => {
    const rules = { leftOutKeepsCounter: false }
    const squad = battle({ units: ['b tactical', 'b scout'], blips: ['a tactical & basic'], rules })
    const left = play(assisted(squad), revealed('a-blip-1'), ...idle('a-tactical-1')).state
    expect(unitIn(play(left, activate('b-tactical-1')).state, 'a-basic-1').activation).toBe(false)
  })

  test('R26 a Blip beside the units of a turn in which no unit was activated is noted too', () => {
    expect(deviationsOf(play(assisted(state), extra('b-blip-1')))).toEqual([OUT, 'activate/extra-blips p.16'])
  })
})
