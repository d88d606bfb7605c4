import { describe, expect, test } from 'vitest'
import type { Condition, ObjectiveState } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { readCommand } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { CommandOf } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { scoreBattle } from '../../../../shared/systems/seven-seconds/battle/ending/score.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Objective, Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { battle, kindsOf, offersOf, play, refusalOf, type Battle } from './builders.ts'
import { withMissions } from './ending-missions.ts'

type States = CommandOf<'settle-objectives'>['states']

const ORDER = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const

/** The five in their order, as `cards-builders` reads them; `undefined` is not on the table. */
function five(words: string): Partial<Record<Objective, string>> {
  const each = words.split(' ')
  return Object.fromEntries(ORDER.map((name, index) => [name, each[index] ?? '-']))
}

/** The five as they stand, in the same words. */
function words({ objectives }: BattleState): string {
  return ORDER.map((name) => {
    const { holder = null, destroyed = false, counters = 0 } = objectives[name] ?? {}
    return `${holder ?? ''}${destroyed ? 'x' : ''}${counters > 0 ? counters : ''}` || '-'
  }).join(' ')
}

/** Ended by the withdrawal of the other side, with a as the attacker unless said otherwise. */
function controlledBy(side: Side | null, objectives: string, given: Battle = {}): BattleState {
  const state = withMissions(
    battle({
      units: ['a tactical', 'b tactical'],
      objectives: objectives === '' ? {} : five(objectives),
      over: { phase: 'between-rounds', turn: null },
      ...given,
    }),
  )
  const both = [
    { kind: 'agree-to-end', side: 'a' },
    { kind: 'agree-to-end', side: 'b' },
  ] as const
  if (side === null) return play(state, ...both).state
  const leaves = side === 'a' ? 'b' : 'a'
  return play(state, { kind: 'withdraw', side: leaves }, { kind: 'allow-withdrawal', side }).state
}

const settle = (states: States, side: Side = 'a'): CommandOf<'settle-objectives'> => ({
  kind: 'settle-objectives',
  side,
  states,
})

describe('R29 Contested or the defender in control', () => {
  test.each<[string, Side | null, string, Battle, string]>([
    ['Contested: all stay as they were', null, 'a b - x 4', {}, 'a b - x 4'],
    ['the defender: every surviving one is Secured by him', 'b', 'a b - 4 a7', {}, 'b b b b4 b7'],
    ['the defender: the destroyed stay destroyed', 'b', 'x ax bx x5 -', {}, 'x ax bx x5 b'],
    ['the defender may be a', 'a', 'b b - - x', { attacker: 'b' }, 'a a a a x'],
    ['all destroyed', 'b', 'x x x x x', {}, 'x x x x x'],
  ])('%s', (_name, side, before, given, expected) => {
    const state = controlledBy(side, before, given)
    expect(words(state)).toBe(expected)
    expect(state.phase).toBe('over')
  })

  test('the defender has nothing to choose', () => {
    const state = controlledBy('b', '- - - - -')
    expect(refusalOf(state, settle({ alpha: 'secured' }, 'b'))).toMatch('battle/not-now')
  })
})

