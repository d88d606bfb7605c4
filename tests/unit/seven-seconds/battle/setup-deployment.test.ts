import { describe, expect, test } from 'vitest'
import type { CommandOf } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SQUARES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { squad } from '../cards-builders.ts'
import {
  FOURS,
  after,
  blips,
  bothMustered,
  cardsOf,
  give,
  oneASquare,
  refusal,
  unitsOf,
  upTo,
} from './setup-steps.ts'

type Squares = CommandOf<'fill-holding-area'>['squares']

describe('Holding Area: 16 squares, at most two units on each (p.8, R25)', () => {
  // Side a has a commander, an engineer, an assault trooper and three tactical ones.
  const ready = bothMustered()
  const t = unitsOf(ready, 'a', 'tactical')
  const [t1 = '', t2 = '', t3 = ''] = t
  const rest = (['commander', 'assault', 'engineer'] as const).flatMap((type) => unitsOf(ready, 'a', type))
  const [c = '', s = '', e = ''] = rest

  test.each<[string, Squares, string | null]>([
    ['one on each', oneASquare(ready, 'a'), null],
    [
      'in pairs, on squares far apart',
      [
        { square: 16, units: [t1, c] },
        { square: 1, units: [s, e] },
        { square: 8, units: [t2, t3] },
      ],
      null,
    ],
    ['squares named and left empty', [...oneASquare(ready, 'a'), { square: 12, units: [] }], null],
    [
      'three on a square',
      [
        { square: 1, units: [t1, t2, t3] },
        { square: 2, units: [c, s] },
        { square: 3, units: [e] },
      ],
      'holding-area/full',
    ],
    ['all on one', [{ square: 1, units: [...t, ...rest] }], 'holding-area/full'],
    ['one left out', oneASquare(ready, 'a').slice(1), 'holding-area/not-all'],
    ['none placed', [], 'holding-area/not-all'],
    ['one placed twice', [...oneASquare(ready, 'a'), { square: 15, units: [t1] }], 'holding-area/not-all'],
    [
      'one twice and another not at all',
      [...oneASquare(ready, 'a').slice(1), { square: 15, units: [c] }],
      'holding-area/not-all',
    ],
    [
      'an enemy among them',
      [
        ...oneASquare(ready, 'a').slice(1),
        { square: 15, units: unitsOf(ready, 'b', 'tactical').slice(0, 1) },
      ],
      'holding-area/not-all',
    ],
    [
      'one that is not in the squad',
      [...oneASquare(ready, 'a').slice(1), { square: 15, units: ['a-scout-1'] }],
      'holding-area/not-all',
    ],
    [
      'a square named twice',
      oneASquare(ready, 'a').map(({ units }) => ({ square: 1, units })),
      'holding-area/square-twice',
    ],
  ])('%s', (_name, squares, code) => {
    expect(refusal(ready, 'fill-holding-area', 'a', { squares })).toBe(code)
    if (code !== null) return
    const filled = after(ready, 'fill-holding-area', 'a', { squares })
    for (const { square, units } of squares)
      for (const unit of units) expect(filled.units[unit]?.square).toBe(square)
    expect(filled.sides.a.placed).toBe(true)
  })

  test('every square takes two: 32 units have room', () => {
    const state = upTo('cards', 'attack', { cards: cardsOf(squad('1 7 4 4 1 18 1st')) })
    const many = after(after(state, 'draw-cards', 'a', {}), 'muster', 'a', {
      choices: [],
      drones: { basic: 12, kamikaze: 3 },
    })
    const all = Object.keys(many.units)
    expect(all.length).toBe(32)
    const squares = SQUARES.map((square) => ({ square, units: all.slice(square * 2 - 2, square * 2) }))
    expect(refusal(many, 'fill-holding-area', 'a', { squares })).toBe(null)
  })

  test('not before the squad is mustered, and once', () => {
    const state = upTo('cards', 'attack')
    const drawn = after(state, 'draw-cards', 'a', {})
    for (const early of [state, drawn]) {
      expect(refusal(early, 'fill-holding-area', 'a', { squares: [] })).toBe('holding-area/not-now')
    }
    const filled = after(ready, 'fill-holding-area', 'a', { squares: oneASquare(ready, 'a') })
    expect(refusal(filled, 'fill-holding-area', 'a', { squares: oneASquare(ready, 'a') })).toBe(
      'holding-area/not-now',
    )
  })

  test.each([[['a', 'b']], [['b', 'a']]] as const)(
    '%s fill theirs in any order; then come the Blips',
    ([one, other]) => {
      const half = after(ready, 'fill-holding-area', one, { squares: oneASquare(ready, one) })
      expect(half.phase).toBe('cards')
      const both = after(half, 'fill-holding-area', other, { squares: oneASquare(ready, other) })
      expect(both.phase).toBe('deployment')
      expect(both.blips).toEqual({})
    },
  )
})

