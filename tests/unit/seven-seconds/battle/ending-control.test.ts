import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { OTHER_SIDE, SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { battle, eventsOf, kindsOf, offered, play, refusalOf, type Battle } from './builders.ts'
import { withMissions } from './ending-missions.ts'
import { activate, move, pass } from './orders.ts'

const initiative = { kind: 'roll-initiative', side: 'a' } as const
const withdraw = (side: 'a' | 'b'): Command => ({ kind: 'withdraw', side })
const allow = (side: 'a' | 'b'): Command => ({ kind: 'allow-withdrawal', side })
const pursue = (side: 'a' | 'b'): Command => ({ kind: 'pursue', side })
const agree = (side: 'a' | 'b'): Command => ({ kind: 'agree-to-end', side })

/** How it ended and who Controls the Table, `'sole-survivor a'`; the phase of a battle that goes on. */
function outcome({ ending, phase }: BattleState): string {
  return ending ? `${ending.how} ${ending.controls ?? 'contested'}` : phase
}

/** A battle in which a drone of side a is the last to act in the round. */
function lastTurn(given: Battle): BattleState {
  const spent = (words: readonly string[] = []): string[] => words.map((word) => `${word} spent`)
  return withMissions(
    battle({ ...given, units: ['a basic', ...spent(given.units)], blips: spent(given.blips) }),
  )
}

const endRound: Command[] = [activate('a-basic-1'), move('a-basic-1', 1)]

describe('R29 when a round ends: who has troopers left', () => {
  test.each<[string, Battle, string]>([
    ['both', { units: ['a tactical', 'b tactical'] }, 'between-rounds'],
    ['both, one each of whatever type', { units: ['a engineer', 'b commander'] }, 'between-rounds'],
    ['both, one Stunned and Damaged', { units: ['a scout', 'b assault stunned damaged'] }, 'between-rounds'],
    ['a alone', { units: ['a tactical'] }, 'sole-survivor a'],
    ['b alone', { units: ['b tactical'] }, 'sole-survivor b'],
    ['a, and drones of b', { units: ['a tactical', 'b basic', 'b recce', 'b haywire'] }, 'sole-survivor a'],
    ['a, and destroyed troopers of b', { units: ['a tactical', 'b tactical destroyed'] }, 'sole-survivor a'],
    ['b in the Holding Area', { units: ['a tactical'], blips: ['b scout'] }, 'between-rounds'],
    [
      'b in the Holding Area beside a drone',
      { units: ['a tactical'], blips: ['b recce & scout'] },
      'between-rounds',
    ],
    ['only drones of b in there', { units: ['a tactical'], blips: ['b recce & basic'] }, 'sole-survivor a'],
    ['only Decoys of b', { units: ['a tactical'], blips: ['b decoy', 'b decoy'] }, 'sole-survivor a'],
    ['both in the Holding Area', { blips: ['a scout', 'b scout'] }, 'between-rounds'],
    ['a Stunned, b none', { units: ['a tactical stunned'] }, 'sole-survivor a'],
    ['none: drones on both sides', { units: ['b basic', 'b recce'] }, 'nobody-left contested'],
    ['none: drones of a', {}, 'nobody-left contested'],
    ['a Chance Encounter is no other', { units: ['b tactical'], attacker: null }, 'sole-survivor b'],
  ])('%s', (_name, given, expected) => {
    const { state, events } = play(lastTurn(given), ...endRound)
    expect(outcome(state)).toBe(expected)
    expect(eventsOf({ events }, 'round-ended')).toEqual([{ kind: 'round-ended', round: 1 }])
  })

  test('two passes in a row end the round too', () => {
    const state = withMissions(battle({ units: ['a tactical', 'b basic'] }))
    expect(outcome(play(state, pass('a'), pass('b')).state)).toBe('sole-survivor a')
  })

  test('not within the round', () => {
    const state = withMissions(battle({ units: ['a tactical', 'a basic'] }))
    expect(outcome(play(state, ...endRound).state)).toBe('action')
  })

  test('the battle goes on: the next round or one of the ways out', () => {
    const { state } = play(lastTurn({ units: ['a tactical', 'b tactical'] }), ...endRound)
    for (const side of SIDES)
      expect(offered(state, side)).toEqual(['roll-initiative', 'withdraw', 'agree-to-end'])
    expect(play(state, [initiative, 1, 6]).state).toMatchObject({
      round: 2,
      phase: 'action',
      turn: { side: 'b' },
    })
  })
})

/** Between two rounds, with two troopers of each side. */
function between(given: Battle = {}): BattleState {
  const over = { phase: 'between-rounds', turn: null, ...given.over } as const
  return withMissions(battle({ units: ['a basic', 'a tactical spent', 'b tactical spent'], ...given, over }))
}

describe('R29 Withdraw', () => {
  test.each(SIDES)('%s announces it, the other side allows it and Controls the Table', (side) => {
    const other = OTHER_SIDE[side]
    const { state } = play(between(), withdraw(side))
    expect(state).toMatchObject({ phase: 'withdrawal', withdrawing: side, ending: null })
    const { state: over, events } = play(state, allow(other))
    expect(outcome(over)).toBe(`withdrawal ${other}`)
    expect(kindsOf(events)).toEqual(['battle-ended', 'phase-entered'])
  })

  test.each(SIDES)('%s does not answer himself', (side) => {
    const { state } = play(between(), withdraw(side))
    expect(refusalOf(state, allow(side))).toBe('battle/other-side p.16')
    expect(refusalOf(state, pursue(side))).toBe('battle/other-side p.16')
    expect(offered(state, side)).toEqual([])
    expect(offered(state, OTHER_SIDE[side])).toEqual(['allow-withdrawal', 'pursue'])
  })

  test.each<[string, Command]>([
    ['announced again', withdraw('b')],
    ['answered by a round', initiative],
    ['answered by an agreed end', agree('b')],
  ])('is not %s', (_name, command) =>
    expect(refusalOf(play(between(), withdraw('a')).state, command)).toMatch('battle/not-now'),
  )

  test.each<[string, BattleState, Command]>([
    ['within a round', battle({ units: ['a tactical', 'b tactical'] }), withdraw('a')],
    ['within a round, allowed', battle({ units: ['a tactical', 'b tactical'] }), allow('b')],
    ['allowed without being announced', between(), allow('b')],
    ['pursued without being announced', between(), pursue('b')],
  ])('not %s', (_name, state, command) => expect(refusalOf(state, command)).toMatch('battle/not-now'))

  test('it does not ask for troopers: who withdraws with all of his is beaten to the Table all the same', () =>
    expect(outcome(play(between(), withdraw('b'), allow('a')).state)).toBe('withdrawal a'))
})

describe('R29 Pursue: one more round', () => {
  const pursued = play(between(), withdraw('a'), pursue('b')).state

  test('comes with its refresh and initiative', () => {
    expect(pursued).toMatchObject({ phase: 'between-rounds', pursuit: true, ending: null })
    expect(play(pursued, [initiative, 6, 1]).state).toMatchObject({
      phase: 'action',
      round: 2,
      pursuit: true,
    })
  })

  test.each<[string, Command]>([
    ['another Withdraw', withdraw('b')],
    ['a Withdraw of the same side', withdraw('a')],
    ['an agreed end', agree('a')],
  ])('instead of it no %s', (_name, command) => {
    expect(refusalOf(pursued, command)).toBe('withdraw/pursued p.16')
    expect(offered(pursued, 'a')).toEqual(['roll-initiative'])
  })

  test.each<[string, string[], string]>([
    ['both have troopers: Contested', ['a tactical', 'b tactical'], 'pursuit contested'],
    ['only the pursued one', ['a tactical'], 'sole-survivor a'],
    ['only the pursuer', ['b tactical'], 'sole-survivor b'],
    ['nobody', [], 'nobody-left contested'],
  ])('after it: %s', (_name, units, expected) => {
    const state = { ...lastTurn({ units }), pursuit: true }
    expect(outcome(play(state, ...endRound).state)).toBe(expected)
  })

  test('an earlier agreement of one side is void', () => {
    const { state } = play(between(), agree('b'), withdraw('a'), pursue('b'), [initiative, 6, 1])
    expect(state.agreed).toEqual([])
  })
})

describe('R29 agreed end: Contested', () => {
  test.each(SIDES)('%s proposes, the other agrees', (side) => {
    const { state } = play(between(), agree(side))
    expect(state).toMatchObject({ phase: 'between-rounds', agreed: [side], ending: null })
    expect(refusalOf(state, agree(side))).toBe('end/agreed-already p.16')
    expect(outcome(play(state, agree(OTHER_SIDE[side])).state)).toBe('agreement contested')
  })

  test('the other plays on instead, and the proposal is gone', () => {
    const { state } = play(between(), agree('a'), [initiative, 6, 1])
    expect(state).toMatchObject({ phase: 'action', agreed: [] })
    const later = { ...state, phase: 'between-rounds', turn: null } as const
    expect(outcome(play(later, agree('b')).state)).toBe('between-rounds')
  })

  test('the other withdraws instead', () =>
    expect(outcome(play(between(), agree('a'), withdraw('b'), allow('a')).state)).toBe('withdrawal a'))

  test('not within a round', () =>
    expect(refusalOf(battle({ units: ['a scout', 'b scout'] }), agree('a'))).toMatch('battle/not-now'))
})

describe('after the end', () => {
  const { state } = play(between(), agree('a'), agree('b'))

  test('nothing but a correction of the score is offered or taken', () => {
    expect(state).toMatchObject({ phase: 'over', turn: null })
    for (const side of SIDES) expect(offered(state, side)).toEqual(['correct-score'])
    const late: Command[] = [
      initiative,
      withdraw('a'),
      allow('a'),
      pursue('b'),
      agree('a'),
      pass('a'),
      ...endRound,
    ]
    for (const command of late) expect(refusalOf(state, command)).toBe('battle/not-now p.16')
  })
})
