import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../../shared/problem.ts'
import type { Sighting } from '../../../../../shared/systems/seven-seconds/arguments.ts'
import { decide } from '../../../../../shared/systems/seven-seconds/battle/decide.ts'
import { DEFAULT_RULES } from '../../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { type BattleRules } from '../../../../../shared/systems/seven-seconds/battle/documents/rules.ts'
import type { BattleState } from '../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Cover, Rifle, Scale } from '../../../../../shared/systems/seven-seconds/words.ts'
import { battle, eventsOf, offersOf, play, verdict } from '../builders.ts'
import { fireMissile, fireRifle, spendPool, wish } from '../orders.ts'

/** Range Bands and what terrain does to them, typed a second time from the book and read off the engine. */

type Seen = Partial<Omit<Sighting, 'scale'>>

/** A tactical with a Sensor Pool of so many points. */
function withPool(points: number, scale: Scale = 1): BattleState {
  return battle({
    units: ['a tactical', 'b tactical'],
    acting: 'a-tactical-1',
    activation: { pending: { kind: 'pool', points } },
    rules: { scale },
  })
}

/** The smallest pool that so many Target Counters can be paid from; null when none is big enough. */
function poolFor(counters: number, seen: Seen, scale?: Scale): number | null {
  const order = spendPool('a-tactical-1', wish('b-tactical-1', counters, seen))
  for (let points = 0; points < 100; points++) {
    if (verdict(withPool(points, scale), order) === 'allowed') return points
  }
  return null
}

/** Dice that are rolled at a target with so many Target Counters; null when the shot is impossible. */
function dice(rifle: Rifle, counters: number, seen: Seen, scale: Scale = 1): number | null {
  const type = rifle === 'gauss' ? 'tactical' : 'assault'
  const state = battle({
    units: [`a ${type}`, `b basic ${counters}tc`],
    acting: `a-${type}-1`,
    rules: { scale },
  })
  const decision = decide(state, fireRifle(`a-${type}-1`, 'b-basic-1', seen))
  if (!isRefusal(decision)) return eventsOf(decision, 'rolled')[0]?.dice.length ?? 0
  expect(decision.problem).toMatchObject({ code: 'rifle/no-dice', values: { page: 20 } })
  return null
}

describe('Target Range Bands (p.19): points for one Target Counter', () => {
  test.each([
    // from, up to, points
    [0, 5.9, 1],
    [6, 11.9, 2],
    [12, 17.9, 3],
    [18, 23.9, 4],
    [24, 29.9, 5],
    [60, 65.9, 11],
  ])('%d" to %d": %i', (from, upTo, points) => {
    for (const range of [from, upTo]) {
      expect(poolFor(1, { range })).toBe(points)
      expect(poolFor(3, { range })).toBe(3 * points)
    }
  })

  test('R13 there is no range too far', () => {
    expect(poolFor(1, { range: 500 })).toBe(84)
  })

  test('R13 outside the 180° arc the price doubles', () => {
    expect(poolFor(2, { range: 13, outOfArc: true })).toBe(12)
  })
})

describe('Rifle Range Bands (p.20): Target Counters for one die', () => {
  test.each<[Rifle, number, number, number]>([
    ['gauss', 0, 11.9, 1],
    ['gauss', 12, 23.9, 2],
    ['gauss', 24, 35.9, 3],
    ['gauss', 36, 47.9, 4],
    ['gauss', 48, 59.9, 5],
    ['plasma', 0, 7.9, 1],
    ['plasma', 8, 15.9, 2],
    ['plasma', 16, 23.9, 3],
    ['plasma', 24, 31.9, 4],
    ['plasma', 32, 39.9, 5],
  ])('%s, %d" to %d": 1 per %i', (rifle, from, upTo, per) => {
    for (const range of [from, upTo]) {
      expect(dice(rifle, per, { range })).toBe(1)
      expect(dice(rifle, 2 * per, { range })).toBe(2)
      // Rounded down.
      expect(dice(rifle, 3 * per - 1, { range })).toBe(2)
      if (per > 1) expect(dice(rifle, per - 1, { range })).toBeNull()
    }
  })

  test('E8 a gauss rifle at 25" with 6 Target Counters in the open: 2 dice', () => {
    expect(dice('gauss', 6, { range: 25 })).toBe(2)
  })

  test('R10 exactly 12" is the second band of a gauss rifle, 8" of a plasma rifle, 6" of targeting', () => {
    expect([
      dice('gauss', 4, { range: 12 }),
      dice('plasma', 4, { range: 8 }),
      poolFor(1, { range: 6 }),
    ]).toEqual([2, 2, 2])
  })

  test('R16 out of the arc no rifle is fired', () => {
    expect(dice('gauss', 12, { outOfArc: true })).toBeNull()
  })
})

