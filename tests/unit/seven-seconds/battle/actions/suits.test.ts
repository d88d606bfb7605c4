import { describe, expect, test } from 'vitest'
import {
  assisted,
  battle,
  counters,
  deviationsOf,
  eventsOf,
  fateOf,
  kindsOf,
  offered,
  play,
  unitIn,
  verdict,
  type Battle,
} from '../builders.ts'
import {
  activate,
  checkSuit,
  command,
  endActivation,
  explode,
  fireFlamer,
  fireMissile,
  fireRifle,
  jump,
  kamikaze,
  move,
  repair,
  target,
  toggleJammer,
} from '../orders.ts'

const A = 'a-tactical-1'

function damaged(over: Battle = {}) {
  return battle({ units: ['a tactical damaged 3tc', 'b scout 2tc'], acting: A, ...over })
}

describe('R24 a Damaged suit (p.24): a die before the action is declared', () => {
  test.each([
    [1, true],
    [4, true],
    [5, false],
    [6, false],
  ])('a %i: it obeys %s', (die, obeys) => {
    const checked = play(damaged(), [checkSuit(A), die])
    expect(eventsOf(checked, 'rolled')).toMatchObject([
      { purpose: 'suit', side: 'a', unit: A, test: 'at-most', target: 4, success: obeys },
    ])
    expect(checked.state.turn?.activation).toMatchObject({ suitObeyed: obeys, actionsLeft: obeys ? 2 : 1 })
  })

  test('before it has obeyed no action is offered, only the roll and the end', () => {
    expect(offered(damaged(), 'a')).toEqual(['check-suit', 'end-activation'])
    expect(offered(play(damaged(), [checkSuit(A), 1]).state, 'a')).not.toContain('check-suit')
  })

  test.each([
    move(A, 3),
    target(A, 1),
    fireRifle(A, 'b-scout-1'),
    fireMissile(A, 'b-scout-1'),
    fireFlamer(A),
  ])('$kind before the roll', (order) =>
    expect(verdict(damaged(), order)).toBe('breaks unit/suit-unchecked p.24'),
  )

  test.each([
    ['commander', command('a-commander-1', 'a-basic-1')],
    ['engineer', command('a-engineer-1', 'a-basic-1')],
    ['engineer', repair('a-engineer-1', 'a-engineer-1')],
    ['scout', jump('a-scout-1', 3)],
  ])('%s before the roll: $kind', (type, order) => {
    const state = battle({ units: [`a ${type} damaged`, 'a basic spent', 'b scout'], acting: `a-${type}-1` })
    expect(verdict(state, order)).toBe('breaks unit/suit-unchecked p.24')
  })

  test('an action that is lost costs nothing: no Target Counter, no movement', () => {
    const lost = play(damaged(), [checkSuit(A), 6])
    expect(kindsOf(lost.events)).toEqual(['rolled', 'action-spent'])
    expect(fateOf(lost.state, A)).toBe('3tc damaged')
  })

  test('it tries again for its second action, after a lost one and after a good one', () => {
    const lost = play(damaged(), [checkSuit(A), 6]).state
    expect(offered(lost, 'a')).toEqual(['check-suit', 'end-activation'])
    const moved = play(damaged(), [checkSuit(A), 1], move(A, 3)).state
    expect(offered(moved, 'a')).toEqual(['check-suit', 'end-activation'])
  })

  test('two lost actions end its activation', () => {
    expect(play(damaged(), [checkSuit(A), 5], [checkSuit(A), 6]).state.turn?.side).toBe('b')
  })

  test('it stays Damaged through the battle', () => {
    const moved = play(damaged(), [checkSuit(A), 1], move(A, 3), [checkSuit(A), 1], move(A, 3)).state
    expect(unitIn(moved, A).damaged).toBe(true)
  })

  test.each<[string, Battle]>([
    ['a whole suit', { units: ['a tactical', 'b scout'] }],
    ['a suit that has obeyed', { activation: { suitObeyed: true } }],
    ['a suit with no action left', { activation: { actionsLeft: 0 } }],
    ['a suit in the middle of an action', { activation: { pending: { kind: 'pool', points: 3 } } }],
    ['a Stunned trooper', { units: ['a tactical damaged stunned', 'b scout'] }],
    [
      'a suit that is not activated',
      { units: ['a tactical damaged', 'a scout', 'b scout'], acting: 'a-scout-1' },
    ],
  ])('%s has nothing to check', (_name, over) => {
    expect(verdict(damaged(over), checkSuit(A))).toBe('impossible suit/nothing-to-check p.24')
  })

  test('the second part of an action needs no second roll', () => {
    const aimed = play(damaged(), [checkSuit(A), 1], [target(A, 1), 3]).state
    expect(offered(aimed, 'a')).toEqual(['spend-pool'])
  })

  test('where the program only assists the roll may be left out', () => {
    const moved = play(assisted(damaged()), move(A, 3))
    expect(deviationsOf(moved)).toEqual(['unit/suit-unchecked p.24'])
    expect(counters(moved.state, A)).toBe(0)
  })
})

