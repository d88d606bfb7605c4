import { describe, expect, test } from 'vitest'
import { readCommand } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { battle } from './builders.ts'
import { expectClear } from '../../games/tried.ts'
import { given, manyOf, problemOf } from './levels-hands.ts'
import { upTo } from './setup-steps.ts'

const action = battle({
  units: ['a tactical', 'a scout destroyed', 'b tactical 2tc', 'b scout destroyed'],
  blips: ['a assault', 'a decoy', 'b recce', 'b decoy'],
  objectives: { alpha: '-' },
  acting: 'a-tactical-1',
})
const moving = {
  kind: 'move',
  side: 'a',
  piece: 'a-tactical-1',
  inches: 3,
  spent: 3,
  passes: ['b-tactical-1'],
  near: [],
}
const rifle = {
  kind: 'fire-rifle',
  side: 'a',
  unit: 'a-tactical-1',
  target: 'b-tactical-1',
  range: 3,
  targetCover: 'none',
  intervening: 'none',
  outOfArc: false,
}

describe('typed by hand', () => {
  test('the commands that are spoiled here are good ones', () => {
    for (const draft of [moving, rifle]) expect('code' in given(action, draft)).toBe(false)
  })

  test.each<[string, unknown, string]>([
    ['nothing', null, 'command/unreadable'],
    ['nothing at all', undefined, 'command/unreadable'],
    ['a number', 7, 'command/unreadable'],
    ['a word', 'pass', 'command/unreadable'],
    ['a list', [moving], 'command/unreadable'],
    ['an empty thing', {}, 'command/unreadable'],
    ['no such kind', { ...moving, kind: 'fly' }, 'command/unreadable'],
    ['a kind that every object has', { kind: 'constructor', side: 'a' }, 'command/unreadable'],
    ['a kind that is none', { kind: '__proto__', side: 'a' }, 'command/unreadable'],
    ['no side', { kind: 'pass' }, 'command/unreadable'],
    ['another side', { kind: 'pass', side: 'c' }, 'command/unreadable'],
    ['both sides', { kind: 'pass', side: ['a', 'b'] }, 'command/unreadable'],
    ['a field too many', { ...moving, secret: 1 }, 'command/unreadable'],
    ['a field too few', { ...moving, near: undefined }, 'command/unreadable'],
    [
      'a prototype as a field',
      JSON.parse('{"kind":"pass","side":"a","__proto__":{"x":1}}'),
      'command/unreadable',
    ],
    ['negative inches', { ...moving, inches: -1 }, 'command/unreadable'],
    ['no number', { ...moving, inches: NaN }, 'command/unreadable'],
    ['endless inches', { ...moving, inches: Infinity }, 'command/unreadable'],
    ['a thousand million inches', { ...moving, inches: 1e9 }, 'command/unreadable'],
    ['a number in words', { ...moving, inches: '3' }, 'command/unreadable'],
    ['more than a table', { ...moving, inches: 999, spent: 999 }, 'move/too-far'],
    ['a yes in words', { ...rifle, outOfArc: 'no' }, 'command/unreadable'],
    ['cover of another kind', { ...rifle, targetCover: 'wall' }, 'command/unreadable'],
    ['negative range', { ...rifle, range: -0.5 }, 'command/unreadable'],
    ['half a die', { kind: 'target', side: 'a', unit: 'a-tactical-1', dice: 1.5 }, 'command/unreadable'],
    ['minus a die', { kind: 'target', side: 'a', unit: 'a-tactical-1', dice: -1 }, 'command/unreadable'],
    ['30 dice', { kind: 'target', side: 'a', unit: 'a-tactical-1', dice: 30 }, 'target/dice'],
    ['31 dice', { kind: 'target', side: 'a', unit: 'a-tactical-1', dice: 31 }, 'command/unreadable'],
    ['one thing twice', { ...moving, passes: manyOf(2) }, 'command/unreadable'],
    ['a hundred things', { ...moving, passes: manyOf(100) }, 'command/unreadable'],
    ['a million things', { ...moving, passes: manyOf(1_000_000) }, 'command/unreadable'],
    ['a list that is none', { ...moving, passes: { length: 1, 0: 'alpha' } }, 'command/unreadable'],
    ['an unknown unit', { ...moving, piece: 'a-tactical-7' }, 'unit/not-on-table'],
    ['a unit of no type', { ...moving, piece: 'a-wizard-1' }, 'command/unreadable'],
    ['a unit of no side', { ...moving, piece: 'c-tactical-1' }, 'command/unreadable'],
    ['a prototype as a unit', { ...moving, piece: '__proto__' }, 'command/unreadable'],
    ['a very long name', { ...moving, piece: `a-tactical-${'1'.repeat(1_000_000)}` }, 'command/unreadable'],
    ['an Objective as a unit', { ...moving, piece: 'alpha' }, 'command/unreadable'],
    ['the other side’s unit', { ...moving, piece: 'b-tactical-1' }, 'unit/not-yours'],
    ['the other side’s Blip', { ...moving, piece: 'b-blip-1' }, 'unit/not-yours'],
    ['the own unit by the other side', { ...moving, side: 'b' }, 'unit/not-yours'],
    ['a destroyed unit', { ...moving, piece: 'a-scout-1' }, 'unit/destroyed'],
    ['a hidden unit', { ...moving, piece: 'a-assault-1' }, 'unit/not-on-table'],
    ['a unit that does not act', { ...moving, piece: 'a-blip-1' }, 'unit/not-activated'],
    ['past an own unit', { ...moving, passes: ['a-blip-1'] }, 'measure/unknown'],
    ['past a hidden unit', { ...moving, passes: ['b-recce-1'] }, 'measure/unknown'],
    ['past the destroyed', { ...moving, passes: ['b-scout-1'] }, 'measure/unknown'],
    ['past an Objective that is not there', { ...moving, passes: ['beta'] }, 'measure/unknown'],
    ['past marked ground', { ...moving, passes: ['ground-1'] }, 'measure/unknown'],
    ['at an own unit', { ...rifle, target: 'a-tactical-1' }, 'rifle/no-enemy'],
    ['at the destroyed', { ...rifle, target: 'b-scout-1' }, 'rifle/no-enemy'],
    ['out of phase', { kind: 'draw-cards', side: 'a' }, 'battle/not-now'],
    ['a Blip beyond the squares', { kind: 'reveal', side: 'a', blip: 'a-blip-99' }, 'unit/not-on-table'],
  ])('%s', (_name, draft, code) => {
    const problem = problemOf(action, draft)
    expect(problem.code).toBe(code)
    expectClear(problem)
  })

  test.each<[string, unknown, (string | number)[]]>([
    ['a number', { ...moving, inches: -1 }, ['inches']],
    ['an entry of a list', { ...moving, passes: ['b-tactical-1', 'x'] }, ['passes', 1]],
    ['the side', { ...moving, side: 'c' }, ['side']],
    ['the kind', { ...moving, kind: 'fly' }, ['kind']],
    ['the unit', { ...moving, piece: 'b-tactical-1' }, ['piece']],
    ['what is passed', { ...moving, passes: ['beta'] }, ['passes']],
    ['the target', { ...rifle, target: 'b-scout-1' }, ['target']],
  ])('the path leads to %s', (_name, draft, path) => expect(problemOf(action, draft).path).toEqual(path))

  // The sentence of a schema ends in a full stop, and another is put behind it.
  test('the sentence ends in one full stop', () =>
    expect(problemOf(action, { ...moving, passes: manyOf(2) }).message).toMatch(/[^.]\.$/))

  // It says: at "".
  test('the sentence names the command where the whole of it is wrong', () => {
    for (const draft of [null, [], { ...moving, secret: 1 }])
      expect(problemOf(action, draft).message).not.toMatch('""')
  })
})

