import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { battle, eventsOf, fateOf, kindsOf, offered, offersOf, play, refusalOf, unitIn } from './builders.ts'
import { activate, checkSuit, endActivation, fireFlamer, jump, move, target } from './orders.ts'
import { idle, turnOf } from './turns-orders.ts'

const ENEMY = 'b tactical'
const units = (word: string): string[] => [word, 'a scout', ENEMY]

describe('Action Phase: the Activation Counter goes, a trooper has two actions, a drone or Blip one', () => {
  test.each([
    ['tactical', 2],
    ['commander', 2],
    ['assault', 2],
    ['scout', 2],
    ['engineer', 2],
    ['basic', 1],
    ['kamikaze', 1],
    ['haywire', 1],
    ['recce', 1],
  ])('%s: %i', (type, most) => {
    const id = `a-${type}-1`
    const { state } = play(battle({ units: [`a ${type}`, 'a basic', ENEMY] }), activate(id))
    expect(unitIn(state, id).activation).toBe(false)
    expect(state.turn?.activation).toMatchObject({ piece: id, actionsLeft: most, pending: null })
    const moves = Array.from({ length: most }, () => move(id, 1))
    expect(turnOf(play(state, ...moves).state)).toBe('b 1')
    if (most > 1) expect(turnOf(play(state, move(id, 1)).state)).toBe('a 1')
  })

  test('a Blip: one', () => {
    const { state } = play(battle({ units: ['a basic', ENEMY], blips: ['a tactical'] }), activate('a-blip-1'))
    expect(state.turn?.activation?.actionsLeft).toBe(1)
    expect(turnOf(play(state, move('a-blip-1', null)).state)).toBe('b 1')
  })

  test.each<[string, Command[]]>([
    ['the same action twice', [move('a-scout-1', 6), move('a-scout-1', 2)]],
    ['two different ones', [move('a-scout-1', 6), jump('a-scout-1', 9)]],
    ['fewer than it has', [move('a-scout-1', 6), endActivation('a-scout-1')]],
    ['none', [endActivation('a-scout-1')]],
  ])('%s', (_name, commands) => {
    const { state } = play(
      battle({ units: ['a scout', 'a basic', ENEMY] }),
      activate('a-scout-1'),
      ...commands,
    )
    expect(turnOf(state)).toBe('b 1')
  })

  test('no third', () => {
    const state = battle({
      units: units('a tactical'),
      acting: 'a-tactical-1',
      activation: { actionsLeft: 0 },
    })
    expect(refusalOf(state, move('a-tactical-1', 1))).toBe('unit/no-action-left p.16')
    expect(offered(state, 'a')).toEqual(['end-activation'])
  })
})

describe('who can be activated', () => {
  const state = battle({
    units: ['a tactical', 'a tactical spent', 'a scout destroyed', ENEMY],
    blips: ['a recce', 'a decoy spent'],
  })
  test.each<[string, Command, string]>([
    ['not without an Activation Counter', activate('a-tactical-2'), 'activate/no-counter p.16'],
    ['nor a Blip without', activate('a-blip-2'), 'activate/no-counter p.16'],
    ['nor the destroyed', activate('a-scout-1'), 'unit/destroyed p.24'],
    ['nor a hidden unit', activate('a-recce-1'), 'unit/not-on-table p.16'],
    ['nor one that is not there', activate('a-basic-9'), 'unit/not-on-table p.16'],
    ['nor the enemy’s', { ...activate('b-tactical-1'), side: 'a' }, 'unit/not-yours p.16'],
    ['nor by the enemy', { ...activate('a-tactical-1'), side: 'b' }, 'unit/not-yours p.16'],
    ['nor the enemy’s by himself: it is not his turn', activate('b-tactical-1'), 'turn/not-yours p.16'],
  ])('%s', (_name, command, code) => expect(refusalOf(state, command)).toBe(code))

  test('what is offered', () =>
    expect(offersOf(state, 'a', 'activate').map((fields) => [fields.piece, fields.reveal])).toMatchObject([
      [{ value: 'a-tactical-1' }, { value: false }],
      [{ value: 'a-blip-1' }, { value: false }],
      [{ value: 'a-blip-1' }, { value: true }],
    ]))

  test('and nothing acts that is not activated', () =>
    expect(refusalOf(state, move('a-tactical-1', 1))).toBe('unit/not-activated p.16'))
})

