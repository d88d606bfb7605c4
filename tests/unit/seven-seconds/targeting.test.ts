import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sighting } from '../../../shared/systems/seven-seconds/arguments.ts'
import {
  countersFromPool,
  rifleDice,
  spendPool,
  targetingPrice,
  worstBetween,
} from '../../../shared/systems/seven-seconds/index.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { COVERS, SCALES } from '../../../shared/systems/seven-seconds/words.ts'
import { sighting } from './builders.ts'

type Over = Partial<Sighting>

describe('worstBetween', () => {
  it.each([
    ['nothing', false, 0, 'none'],
    ['light only', true, 0, 'light'],
    ['a sliver of heavy', false, 0.01, 'heavy'],
    ['heavy beats light', true, 2, 'heavy'],
    ['exactly 3" of heavy', false, 3, 'heavy'],
    ['E13 more than 3" of heavy', false, 3.01, 'blocking'],
    ['and light before it', true, 5, 'blocking'],
  ])('%s', (_name, light, heavyInches, expected) =>
    expect(worstBetween({ light, heavyInches })).toBe(expected),
  )
})

describe('targetingPrice', () => {
  it.each<[string, Over, [number, number] | null]>([
    ['touching', {}, [1, 0]],
    ['just under 6"', { range: 5.99 }, [1, 0]],
    ['exactly 6" is the second band, R10', { range: 6 }, [2, 0]],
    ['exactly 12"', { range: 12 }, [3, 0]],
    ['18–24" of the table p.19', { range: 20 }, [4, 0]],
    ['no maximum', { range: 600 }, [101, 0]],
    ['E6 8" in light cover', { range: 8, targetCover: 'light' }, [3, 0]],
    ['E7 8" in heavy cover behind heavy', { range: 8, targetCover: 'heavy', intervening: 'heavy' }, [4, 8]],
    ['light between', { range: 8, intervening: 'light' }, [2, 2]],
    ['out of the arc', { range: 8, outOfArc: true }, [4, 0]],
    [
      'the toll is paid at the doubled price, R13',
      { range: 8, outOfArc: true, intervening: 'heavy' },
      [4, 8],
    ],
    [
      'cover is doubled with it',
      { range: 8, outOfArc: true, targetCover: 'light', intervening: 'light' },
      [6, 6],
    ],
    ['small figures halve the width, R32', { range: 8, scale: 0.5 }, [3, 0]],
    ['exactly 3" in small scale', { range: 3, scale: 0.5 }, [2, 0]],
    ['cover is not halved', { range: 1, scale: 0.5, targetCover: 'heavy' }, [3, 0]],
    ['blocked from sight', { intervening: 'blocking' }, null],
    ['E13 deep in the woods', { targetCover: 'blocking' }, null],
  ])('%s', (_name, over, expected) => {
    expect(targetingPrice(sighting(over))).toEqual(expected && { perCounter: expected[0], toll: expected[1] })
  })
})

describe('countersFromPool', () => {
  const e7: Over = { range: 8, targetCover: 'heavy', intervening: 'heavy' }
  it.each<[string, number, Over, number]>([
    ['E6 9 points at 3', 9, { range: 8, targetCover: 'light' }, 3],
    ['E6 8 points at 3', 8, { range: 8, targetCover: 'light' }, 2],
    ['E7 the toll alone', 8, e7, 0],
    ['E7 one point short of a counter', 11, e7, 0],
    ['E7 one counter', 12, e7, 1],
    ['E7 two counters', 17, e7, 2],
    ['less than the toll', 7, e7, 0],
    ['no points', 0, {}, 0],
    ['blocked', 30, { intervening: 'blocking' }, 0],
  ])('%s', (_name, pool, over, expected) => expect(countersFromPool(pool, sighting(over))).toBe(expected))
})

describe('spendPool', () => {
  const wish = (counters: number, over: Over = {}) => ({ counters, ...sighting(over) })
  const e6 = { range: 8, targetCover: 'light' } as const
  const e7 = { range: 8, targetCover: 'heavy', intervening: 'heavy' } as const
  const blocked = { intervening: 'blocking' } as const

  it.each([
    ['nothing wished', 7, [], 0],
    ['one target', 7, [wish(2, e6)], 6],
    ['two targets, toll once', 21, [wish(2, e6), wish(3, e7)], -1],
    ['two targets to the last point', 26, [wish(2, e6), wish(3, e7)], 26],
    ['no counters cost nothing, not even the toll', 0, [wish(0, e7)], 0],
    ['no counters on a blocked target are no wish', 4, [wish(0, blocked), wish(4)], 4],
  ])('%s', (_name, pool, wishes, spent) => {
    const answer = spendPool(pool, wishes)
    if (spent < 0) expect(isRefusal(answer)).toBe(true)
    else expect(answer).toEqual({ spent, left: pool - spent })
  })

  it('names the first wish that the pool does not reach', () => {
    expect(spendPool(10, [wish(2), wish(1, e7), wish(9)])).toEqual({
      problem: {
        code: 'target/pool-too-small',
        message:
          "Target 2 needs 12 points for 1 Target Counter, and 8 of the Sensor Pool's 10 are left: ask for fewer or leave it out.",
        path: [1, 'counters'],
        values: { target: 2, counters: 1, cost: 12, left: 8, pool: 10 },
      },
    })
  })

  it('names a target that cannot be targeted', () => {
    expect(spendPool(10, [wish(2), wish(1, blocked)])).toEqual({
      problem: {
        code: 'target/cannot-be-targeted',
        message:
          'Target 2 is behind something that blocks the line to it: leave it out of this Target action.',
        path: [1],
        values: { target: 2 },
      },
    })
  })

  it('leaves its input as it was', () => {
    const wishes = Object.freeze([Object.freeze(wish(2, e6)), Object.freeze(wish(1))])
    expect(spendPool(9, wishes)).toEqual({ spent: 7, left: 2 })
  })
})

