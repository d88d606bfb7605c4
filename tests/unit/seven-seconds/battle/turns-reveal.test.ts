import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { battle, eventsOf, kindsOf, play, refusalOf, unitIn, type Battle } from './builders.ts'
import {
  activate,
  command,
  endActivation,
  endTurn,
  fireRifle,
  move,
  pass,
  reveal,
  spendPool,
  target,
  wish,
} from './orders.ts'
import { idle, revealed, turnOf } from './turns-orders.ts'

const OTHERS = ['b tactical', 'b scout', 'b assault']
const blip = (number: number): string => `a-blip-${number}`

/** Actions that the piece has when it is activated. */
function actions(state: BattleState, ...steps: Command[]): number | undefined {
  return play(state, ...steps).state.turn?.activation?.actionsLeft
}

describe('E10 R25 revealing to activate', () => {
  const single = battle({ units: OTHERS, blips: ['a tactical', 'a decoy'] })
  const pair = battle({ units: OTHERS, blips: ['a tactical & basic', 'a decoy'] })

  test('example 1: a Blip is replaced by its trooper, which has two actions', () => {
    const { state, events } = play(single, revealed(blip(1)))
    expect(kindsOf(events)).toEqual(['blip-revealed', 'squad-activated'])
    expect(state.blips[blip(1)]).toBe(undefined)
    expect(unitIn(state, 'a-tactical-1')).toMatchObject({ where: 'table', activation: true, counters: 0 })
    expect(actions(state, activate('a-tactical-1'))).toBe(2)
  })

  test('example 2: the trooper has two actions and the drone one, all before play passes', () => {
    const { state } = play(
      pair,
      revealed(blip(1)),
      activate('a-tactical-1'),
      move('a-tactical-1', 1),
      move('a-tactical-1', 1),
    )
    expect(turnOf(state)).toBe('a 1')
    expect(actions(state, activate('a-basic-1'))).toBe(1)
    const over = play(state, activate('a-basic-1'), move('a-basic-1', 1)).state
    expect(over.turn).toMatchObject({ side: 'a', units: 1, activation: null })
    expect(turnOf(play(over, endTurn('a')).state)).toBe('b 3')
  })

  test('the drone may come first', () => {
    const { state } = play(pair, revealed(blip(1)), activate('a-basic-1'), move('a-basic-1', 1))
    expect(actions(state, activate('a-tactical-1'))).toBe(2)
  })

  test('one completes its actions before the other begins', () => {
    const { state } = play(pair, revealed(blip(1)), activate('a-tactical-1'), move('a-tactical-1', 1))
    expect(refusalOf(state, activate('a-basic-1'))).toBe('turn/activation-open p.16')
    expect(turnOf(play(state, endActivation('a-tactical-1')).state)).toBe('a 1')
  })

  test('example 3: a Blip that moved and is then revealed has no action left', () => {
    const { state } = play(single, activate(blip(1)), move(blip(1), 6))
    expect(state.turn?.activation).toBe(null)
    const shown = play(state, reveal(blip(1))).state
    expect(unitIn(shown, 'a-tactical-1')).toMatchObject({ where: 'table', activation: false })
    expect(refusalOf(shown, activate('a-tactical-1'))).toMatch('activate/no-counter')
  })

  test('a Blip that is not revealed has one action', () => expect(actions(single, activate(blip(1)))).toBe(1))

  // Its counter is gone by then, and so are the units' actions.
  test('a Blip that was activated, has not acted and is then revealed gives full actions', () => {
    const { state } = play(single, activate(blip(1)), reveal(blip(1)))
    expect(state.turn?.side).toBe('a')
    expect(actions(state, activate('a-tactical-1'))).toBe(2)
  })

  test.each<[string, Command, string]>([
    ['a unit cannot be revealed', revealed('a-scout-1'), 'activate/nothing-to-reveal p.17'],
    ['nor an enemy Blip', { ...revealed('b-blip-1'), side: 'a' }, 'unit/not-yours p.16'],
    ['nor a Blip that has acted', revealed(blip(2)), 'activate/no-counter p.16'],
  ])('%s', (_name, command, code) => {
    const state = battle({
      units: ['a scout', ...OTHERS],
      blips: ['a tactical', 'a decoy spent', 'b decoy'],
    })
    expect(refusalOf(state, command)).toBe(code)
  })

  test('a Decoy goes and was the activation of the turn', () => {
    const { state, events } = play(battle({ units: OTHERS, blips: ['a decoy'] }), revealed(blip(1)))
    expect(kindsOf(events)).toEqual(['blip-revealed', 'squad-activated', 'turn-ended', 'turn-begun'])
    expect(turnOf(state)).toBe('b 3')
  })

  test('units of the Blip do not count as further units of the turn', () => {
    const state = battle({
      units: ['a scout', ...OTHERS],
      blips: ['a tactical & basic'],
      turn: { allowance: 2 },
    })
    const both = [...idle('a-tactical-1'), ...idle('a-basic-1')]
    const { state: after } = play(state, revealed(blip(1)), ...both)
    expect(after.turn).toMatchObject({ side: 'a', units: 1 })
    expect(turnOf(play(after, ...idle('a-scout-1')).state)).toBe('b 3')
  })

  // The later Blip's units take the place of the earlier one's in `turn.squad`.
  test('a second Blip revealed in the turn takes nothing from the units of the first', () => {
    const state = battle({
      units: OTHERS,
      blips: ['a tactical & basic', 'a scout & recce'],
      turn: { allowance: 2 },
    })
    const { state: after } = play(
      state,
      revealed(blip(1)),
      ...idle('a-tactical-1'),
      revealed(blip(2)),
      ...idle('a-scout-1'),
      ...idle('a-recce-1'),
    )
    expect(after.turn?.side).toBe('a')
    expect(actions(after, activate('a-basic-1'))).toBe(1)
  })

  // It stays in `turn.squad` and needs no place among the units of the turn.
  test('a unit of the Blip that has acted and is commanded does not act again in the turn', () => {
    const state = battle({ units: OTHERS, blips: ['a commander & tactical'] })
    const { state: after } = play(
      state,
      revealed(blip(1)),
      ...idle('a-tactical-1'),
      activate('a-commander-1'),
      command('a-commander-1', 'a-tactical-1'),
      endActivation('a-commander-1'),
    )
    expect(turnOf(after)).toBe('b 3')
  })
})