describe('R24 Stunned: a die at activation, 1–2 wakes', () => {
  test.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
  ])('%i: wakes %s', (die, wakes) => {
    const { state, events } = play(battle({ units: ['a tactical stunned 2tc', 'a scout', ENEMY] }), [
      activate('a-tactical-1'),
      die,
    ])
    expect(fateOf(state, 'a-tactical-1')).toBe(wakes ? '2tc' : '2tc stunned')
    expect(unitIn(state, 'a-tactical-1').activation).toBe(false)
    expect(turnOf(state)).toBe(wakes ? 'a 1' : 'b 1')
    expect(state.turn?.activation?.actionsLeft).toBe(wakes ? 2 : undefined)
    expect(eventsOf({ events }, 'rolled')).toMatchObject([
      { purpose: 'recover', dice: [die], success: wakes },
    ])
  })

  test('a round later it may try again', () => {
    const before = battle({
      units: ['a tactical stunned spent', 'a scout', ENEMY],
      over: { phase: 'between-rounds', turn: null },
    })
    const { state } = play(before, [{ kind: 'roll-initiative', side: 'b' }, 6, 1])
    expect(turnOf(play(state, [activate('a-tactical-1'), 2]).state)).toBe('a 2')
  })

  test('Stunned by its own flamer it does nothing more', () => {
    const state = battle({ units: units('a tactical'), acting: 'a-tactical-1', tech: { a: '111111' } })
    // Red 6 stuns, normal 1 does no damage.
    const { state: after } = play(state, [fireFlamer('a-tactical-1', ['a-tactical-1']), 6, 1])
    expect(fateOf(after, 'a-tactical-1')).toBe('1tc stunned')
    expect(turnOf(after)).toBe('b 1')
  })
})

describe('R24 Damaged: a die before each action is declared, 5–6 and it is lost', () => {
  const state = battle({ units: ['a tactical damaged 3tc', 'a scout', ENEMY], acting: 'a-tactical-1' })

  test.each([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [5, false],
    [6, false],
  ])('%i: obeys %s', (die, obeys) => {
    const { state: after } = play(state, [checkSuit('a-tactical-1'), die])
    expect(after.turn?.activation).toMatchObject({ actionsLeft: obeys ? 2 : 1, suitObeyed: obeys })
    expect(fateOf(after, 'a-tactical-1')).toBe('3tc damaged')
  })

  test('no action without it, neither the first nor the second', () => {
    expect(refusalOf(state, move('a-tactical-1', 1))).toBe('unit/suit-unchecked p.24')
    expect(refusalOf(state, target('a-tactical-1', 1))).toBe('unit/suit-unchecked p.24')
    const one = play(state, [checkSuit('a-tactical-1'), 4], move('a-tactical-1', 2)).state
    expect(one.turn?.activation).toMatchObject({ actionsLeft: 1, suitObeyed: false })
    expect(refusalOf(one, move('a-tactical-1', 1))).toBe('unit/suit-unchecked p.24')
    expect(turnOf(play(one, [checkSuit('a-tactical-1'), 4], move('a-tactical-1', 1)).state)).toBe('b 1')
  })

  test('two lost actions end the activation', () => {
    const one = play(state, [checkSuit('a-tactical-1'), 5]).state
    expect(turnOf(one)).toBe('a 1')
    expect(turnOf(play(one, [checkSuit('a-tactical-1'), 6]).state)).toBe('b 1')
  })

  test('one that obeyed rolls no second time for the same action', () => {
    const one = play(state, [checkSuit('a-tactical-1'), 1]).state
    expect(refusalOf(one, checkSuit('a-tactical-1'), [1])).toBe('suit/nothing-to-check p.24')
  })

  test.each([
    ['a whole suit', 'a-scout-1'],
    ['one that does not act', 'a-tactical-2'],
    ['an enemy', 'b-tactical-1'],
  ])('%s has nothing to roll', (_name, id) => {
    const other = battle({
      units: ['a scout', 'a tactical', 'a tactical damaged', ENEMY],
      acting: 'a-scout-1',
    })
    expect(refusalOf(other, { ...checkSuit(id), side: 'a' }, [1])).toBe('suit/nothing-to-check p.24')
  })

  test('Damaged and Stunned: it wakes first, then the suit is rolled for', () => {
    const both = battle({ units: ['a tactical damaged stunned', ENEMY] })
    const awake = play(both, [activate('a-tactical-1'), 2]).state
    expect(refusalOf(awake, move('a-tactical-1', 1))).toBe('unit/suit-unchecked p.24')
    expect(play(awake, [checkSuit('a-tactical-1'), 4]).state.turn?.activation?.suitObeyed).toBe(true)
  })
})