describe('R29 the attacker in control chooses', () => {
  const all = {
    alpha: 'secured',
    beta: 'destroyed',
    gamma: 'inspected',
    delta: 'secured',
    epsilon: 'inspected',
  } as const

  test('he is asked, and nobody else', () => {
    const state = controlledBy('a', '- - - - -')
    expect(state.phase).toBe('settling')
    expect(offersOf(state, 'b', 'settle-objectives')).toEqual([])
    expect(offersOf(state, 'a', 'settle-objectives')).toEqual([
      {
        states: {
          kind: 'one-for-each',
          names: [...ORDER],
          of: ['secured', 'destroyed', 'inspected'],
          alike: false,
          measured: false,
        },
      },
    ])
    expect(refusalOf(state, settle(all, 'b'))).toBe('battle/other-side p.16')
  })

  test.each<[string, string, States, string]>([
    ['each for itself', '- - - - -', all, 'a x 10 a 10'],
    [
      'Secured is taken from the defender',
      'b b b b b',
      { ...all, gamma: 'secured', epsilon: 'secured', beta: 'secured' },
      'a a a a a',
    ],
    ['Inspected raises to 10', '- - 3 - 9', all, 'a x 10 a 10'],
    ['and lowers nothing', '- - 12 - 10', all, 'a x 12 a 10'],
    ['Target Counters stay on the others', '2 7 - 4 -', all, 'a2 x7 10 a4 10'],
    ['only the surviving ones', 'x bx - ax -', { gamma: 'secured', epsilon: 'inspected' }, 'x bx a ax 10'],
    ['his own stay his when they are Inspected', '- - a - -', all, 'a x a10 a 10'],
  ])('%s', (_name, before, states, expected) => {
    const { state, events } = play(controlledBy('a', before), settle(states))
    expect(words(state)).toBe(expected)
    expect(kindsOf(events)).toEqual(['objectives-settled', 'phase-entered'])
    expect(state.phase).toBe('over')
  })

  test.each<[string, string, States, string]>([
    [
      'one left out',
      '- - - - -',
      { alpha: 'secured', beta: 'secured', gamma: 'secured', delta: 'secured' },
      'settle/not-all p.16',
    ],
    ['none', '- - - - -', {}, 'settle/not-all p.16'],
    ['a destroyed one too', 'x - - - -', all, 'settle/not-all p.16'],
    [
      'a destroyed one in the place of another',
      'x - - - -',
      { alpha: 'secured', beta: 'secured', gamma: 'secured', delta: 'secured' },
      'settle/not-all p.16',
    ],
  ])('not %s', (_name, before, states, code) =>
    expect(refusalOf(controlledBy('a', before), settle(states))).toBe(code),
  )

  test('b attacks and Controls: b chooses, and Secured is by b', () => {
    const state = controlledBy('b', '- - - - a', { attacker: 'b' })
    expect(refusalOf(state, settle(all, 'a'))).toBe('battle/other-side p.16')
    expect(words(play(state, settle({ ...all, epsilon: 'secured' }, 'b')).state)).toBe('b x 10 b b')
  })

  test.each<[string, string, Side | null, Battle]>([
    ['all are destroyed', 'x x x x x', 'a', {}],
    ['a Chance Encounter has none', '', 'a', { attacker: null }],
    ['a Chance Encounter has none', '', 'b', { attacker: null }],
    ['the Table is Contested', '- - - - -', null, {}],
  ])('%s: nothing is asked', (_name, before, side, given) =>
    expect(controlledBy(side, before, given).phase).toBe('over'),
  )

  test.each([
    ['no state of an Objective', { ...all, alpha: 'kept' }],
    ['no Objective', { ...all, zeta: 'secured' }],
    ['nothing', null],
  ])('%s cannot be read', (_name, states) =>
    expect(isRefusal(readCommand({ kind: 'settle-objectives', side: 'a', states }))).toBe(true),
  )

  // Control of the Table ends the enemy's hold (p.11); the settlement leaves the holder that was.
  test('what the defender held is not Secured by him any more when it is Inspected', () => {
    const state = controlledBy('a', 'b b b b b')
    const inspected = Object.fromEntries(ORDER.map((name) => [name, 'inspected' as const]))
    expect(words(play(state, settle(inspected)).state)).toBe('10 10 10 10 10')
  })
})

describe('settling (R29): each for itself, or all alike', () => {
  const alike = Object.fromEntries(ORDER.map((name) => [name, 'destroyed' as const]))
  test.each<['each' | 'all-alike', States, string | null]>([
    ['each', { ...alike, alpha: 'secured' }, null],
    ['each', alike, null],
    ['all-alike', alike, null],
    ['all-alike', { ...alike, alpha: 'secured' }, 'settle/not-alike p.16'],
  ])('%s: %j', (settling, states, code) => {
    const state = controlledBy('a', '- - - - -', { rules: { settling } })
    if (code === null) expect(play(state, settle(states)).state.phase).toBe('over')
    else expect(refusalOf(state, settle(states))).toBe(code)
  })
})

test('what was settled is what is scored', () => {
  const each = (state: ObjectiveState, points: number): Condition => ({
    kind: 'objectives',
    which: [...ORDER],
    state,
    pay: { kind: 'each', most: null },
    points,
  })
  const secured = each({ kind: 'secured' }, 2)
  const inspected = each({ kind: 'inspected', counters: 10 }, 3)
  const state = withMissions(controlledBy('a', 'b - 1 - x'), { a: [secured, inspected], b: [secured] })
  const { state: over } = play(
    state,
    settle({ alpha: 'secured', beta: 'inspected', gamma: 'inspected', delta: 'secured' }),
  )
  expect(scoreBattle(state)).toBe(null)
  expect(scoreBattle(over)).toMatchObject({ a: { total: 2 * 2 + 2 * 3 }, b: { total: 0 } })
})
