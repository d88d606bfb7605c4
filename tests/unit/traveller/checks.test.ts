import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkOdds,
  dm,
  effectDist,
  firstOdds,
  initiative,
  order,
} from '../../../shared/systems/traveller/index.ts'
import { counted, sumOf, throws, total } from './builders.ts'

const CLOSE = 12
const aDm = fc.integer({ min: -15, max: 15 })

describe('dm (R1)', () => {
  it.each([
    [0, -3],
    [1, -2],
    [2, -2],
    [3, -1],
    [5, -1],
    [6, 0],
    [8, 0],
    [9, 1],
    [12, 2],
    [15, 3],
    [33, 9],
  ])('of %i: %i', (characteristic, expected) => expect(dm(characteristic)).toBe(expected))
})

describe('checkOdds', () => {
  it.each([
    // derived on the page
    [-2, 1 / 6],
    [-1, 5 / 18],
    [0, 5 / 12],
    [1, 7 / 12],
    [2, 13 / 18],
    [3, 5 / 6],
    // beyond the dice
    [-5, 0],
    [-4, 1 / 36],
    [5, 35 / 36],
    [6, 1],
    [90, 1],
  ])('at %i', (dm, chance) => expect(checkOdds(dm)).toBe(chance))
})

describe('effectDist', () => {
  it('of DM 0: from −6 to 4', () => {
    const dist = effectDist(0)
    expect(
      Object.keys(dist)
        .map(Number)
        .sort((one, other) => one - other),
    ).toEqual([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4])
    expect([dist[-6], dist[-1], dist[0], dist[4]]).toEqual([1 / 36, 1 / 6, 5 / 36, 1 / 36])
  })

  it('adds up to 1, what is 0 or more to the chance, and is as counted', () =>
    fc.assert(
      fc.property(aDm, (dm) => {
        const dist = effectDist(dm)
        expect(Object.keys(dist)).toHaveLength(11)
        expect(total(dist)).toBeCloseTo(1, CLOSE)
        const won = Object.entries(dist).filter(([effect]) => Number(effect) >= 0)
        expect(sumOf(won.map(([, chance]) => chance))).toBeCloseTo(checkOdds(dm), CLOSE)
        expect(dist).toEqual(counted(throws(2), (faces) => sumOf(faces) + dm - 8))
      }),
    ))
})

describe('initiative', () => {
  it.each([
    ['E1 prepared, DEX DM +1', { roll: 'prepared', dexterityDm: 1 }, 13],
    ['rolled', { roll: 7, dexterityDm: -1 }, 6],
    ['Tactics and Leadership', { roll: 7, dexterityDm: 0, tactics: 3, leadership: 2 }, 12],
    ['R8 no loss by a failure', { roll: 7, dexterityDm: 0, tactics: -3, leadership: -2 }, 7],
    ['R8 each for itself', { roll: 7, dexterityDm: 0, tactics: -3, leadership: 2 }, 9],
    ['Tactics for the prepared too', { roll: 'prepared', dexterityDm: 0, tactics: 2 }, 14],
    ['hasty', { roll: 7, dexterityDm: 0, hasty: true }, 9],
    ['E4 one reaction', { roll: 7, dexterityDm: 0, reactions: 1 }, 5],
    ['E4 two reactions', { roll: 7, dexterityDm: 0, reactions: 2 }, 3],
    ['Recoil', { roll: 7, dexterityDm: 0, recoil: 2 }, 5],
    ['below 0', { roll: 2, dexterityDm: -3, reactions: 3, recoil: 1 }, -8],
    [
      'all of it',
      { roll: 9, dexterityDm: 2, tactics: 1, leadership: 4, hasty: true, reactions: 1, recoil: 3 },
      13,
    ],
  ] as const)('%s', (_name, q, expected) => expect(initiative(q)).toBe(expected))
})

describe('order (line 7, R13)', () => {
  const of = (text: string): { id: string; initiative: number; dex: number }[] =>
    text.split(' ').map((one) => {
      const [id = '', initiative, dex] = one.split(/[:/]/)
      return { id, initiative: Number(initiative), dex: Number(dex) }
    })
  it.each([
    ['highest first', 'a:5/7 b:9/7 c:7/7', 'b c a'],
    ['the same Initiative: DEX', 'a:7/5 b:7/9 c:8/1', 'c b a'],
    ['tied in both: together, as given', 'a:7/5 b:9/9 c:7/5 d:7/6', 'b d ac'],
    ['all together', 'c:1/1 a:1/1 b:1/1', 'cab'],
    ['below 0', 'a:-2/7 b:0/7 c:-1/7', 'b c a'],
  ])('%s', (_name, given, expected) =>
    expect(
      order(of(given))
        .map((group) => group.join(''))
        .join(' '),
    ).toBe(expected),
  )
  it('of nobody', () => expect(order([])).toEqual([]))

  it('everybody once, no one before a higher, and what was given stays', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -5, max: 15 }), fc.nat(4)), { maxLength: 12 }),
        (numbers) => {
          const all = numbers.map(([initiative, dex], at) => ({ id: `c${at}`, initiative, dex }))
          const before = structuredClone(all)
          const groups = order(all)
          expect(all).toEqual(before)
          expect(groups.flat().sort()).toEqual(all.map(({ id }) => id).sort())
          const rank = (id = ''): number => {
            const one = all.find((each) => each.id === id)
            return one ? one.initiative * 100 + one.dex : NaN
          }
          for (const group of groups) expect(new Set(group.map(rank)).size).toBe(1)
          const ranks = groups.map(([id]) => rank(id))
          expect(ranks).toEqual([...new Set(ranks)].sort((one, other) => other - one))
        },
      ),
    ))
})

describe('firstOdds', () => {
  it.each([
    [0, 0, 575 / 1296, 73 / 648, 575 / 1296],
    [1, 0, 721 / 1296, 35 / 324, 435 / 1296],
    [11, 0, 1, 0, 0],
    [-2, 6, 5 / 1296, 10 / 1296, 1281 / 1296],
    [-3, 7, 0, 1 / 1296, 1295 / 1296],
  ])('%i against %i', (a, b, aFirst, tie, bFirst) =>
    expect(firstOdds({ a, b })).toEqual({ aFirst, tie, bFirst }),
  )

  it('as counted throw by throw', () =>
    fc.assert(
      fc.property(aDm, aDm, (a, b) => {
        const found = counted(throws(4), ([one = 0, two = 0, three = 0, four = 0]) =>
          Math.sign(one + two + a - three - four - b),
        )
        expect(firstOdds({ a, b })).toEqual({
          aFirst: found[1] ?? 0,
          tie: found[0] ?? 0,
          bFirst: found[-1] ?? 0,
        })
      }),
      { numRuns: 30 },
    ))
})