describe('an activation ends', () => {
  test('in the order: Objectives, action, activation, turn', () => {
    const state = battle({ units: ['a basic', ENEMY], objectives: { alpha: '-' } })
    const { events } = play(
      state,
      activate('a-basic-1'),
      move('a-basic-1', 6, { passes: ['alpha'], near: ['alpha'] }),
    )
    expect(kindsOf(events)).toEqual([
      'activated',
      'moved',
      'counters-changed',
      'objective-held',
      'action-spent',
      'activation-ended',
      'turn-ended',
      'turn-begun',
    ])
  })

  test.each<[string, Command, string]>([
    ['not of a piece that does not act', endActivation('a-scout-1'), 'unit/not-activated p.16'],
    ['not by the enemy', { ...endActivation('a-tactical-1'), side: 'b' }, 'unit/not-activated p.16'],
    [
      'in no jamming field where none is on',
      endActivation('a-tactical-1', ['b-haywire-1']),
      'measure/unknown p.22',
    ],
  ])('%s', (_name, command, code) => {
    const state = battle({ units: [...units('a tactical'), 'b haywire'], acting: 'a-tactical-1' })
    expect(refusalOf(state, command)).toBe(code)
  })

  test('not in the middle of an action', () => {
    const state = battle({ units: units('a tactical'), acting: 'a-tactical-1' })
    const { state: pool } = play(state, [target('a-tactical-1', 1), 3])
    expect(refusalOf(pool, endActivation('a-tactical-1'))).toBe('action/half-done p.17')
  })

  test('R22 where a jamming field is on the players are asked, and the last action does not end it', () => {
    const state = battle({ units: ['a basic', 'a scout', 'b haywire jamming'], acting: 'a-basic-1' })
    const { state: moved } = play(state, move('a-basic-1', 6))
    expect(moved.turn?.activation).toMatchObject({ piece: 'a-basic-1', actionsLeft: 0 })
    expect(offered(moved, 'a')).toEqual(['end-activation'])
    expect(fateOf(play(moved, endActivation('a-basic-1')).state, 'a-basic-1')).toBe('unharmed')
    expect(fateOf(play(moved, endActivation('a-basic-1', ['b-haywire-1'])).state, 'a-basic-1')).toBe(
      'destroyed by jamming of b-haywire-1',
    )
  })

  test('R22 R24 so too of a trooper that stays Stunned', () => {
    const state = battle({ units: ['a tactical stunned', 'a scout', 'b haywire jamming'] })
    const { state: still } = play(state, [activate('a-tactical-1'), 3])
    expect(turnOf(still)).toBe('a 1')
    expect(offered(still, 'a')).toEqual(['end-activation'])
    expect(turnOf(play(still, endActivation('a-tactical-1')).state)).toBe('b 1')
  })

  test('with the death of the piece', () => {
    const state = battle({
      units: units('a tactical damaged'),
      acting: 'a-tactical-1',
      activation: { suitObeyed: true },
    })
    const { state: after } = play(state, [fireFlamer('a-tactical-1', ['a-tactical-1']), 1, 6])
    expect(fateOf(after, 'a-tactical-1')).toBe('destroyed by flamer of a-tactical-1')
    expect(turnOf(after)).toBe('b 1')
  })

  test('and with the last one the round', () =>
    expect(
      turnOf(play(battle({ units: ['a tactical', 'b tactical spent'] }), ...idle('a-tactical-1')).state),
    ).toBe('between-rounds'))
})