/** The sides deploy one after the other; who is next is who may. */
function mayDeploy(state: BattleState, count: number): string {
  const deployed = (side: Side): number => state.sides[side].deployed
  return (['a', 'b'] as const)
    .filter((side) => {
      const squares = SQUARES.slice(deployed(side), deployed(side) + count)
      return refusal(state, 'deploy', side, { blips: blips(side, squares), inZone: true }) === null
    })
    .join(' ')
}

describe('R25 R28 deployment of an Attack / Defense', () => {
  const start = upTo('deployment', 'attack')
  const defended = after(start, 'deploy', 'b', { blips: blips('b'), inZone: true })

  test('all 16 of the defender first, then all 16 of the attacker, then the first round', () => {
    expect(mayDeploy(start, 16)).toBe('b')
    expect(refusal(start, 'deploy', 'a', { blips: blips('a'), inZone: true })).toBe('battle/other-side')
    expect(Object.keys(defended.blips)).toEqual(blips('b').map(({ blip }) => blip))
    expect(defended.phase).toBe('deployment')
    expect(refusal(defended, 'deploy', 'b', { blips: [], inZone: true })).toBe('battle/other-side')
    expect(mayDeploy(defended, 16)).toBe('a')
    expect(after(defended, 'deploy', 'a', { blips: blips('a'), inZone: true }).phase).toBe('action')
  })

  const sixteen = blips('b')
  test.each<[string, CommandOf<'deploy'>['blips'], boolean, string | null]>([
    ['in any order of squares', sixteen.toReversed(), true, null],
    ['out of his zone', sixteen, false, 'deploy/out-of-zone'],
    ['one left out', sixteen.slice(1), true, 'deploy/count'],
    ['four, as in a Chance Encounter', sixteen.slice(0, 4), true, 'deploy/count'],
    ['none', [], true, 'deploy/none'],
    ['one twice', [...sixteen.slice(1), ...blips('b', [5])], true, 'deploy/not-yours'],
    ['one of the other side', [...sixteen.slice(1), ...blips('a', [1])], true, 'deploy/not-yours'],
    [
      'a seventeenth square',
      [...sixteen.slice(1), { blip: 'b-blip-17', near: [] }],
      true,
      'deploy/not-yours',
    ],
    [
      'a square with a naught before it',
      [...sixteen.slice(1), { blip: 'b-blip-01', near: [] }],
      true,
      'deploy/not-yours',
    ],
    [
      'within 6" of Objectives',
      [...sixteen.slice(1), { blip: 'b-blip-1', near: ['alpha', 'delta'] }],
      true,
      null,
    ],
  ])('%s', (_name, list, inZone, code) =>
    expect(refusal(start, 'deploy', 'b', { blips: list, inZone })).toBe(code),
  )

  test('R28 what stands near an Objective is known from the start, and the Objective is Contested', () => {
    const near = blips('b').map((one, index) => (index === 0 ? { ...one, near: ['alpha' as const] } : one))
    const state = after(start, 'deploy', 'b', { blips: near, inZone: true })
    expect(state.blips['b-blip-1']?.near).toEqual(['alpha'])
    const fighting = after(state, 'deploy', 'a', { blips: blips('a'), inZone: true })
    expect(fighting.objectives.alpha?.holder).toBe(null)
  })
})