describe('in the set-up', () => {
  const cards = upTo('cards', 'attack')
  const placing = upTo('objectives', 'attack')
  const deploying = upTo('deployment', 'attack')
  const placed = {
    kind: 'place-objective',
    side: 'a',
    objective: 'delta',
    inZone: true,
    toEdge: 9,
    toNearest: null,
  }
  const mustered = (drones: unknown) => ({ kind: 'muster', side: 'a', choices: [], drones })
  const sixteen = Array.from({ length: 16 }, (_, index) => ({ blip: `b-blip-${index + 1}`, near: [] }))
  const deployed = (blips: unknown) => ({ kind: 'deploy', side: 'b', blips, inZone: true })

  test.each<[string, BattleState, unknown, string]>([
    [
      'an edge that is none',
      upTo('edges', 'attack'),
      { kind: 'choose-edge', side: 'b', edge: 'up' },
      'command/unreadable',
    ],
    ['a negative distance', placing, { ...placed, toEdge: -9 }, 'command/unreadable'],
    ['no distance', placing, { ...placed, toEdge: NaN }, 'command/unreadable'],
    ['an endless one', placing, { ...placed, toEdge: Infinity }, 'command/unreadable'],
    ['an Objective that is none', placing, { ...placed, objective: 'omega' }, 'command/unreadable'],
    ['a prototype as an Objective', placing, { ...placed, objective: '__proto__' }, 'command/unreadable'],
    [
      'a card with a long name',
      cards,
      { kind: 'keep-cards', side: 'a', mission: 'O'.repeat(21), troops: 'T-01' },
      'command/unreadable',
    ],
    ['minus a drone', cards, mustered({ basic: -1 }), 'command/unreadable'],
    ['half a drone', cards, mustered({ basic: 0.5 }), 'command/unreadable'],
    ['a hundred drones', cards, mustered({ basic: 100 }), 'command/unreadable'],
    ['a trooper as a drone', cards, mustered({ scout: 1 }), 'command/unreadable'],
    ['what every object has as a drone', cards, mustered({ constructor: 1 }), 'command/unreadable'],
    ['a drone as a choice', cards, { ...mustered({}), choices: ['basic'] }, 'command/unreadable'],
    ['21 choices', cards, { ...mustered({}), choices: manyOf(21, 'scout') }, 'command/unreadable'],
    [
      'square 0',
      cards,
      { kind: 'fill-holding-area', side: 'a', squares: [{ square: 0, units: [] }] },
      'command/unreadable',
    ],
    [
      'square 17',
      cards,
      { kind: 'fill-holding-area', side: 'a', squares: [{ square: 17, units: [] }] },
      'command/unreadable',
    ],
    [
      '17 squares',
      cards,
      {
        kind: 'fill-holding-area',
        side: 'a',
        squares: Array.from({ length: 17 }, (_, index) => ({ square: index, units: [] })),
      },
      'command/unreadable',
    ],
    ['17 Blips', deploying, deployed([...sixteen, { blip: 'b-blip-17', near: [] }]), 'command/unreadable'],
    [
      'Blip 0',
      deploying,
      deployed([...sixteen.slice(1), { blip: 'b-blip-0', near: [] }]),
      'deploy/not-yours',
    ],
    ['a unit as a Blip', deploying, deployed([{ blip: 'b-tactical-1', near: [] }]), 'command/unreadable'],
    [
      'the same Objective twice',
      deploying,
      deployed([{ blip: 'b-blip-1', near: ['alpha', 'alpha'] }]),
      'command/unreadable',
    ],
  ])('%s', (_name, state, draft, code) => {
    const problem = problemOf(state, draft)
    expect(problem.code).toBe(code)
    expectClear(problem)
  })

  test('a prototype as a drone is no drone, and spoils no object', () => {
    const draft: unknown = JSON.parse(
      '{"kind":"muster","side":"a","choices":[],"drones":{"__proto__":{"basic":9}}}',
    )
    expect(readCommand(draft)).toEqual({ kind: 'muster', side: 'a', choices: [], drones: {} })
    expect('basic' in {}).toBe(false)
  })
})