describe('leftOutKeepsCounter (R25)', () => {
  const given = (leftOutKeepsCounter: boolean): Battle => ({
    units: OTHERS,
    blips: ['a tactical & basic'],
    rules: { leftOutKeepsCounter },
  })

  test.each([
    [true, true],
    [false, false],
  ])('%s: a unit that is left out has its counter: %s', (rule, has) => {
    const { state, events } = play(
      battle(given(rule)),
      revealed(blip(1)),
      ...idle('a-tactical-1'),
      endTurn('a'),
    )
    expect(unitIn(state, 'a-basic-1').activation).toBe(has)
    expect(eventsOf({ events }, 'activation-lost')).toEqual(
      has ? [] : [{ kind: 'activation-lost', piece: 'a-basic-1' }],
    )
  })

  test.each([
    [true, 'a 1'],
    [false, 'b 3'],
  ])('%s: both may be left out, and then or never act later in the round', (rule, turn) => {
    const { state } = play(battle(given(rule)), revealed(blip(1)), endTurn('a'), ...idle('b-tactical-1'))
    expect(turnOf(state)).toBe(turn)
  })

  test('true: it acts in a later turn as any unit', () => {
    const { state } = play(battle(given(true)), revealed(blip(1)), ...idle('a-tactical-1'), endTurn('a'))
    const later = play(state, ...idle('b-tactical-1'), endTurn('b')).state
    expect(actions(later, activate('a-basic-1'))).toBe(1)
    expect(play(later, activate('a-basic-1')).state.turn?.units).toBe(1)
  })

  test('false: who has acted loses nothing by it', () => {
    const commands = [revealed(blip(1)), ...idle('a-tactical-1'), ...idle('a-basic-1')]
    const { events } = play(battle(given(false)), ...commands)
    expect(eventsOf({ events }, 'activation-lost')).toEqual([])
  })

  // The squad of the first Blip is forgotten when the second is revealed.
  test('false: the left out of each Blip of the turn lose theirs', () => {
    const state = battle({
      ...given(false),
      blips: ['a tactical & basic', 'a scout & recce'],
      turn: { allowance: 2 },
    })
    const { state: after } = play(state, revealed(blip(1)), revealed(blip(2)), endTurn('a'))
    const left = ['a-tactical-1', 'a-basic-1', 'a-scout-1', 'a-recce-1'].filter(
      (id) => unitIn(after, id).activation,
    )
    expect(left).toEqual([])
  })
})