describe('Terrain Effects (p.23)', () => {
  /** In the open 8" away: targeting costs 2 a Target Counter, 12 of them are 12 gauss dice. */
  const OPEN = { range: 8 }

  test.each<[string, Seen, { one: number | null; three: number | null; dice: number | null }]>([
    ['Target in no cover', {}, { one: 2, three: 6, dice: 12 }],
    ['Target in Light Cover: +1 Range Band', { targetCover: 'light' }, { one: 3, three: 9, dice: 6 }],
    ['Target in Heavy Cover: +2 Range Bands', { targetCover: 'heavy' }, { one: 4, three: 12, dice: 4 }],
    ['Intervening Light Cover: −1', { intervening: 'light' }, { one: 4, three: 8, dice: 11 }],
    ['Intervening Heavy Cover: −2', { intervening: 'heavy' }, { one: 6, three: 10, dice: 10 }],
    ['behind what blocks', { intervening: 'blocking' }, { one: null, three: null, dice: null }],
    ['in what blocks', { targetCover: 'blocking' }, { one: null, three: null, dice: null }],
    ['light on light', { targetCover: 'light', intervening: 'light' }, { one: 6, three: 12, dice: 5 }],
    ['light on heavy', { targetCover: 'light', intervening: 'heavy' }, { one: 9, three: 15, dice: 4 }],
    ['heavy on light', { targetCover: 'heavy', intervening: 'light' }, { one: 8, three: 16, dice: 3 }],
    ['heavy on heavy', { targetCover: 'heavy', intervening: 'heavy' }, { one: 12, three: 20, dice: 2 }],
  ])('%s', (_name, seen, expected) => {
    const at = { ...OPEN, ...seen }
    expect({ one: poolFor(1, at), three: poolFor(3, at), dice: dice('gauss', 12, at) }).toEqual(expected)
  })

  test.each<[Cover, number]>([
    // what the missile's die may show at most, of 4 Target Counters
    ['none', 4],
    ['light', 3],
    ['heavy', 2],
  ])('a missile at a target in %s: %i', (targetCover, most) => {
    const state = battle({ units: ['a tactical'], acting: 'a-tactical-1', objectives: { alpha: '4' } })
    const order = fireMissile('a-tactical-1', 'alpha', { targetCover })
    const [roll] = eventsOf(play(state, [order, 1]), 'rolled')
    expect(roll).toMatchObject({ purpose: 'missile', test: 'at-most', target: most })
  })

  test('a missile is not asked what lies between', () => {
    expect(Object.keys(fireMissile('a-tactical-1', 'alpha'))).not.toContain('intervening')
  })

  test.each<[number, Seen]>([
    [2, { intervening: 'heavy' }],
    [1, { intervening: 'light' }],
  ])('a rifle with %i dice has none left', (counters, seen) => {
    expect(dice('gauss', counters, seen)).toBeNull()
    expect(dice('gauss', counters + 1, seen)).toBe(1)
  })

  test('the toll is paid at the full price, outside the arc doubled', () => {
    expect(poolFor(1, { ...OPEN, intervening: 'heavy', outOfArc: true })).toBe(12)
  })

  test('E6 8" away in light cover: 3 points a Target Counter', () => {
    expect([
      poolFor(1, { range: 8, targetCover: 'light' }),
      poolFor(4, { range: 8, targetCover: 'light' }),
    ]).toEqual([3, 12])
  })

  test('E7 8" away in heavy cover behind 2" of heavy: 8 points of toll, then 4 a Target Counter', () => {
    const seen = { range: 8, targetCover: 'heavy', intervening: 'heavy' } as const
    expect([poolFor(1, seen), poolFor(2, seen), poolFor(3, seen)]).toEqual([12, 16, 20])
  })

  test('E13 more than 3" inside woods there is no shot; at the tree line heavy cover, and free fire out', () => {
    expect(dice('gauss', 12, { range: 8, targetCover: 'heavy', intervening: 'blocking' })).toBeNull()
    expect(dice('gauss', 12, { range: 8, targetCover: 'heavy' })).toBe(4)
    expect(dice('gauss', 12, { range: 8 })).toBe(12)
  })
})

test.each<[string, BattleRules['reading']]>([
  ['the own piece', { ...DEFAULT_RULES.reading, ownPieceTakesToll: true }],
  ['the widest piece', { ...DEFAULT_RULES.reading, heavyInches: 'widest-piece' }],
])('R11 %s: how the players measure changes no figure of what they measured', (_name, reading) => {
  const seen = { range: 8, targetCover: 'heavy', intervening: 'heavy' } as const
  for (const rules of [{}, { reading }]) {
    const state = battle({ units: ['a tactical', 'b basic 12tc'], acting: 'a-tactical-1', rules })
    const shot = play(state, [fireRifle('a-tactical-1', 'b-basic-1', seen), 6, 6])
    expect(eventsOf(shot, 'rolled')[0]?.dice).toHaveLength(2)
  }
})