describe('R24 the Stunned (p.24)', () => {
  const stunned = (words = '', over: Battle = {}) =>
    battle({ units: [`a tactical stunned ${words}`.trim(), 'a scout', 'b scout'], ...over })

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
  ])('on a %i it wakes %s', (die, wakes) => {
    const woken = play(stunned(), [activate(A), die])
    expect(eventsOf(woken, 'rolled')).toMatchObject([
      { purpose: 'recover', side: 'a', unit: A, test: 'at-most', target: 2, success: wakes },
    ])
    expect(unitIn(woken.state, A)).toMatchObject({ stunned: !wakes, activation: false })
    expect(woken.state.turn?.side).toBe(wakes ? 'a' : 'b')
  })

  test('awake it acts as always', () => {
    const woken = play(stunned(), [activate(A), 2]).state
    expect(woken.turn?.activation).toMatchObject({ piece: A, actionsLeft: 2 })
    expect(verdict(woken, move(A, 6))).toBe('allowed')
  })

  test('awake and Damaged its suit must obey', () => {
    expect(offered(play(stunned('damaged'), [activate(A), 1]).state, 'a')).toEqual([
      'check-suit',
      'end-activation',
    ])
  })

  test('its Target Counters stay, asleep or awake', () => {
    for (const die of [1, 6]) expect(counters(play(stunned('4tc'), [activate(A), die]).state, A)).toBe(4)
  })

  test('whoever is Stunned while it acts does nothing more', () => {
    const state = stunned('', { acting: A })
    expect(verdict(state, move(A, 3))).toBe('breaks unit/stunned p.24')
    expect(offered(state, 'a')).toEqual(['end-activation'])
  })

  test('a Stunned trooper can still be shot at and burnt', () => {
    const state = battle({ units: ['a tactical', 'b scout stunned 2tc'], acting: A })
    expect(verdict(state, fireRifle(A, 'b-scout-1'))).toBe('allowed')
    expect(verdict(state, fireMissile(A, 'b-scout-1'))).toBe('allowed')
    expect(verdict(state, fireFlamer(A, ['b-scout-1']))).toBe('allowed')
  })
})

describe('R30 killed (p.24): out of the battle', () => {
  const state = battle({
    units: ['a tactical', 'a scout destroyed', 'b scout destroyed', 'b engineer'],
    over: { round: 3 },
  })

  test.each([
    [activate('a-scout-1'), 'impossible unit/destroyed p.24'],
    [activate('b-scout-1', { side: 'a' }), 'impossible unit/not-yours p.16'],
    [activate('a-scout-2'), 'impossible unit/not-on-table p.16'],
  ])('$piece cannot be activated: %s', (order, expected) => expect(verdict(state, order)).toBe(expected))

  test('it keeps nothing on the table, and what did it is kept', () => {
    const units = ['a tactical', 'b haywire 6tc damaged jamming near:alpha', 'b scout']
    const shot = play(battle({ units, acting: A, over: { round: 3 }, objectives: { alpha: '-' } }), [
      fireRifle(A, 'b-haywire-1'),
      ...[1, 1, 1, 1, 1, 1],
    ]).state
    expect(unitIn(shot, 'b-haywire-1')).toMatchObject({
      where: 'destroyed',
      counters: 0,
      activation: false,
      jamming: false,
      near: [],
      fate: { cause: 'gauss', by: A, round: 3 },
    })
  })
})