describe('R28 deployment of a Chance Encounter', () => {
  test('four at a time in turns, the player with the Initiative Counter first', () => {
    let state = upTo('deployment', 'chance')
    const sides: Side[] = []
    while (state.phase === 'deployment') {
      const next = mayDeploy(state, 4) as Side
      sides.push(next)
      const four = FOURS[state.sides[next].deployed / 4] ?? []
      state = after(state, 'deploy', next, { blips: blips(next, four), inZone: true })
    }
    expect(sides.join('')).toBe('abababab')
    expect(Object.keys(state.blips).length).toBe(32)
  })

  const start = upTo('deployment', 'chance')
  test.each<[string, Side, CommandOf<'deploy'>['blips'], boolean, string | null]>([
    ['four of any squares', 'a', blips('a', [16, 3, 9, 1]), true, null],
    ['three', 'a', blips('a', [1, 2, 3]), true, 'deploy/count'],
    ['five', 'a', blips('a', [1, 2, 3, 4, 5]), true, 'deploy/count'],
    ['all 16', 'a', blips('a'), true, 'deploy/count'],
    ['the second player first', 'b', blips('b', [1, 2, 3, 4]), true, 'battle/other-side'],
    ['farther than 6" from the own edge', 'a', blips('a', [1, 2, 3, 4]), false, 'deploy/out-of-zone'],
    [
      'near an Objective, of which there is none',
      'a',
      [...blips('a', [1, 2, 3]), { blip: 'a-blip-4', near: ['alpha'] }],
      true,
      'measure/unknown',
    ],
  ])('%s', (_name, side, list, inZone, code) =>
    expect(refusal(start, 'deploy', side, { blips: list, inZone })).toBe(code),
  )

  test('not one that lies on the table already', () => {
    const four = after(start, 'deploy', 'a', { blips: blips('a', [1, 2, 3, 4]), inZone: true })
    const eight = after(four, 'deploy', 'b', { blips: blips('b', [1, 2, 3, 4]), inZone: true })
    expect(refusal(eight, 'deploy', 'a', { blips: blips('a', [4, 5, 6, 7]), inZone: true })).toBe(
      'deploy/not-yours',
    )
  })
})

describe('the first round begins', () => {
  // The attacker; in a Chance Encounter the first player.
  test.each(['attack', 'chance'] as const)(
    '%s: side a has the Initiative Counter and the first turn',
    (kind) => {
      const state = upTo('action', kind)
      expect(state).toMatchObject({
        round: 1,
        initiative: 'a',
        turn: { side: 'a', allowance: 1, units: 0, extraBlips: 0, activation: null },
        passed: [],
      })
    },
  )

  test('b attacks: then b has both', () => {
    const last = upTo('deployment', 'attack')
    // The roles of the script, turned about.
    const turned: BattleState = { ...last, attacker: 'b' }
    const state = after(after(turned, 'deploy', 'a', { blips: blips('a'), inZone: true }), 'deploy', 'b', {
      blips: blips('b'),
      inZone: true,
    })
    expect(state).toMatchObject({ initiative: 'b', turn: { side: 'b' } })
  })

  test('every Blip has an Activation Counter, 16 on each side, and the units stay hidden', () => {
    const { blips: all, units } = upTo('action', 'attack')
    expect(Object.values(all).map(({ side, activation }) => `${side} ${activation}`)).toEqual([
      ...SQUARES.map(() => 'b true'),
      ...SQUARES.map(() => 'a true'),
    ])
    for (const unit of Object.values(units)) {
      expect(unit).toMatchObject({ where: 'holding-area', activation: false })
    }
  })

  test('no dice are rolled for it', () => {
    const waiting = after(upTo('deployment', 'attack'), 'deploy', 'b', { blips: blips('b'), inZone: true })
    const { events } = give(waiting, 'deploy', 'a', { blips: blips('a'), inZone: true }, [])
    expect(events.map(({ kind }) => kind)).toEqual([
      'deployed',
      'initiative-taken',
      'phase-entered',
      'round-begun',
      'turn-begun',
    ])
  })
})