describe('rifleDice', () => {
  type Weapon = 'gauss' | 'plasma'
  it.each<[string, Weapon, number, Over, number]>([
    ['E8 25" with 6 TC', 'gauss', 6, { range: 25 }, 2],
    ['under 12"', 'gauss', 6, { range: 11.9 }, 6],
    ['exactly 12" is the second band, R10', 'gauss', 6, { range: 12 }, 3],
    ['rounded down', 'gauss', 5, { range: 12 }, 2],
    ['plasma under 8"', 'plasma', 3, { range: 7.5 }, 3],
    ['plasma at 8"', 'plasma', 3, { range: 8 }, 1],
    ['plasma at 25" is the fourth band', 'plasma', 8, { range: 25 }, 2],
    ['light cover is one band', 'gauss', 6, { targetCover: 'light' }, 3],
    ['heavy cover is two', 'gauss', 6, { targetCover: 'heavy' }, 2],
    ['light between is one die', 'gauss', 6, { intervening: 'light' }, 5],
    ['heavy between is two', 'gauss', 6, { intervening: 'heavy' }, 4],
    ['both', 'gauss', 9, { targetCover: 'light', intervening: 'heavy' }, 2],
    ['terrain takes the last die', 'gauss', 2, { intervening: 'heavy' }, 0],
    ['never below none', 'gauss', 1, { intervening: 'heavy' }, 0],
    ['no Target Counters', 'gauss', 0, {}, 0],
    ['out of the arc', 'gauss', 6, { outOfArc: true }, 0],
    ['blocked', 'gauss', 6, { intervening: 'blocking' }, 0],
    ['E13 deep in the woods', 'gauss', 6, { targetCover: 'blocking' }, 0],
    ['E13 at the tree line: heavy cover', 'gauss', 6, { range: 10, targetCover: 'heavy' }, 2],
    ['small figures: 12" is the third gauss band, R32', 'gauss', 6, { range: 12, scale: 0.5 }, 2],
    ['small figures: 4" is the second plasma band', 'plasma', 6, { range: 4, scale: 0.5 }, 3],
  ])('%s', (_name, weapon, counters, over, expected) => {
    expect(rifleDice({ weapon, counters, ...sighting(over) })).toBe(expected)
  })
})

describe('properties of targeting and rifle dice', () => {
  const aSighting = fc.record({
    range: fc.double({ min: 0, max: 100, noNaN: true }),
    targetCover: fc.constantFrom(...COVERS),
    intervening: fc.constantFrom(...COVERS),
    outOfArc: fc.boolean(),
    scale: fc.constantFrom(...SCALES),
  })
  const aCount = fc.nat(60)

  it('the counters of a pool are the most that the same pool can be spent on', () => {
    fc.assert(
      fc.property(aCount, aSighting, (pool, q) => {
        const counters = countersFromPool(pool, q)
        expect(isRefusal(spendPool(pool, [{ counters, ...q }]))).toBe(false)
        expect(isRefusal(spendPool(pool, [{ counters: counters + 1, ...q }]))).toBe(true)
      }),
    )
  })

  it('a farther target never gets more', () => {
    fc.assert(
      fc.property(aCount, aSighting, fc.double({ min: 0, max: 50, noNaN: true }), (count, q, more) => {
        const far = { ...q, range: q.range + more }
        expect(countersFromPool(count, far)).toBeLessThanOrEqual(countersFromPool(count, q))
        const shot = { weapon: 'gauss', counters: count } as const
        expect(rifleDice({ ...shot, ...far })).toBeLessThanOrEqual(rifleDice({ ...shot, ...q }))
      }),
    )
  })

  it('half scale at half the range is the same', () => {
    fc.assert(
      fc.property(aSighting, (q) => {
        const small = targetingPrice({ ...q, scale: 0.5, range: q.range / 2 })
        expect(small).toEqual(targetingPrice({ ...q, scale: 1 }))
      }),
    )
  })
})