describe('R25 voluntary reveal at any time', () => {
  const given: Battle = {
    units: ['a scout', 'b scout'],
    blips: ['a tactical & basic near:alpha', 'a assault spent', 'a decoy', 'b tactical', 'b decoy'],
    objectives: { alpha: '-' },
  }
  const state = battle(given)

  test.each([
    ['with its counter: each unit has one', blip(1), 'a-tactical-1', true],
    ['and the other unit', blip(1), 'a-basic-1', true],
    ['spent: none', blip(2), 'a-assault-1', false],
    ['on the enemy’s turn', 'b-blip-1', 'b-tactical-1', true],
  ])('%s', (_name, id, unit, activation) => {
    const { state: after, events } = play(state, reveal(id))
    expect(unitIn(after, unit)).toMatchObject({ where: 'table', activation, counters: 0 })
    expect(kindsOf(events)).toEqual(['blip-revealed'])
    expect(after.turn).toEqual(state.turn)
  })

  test('its units stand where it stood', () =>
    expect(unitIn(play(state, reveal(blip(1))).state, 'a-basic-1').near).toEqual(['alpha']))

  test('a Decoy goes', () => {
    const { state: after } = play(state, reveal('b-blip-2'))
    expect(Object.keys(after.blips)).toEqual([blip(1), blip(2), blip(3), 'b-blip-1'])
  })

  test('while another unit acts, between its actions', () => {
    const acting = play(state, activate('a-scout-1'), move('a-scout-1', 1)).state
    expect(unitIn(play(acting, reveal(blip(1))).state, 'a-tactical-1').where).toBe('table')
  })

  test('not in the middle of an action', () => {
    const pool = play(state, activate('a-scout-1'), [target('a-scout-1', 1), 3]).state
    expect(refusalOf(pool, reveal(blip(1)))).toBe('action/half-done p.17')
    expect(refusalOf(pool, reveal('b-blip-1'))).toBe('action/half-done p.17')
    const spent = play(pool, spendPool('a-scout-1')).state
    expect(play(spent, reveal('b-blip-1')).state.blips['b-blip-1']).toBe(undefined)
  })

  test.each<[string, Command, string]>([
    ['not the enemy’s', { kind: 'reveal', side: 'a', blip: 'b-blip-1' }, 'unit/not-yours p.16'],
    ['not twice', reveal('a-blip-9'), 'unit/not-on-table p.16'],
  ])('%s', (_name, wrong, code) => expect(refusalOf(state, wrong)).toBe(code))

  test('a side that revealed its only Blip, a Decoy, and has nothing else passes', () => {
    const last = battle({ units: ['b scout'], blips: ['a decoy'] })
    const { state: after } = play(last, reveal(blip(1)))
    expect(refusalOf(after, endTurn('a'))).toBe('turn/nothing-activated p.16')
    expect(turnOf(play(after, pass('a')).state)).toBe('b 3')
  })
})

describe('R25 involuntary reveal: an Activation Counter becomes one on each unit, a spent Blip gives none', () => {
  test.each([
    ['', true],
    ['spent', false],
  ])('targeted "%s"', (word, activation) => {
    const state = battle({
      units: ['a scout'],
      blips: [`b tactical & recce ${word}`.trim()],
      acting: 'a-scout-1',
    })
    const { state: after, events } = play(
      state,
      [target('a-scout-1', 1), 3],
      spendPool('a-scout-1', wish('b-blip-1', 2, { range: 3 })),
    )
    expect(eventsOf({ events }, 'blip-revealed')).toMatchObject([{ reason: 'targeted' }])
    for (const id of ['b-tactical-1', 'b-recce-1']) {
      expect(unitIn(after, id)).toMatchObject({ where: 'table', activation, counters: 2 })
    }
  })

  test('units that were revealed so are no squad: each acts in a turn of its own', () => {
    const state = battle({
      units: ['a scout', 'a assault'],
      blips: ['b tactical & recce'],
      acting: 'a-scout-1',
    })
    const { state: after } = play(
      state,
      [target('a-scout-1', 1), 3],
      spendPool('a-scout-1', wish('b-blip-1', 1, { range: 3 })),
      endActivation('a-scout-1'),
      ...idle('b-tactical-1'),
    )
    // Two against one when the turn began: the second may act too, as a second unit.
    expect(after.turn).toMatchObject({ side: 'b', allowance: 2, units: 1, squad: [] })
  })

  test('a hidden unit is no target: the Blip is', () => {
    const state = battle({ units: ['a tactical'], blips: ['b tactical'], acting: 'a-tactical-1' })
    expect(refusalOf(state, fireRifle('a-tactical-1', 'b-tactical-1'))).toBe('rifle/no-enemy p.20')
    expect(refusalOf(state, fireRifle('a-tactical-1', 'b-blip-1'))).toBe('rifle/no-enemy p.20')
  })
})