describe('R30 the first kill: the first enemy trooper that a side destroys', () => {
  const shoot = (units: string[]) =>
    play(battle({ units, acting: A }), [fireRifle(A, 'b-basic-1'), 1]).state.firstKill

  test('a drone is none', () => expect(shoot(['a tactical', 'b basic 1tc', 'b scout'])).toBeNull())

  test('an enemy trooper is, and no later one', () => {
    const state = battle({ units: ['a tactical', 'b scout 1tc', 'b tactical 1tc'], acting: A })
    const shot = play(state, [fireRifle(A, 'b-scout-1'), 1]).state
    expect(shot.firstKill).toBe('a')
    const later = { ...state, firstKill: 'b' as const }
    expect(play(later, [fireRifle(A, 'b-scout-1'), 1]).state.firstKill).toBe('b')
  })

  test('one of its own is not', () => {
    const state = battle({ units: ['a tactical', 'a scout damaged', 'b scout'], acting: A })
    const burnt = play(state, [fireFlamer(A, ['a-scout-1']), 1, 6]).state
    expect(fateOf(burnt, 'a-scout-1')).toBe(`destroyed by flamer of ${A}`)
    expect(burnt.firstKill).toBeNull()
  })
})

describe('who may act at all', () => {
  const state = battle({ units: ['a tactical', 'a scout', 'b scout'], acting: A })

  test.each<[string, Parameters<typeof verdict>[1], string]>([
    ['another own unit', move('a-scout-1', 3), 'breaks unit/not-activated p.16, turn/activation-open p.16'],
    [
      'the enemy out of turn',
      move('b-scout-1', 3),
      'breaks unit/not-activated p.16, turn/not-yours p.16, turn/activation-open p.16',
    ],
    ['the enemy by this side', move('b-scout-1', 3, { side: 'a' }), 'impossible unit/not-yours p.16'],
    ['this unit by the other side', move(A, 3, { side: 'b' }), 'impossible unit/not-yours p.16'],
    ['nobody', move('a-scout-4', 3), 'impossible unit/not-on-table p.16'],
    ['another explosion', explode(A), 'impossible action/not-begun p.17'],
    ['a drone that is none', kamikaze(A, 3), 'impossible unit/unable p.22'],
    ['a jammer that is none', toggleJammer(A), 'impossible unit/unable p.22'],
  ])('%s', (_name, order, expected) => expect(verdict(state, order)).toBe(expected))

  test('with no action left: where a field keeps the activation open', () => {
    const open = battle({
      units: ['a tactical', 'b haywire jamming'],
      acting: A,
      activation: { actionsLeft: 0 },
    })
    for (const order of [move(A, 3), target(A, 1), fireFlamer(A)]) {
      expect(verdict(open, order)).toBe('breaks unit/no-action-left p.16')
    }
    expect(verdict(open, endActivation(A))).toBe('allowed')
  })

  test('between rounds nobody acts', () => {
    const waiting = battle({
      units: ['a tactical', 'b scout'],
      over: { phase: 'between-rounds', turn: null },
    })
    expect(verdict(waiting, move(A, 3))).toBe('impossible battle/not-now p.16')
  })

  test('an activation may end early', () => {
    expect(play(state, endActivation(A)).state.turn?.side).toBe('b')
    expect(play(state, move(A, 3), endActivation(A)).state.turn?.side).toBe('b')
  })
})