describe('R11 where the group adds up what lies between', () => {
  const SUM: Partial<BattleRules> = { reading: { ...DEFAULT_RULES.reading, intervening: 'sum' } }
  const shooting = (rules: Partial<BattleRules>) =>
    battle({ units: ['a tactical', 'b basic 12tc'], acting: 'a-tactical-1', rules })
  const targeting = (rules: Partial<BattleRules>) =>
    battle({
      units: ['a tactical', 'b basic'],
      acting: 'a-tactical-1',
      activation: { pending: { kind: 'pool', points: 20 } },
      rules,
    })
  const shot = (seen: Seen) => fireRifle('a-tactical-1', 'b-basic-1', { range: 8, ...seen })
  const aim = (counters: number, seen: Seen) =>
    spendPool('a-tactical-1', wish('b-basic-1', counters, { range: 8, ...seen }))

  test.each<[number, number]>([
    // the sum, dice that it leaves of 12
    [0, 12],
    [3, 9],
    [5, 7],
    [11, 1],
  ])('%i off the dice of a rifle', (toll, left) => {
    const decision = play(shooting(SUM), [
      shot({ intervening: 'heavy', toll }),
      ...Array.from({ length: left }, () => 6),
    ])
    expect(eventsOf(decision, 'rolled')[0]?.dice).toHaveLength(left)
    expect(eventsOf(decision, 'rifle-fired')).toMatchObject([{ toll, dice: left }])
  })

  test('all of them are no shot, and what blocks blocks', () => {
    expect(verdict(shooting(SUM), shot({ toll: 12 }))).toBe('breaks rifle/no-dice p.20')
    expect(verdict(shooting(SUM), shot({ intervening: 'blocking', toll: 0 }))).toBe(
      'breaks rifle/no-dice p.20',
    )
  })

  test('at the full price of a Target Counter, once', () => {
    // 2 for each at 8", and 3 more of them for what lies between: 6 + 14 of 20 points.
    expect(verdict(targeting(SUM), aim(7, { intervening: 'heavy', toll: 3 }))).toBe('allowed')
    expect(verdict(targeting(SUM), aim(8, { intervening: 'heavy', toll: 3 }))).toBe(
      'breaks target/pool-too-small p.19',
    )
  })

  test('the offers ask for the sum, from 0 to 20', () => {
    const toll = { kind: 'number', least: 0, most: 20, whole: true, measured: true }
    expect(offersOf(shooting(SUM), 'a', 'fire-rifle')).toMatchObject([{ toll }])
    const wishes = offersOf(targeting(SUM), 'a', 'spend-pool')[0]?.wishes
    expect(wishes).toMatchObject({ of: { toll } })
    expect(verdict(shooting(SUM), shot({ toll: 21 }))).toBe('unreadable toll')
    expect(verdict(shooting(SUM), shot({ toll: 1.5 }))).toBe('unreadable toll')
  })

  test('it is asked for, and not left out', () => {
    expect(verdict(shooting(SUM), shot({ intervening: 'heavy' }))).toBe('impossible measure/toll p.23')
    expect(verdict(targeting(SUM), aim(1, { intervening: 'heavy' }))).toBe('impossible measure/toll p.23')
  })

  test('where the worst piece decides a sum has no place', () => {
    expect(verdict(shooting({}), shot({ toll: 3 }))).toBe('impossible measure/toll p.23')
    expect(verdict(targeting({}), aim(1, { toll: 3 }))).toBe('impossible measure/toll p.23')
    const [offer] = offersOf(shooting({}), 'a', 'fire-rifle')
    expect(Object.keys(offer ?? {})).not.toContain('toll')
  })
})

describe('R32 figures under 20 mm halve the Range Bands', () => {
  test.each<[number, number, number | null, number | null]>([
    // range, points for one counter, gauss and plasma dice of 6 Target Counters
    [2.9, 1, 6, 6],
    [3, 2, 6, 6],
    [4, 2, 6, 3],
    [6, 3, 3, 3],
    [8, 3, 3, 2],
    [12, 5, 2, 1],
  ])('%d"', (range, points, gauss, plasma) => {
    expect(poolFor(1, { range }, 0.5)).toBe(points)
    expect([dice('gauss', 6, { range }, 0.5), dice('plasma', 6, { range }, 0.5)]).toEqual([gauss, plasma])
  })
})
