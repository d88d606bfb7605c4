import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damageDist, wound } from '../../../shared/systems/traveller/index.ts'
import { counted, sumOf, throws, total } from './builders.ts'

const CLOSE = 12
const mean = (dist: Record<number, number>): number =>
  sumOf(Object.entries(dist).map(([damage, chance]) => Number(damage) * chance))

describe('damageDist', () => {
  it('derived: 3d6, Effect 2, armour 8', () => {
    const dist = damageDist({ dice: 3, effect: 2, armour: 8 })
    expect(dist[0]).toBe(5 / 54)
    expect(mean(dist)).toBeCloseTo(329 / 72, CLOSE)
  })

  it.each([
    ['no armour: three and a half a die', { dice: 3, effect: 2, armour: 0 }, 12.5],
    ['points', { dice: 2, add: 4, effect: 0, armour: 0 }, 11],
    ['points off', { dice: 2, add: -2, effect: 0, armour: 0 }, 5],
    ['E5 a burst of Auto 4', { dice: 3, add: 4, effect: 1, armour: 0 }, 15.5],
  ] as const)('%s', (_name, q, expected) => expect(mean(damageDist(q))).toBeCloseTo(expected, CLOSE))

  it.each([
    ['R26 Effect 6 through any armour', { dice: 1, effect: 6, armour: 20 }, { 1: 1 }],
    ['Effect 5 is not enough', { dice: 1, effect: 5, armour: 20 }, { 0: 1 }],
    ['no dice at all', { dice: 0, add: 3, effect: 0, armour: 1 }, { 2: 1 }],
    ['not below 0', { dice: 0, add: -3, effect: 0, armour: 0 }, { 0: 1 }],
    ['R18 half, down, before armour', { dice: 0, add: 7, effect: 0, armour: 1, half: true }, { 2: 1 }],
    ['half of less than nothing', { dice: 0, add: -3, effect: 0, armour: 0, half: true }, { 0: 1 }],
    [
      'R24 a die less, not below 0, before armour',
      { dice: 0, add: 3, effect: 0, armour: 1, less1d6: true },
      { 1: 1 / 6, 0: 5 / 6 },
    ],
    ['dodged away, and Effect 6', { dice: 0, add: -6, effect: 6, armour: 0, less1d6: true }, { 1: 1 }],
    ['one die', { dice: 1, effect: 0, armour: 3 }, { 0: 1 / 2, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6 }],
    [
      'half of one die',
      { dice: 1, effect: 0, armour: 0, half: true },
      { 0: 1 / 6, 1: 1 / 3, 2: 1 / 3, 3: 1 / 6 },
    ],
  ])('%s', (_name, q, dist) => expect(damageDist(q)).toEqual(dist))

  const aHit = fc.record({
    dice: fc.nat(4),
    add: fc.integer({ min: -6, max: 8 }),
    effect: fc.nat(8),
    armour: fc.nat(16),
  })
  it('as counted throw by throw, and nothing given is changed', () =>
    fc.assert(
      fc.property(aHit, fc.constantFrom('none', 'half', 'less1d6'), (hit, dodge) => {
        const q = { ...hit, half: dodge === 'half', less1d6: dodge === 'less1d6' }
        const before = structuredClone(q)
        const dist = damageDist(q)
        expect(q).toEqual(before)
        const found = counted(throws(q.dice + (q.less1d6 ? 1 : 0)), (faces) => {
          const all = sumOf(faces.slice(0, q.dice)) + q.add + q.effect
          const dodged = q.half ? Math.floor(all / 2) : all - sumOf(faces.slice(q.dice))
          return Math.max(Math.max(dodged, 0) - q.armour, q.effect >= 6 ? 1 : 0)
        })
        expect(dist).toEqual(found)
      }),
      { numRuns: 40 },
    ))

  it('adds up to 1, more than 20 dice too', () =>
    fc.assert(
      fc.property(fc.nat(40), fc.nat(30), (dice, armour) => {
        expect(total(damageDist({ dice, effect: 0, armour }))).toBeCloseTo(1, CLOSE)
      }),
      { numRuns: 30 },
    ))
})

describe('wound', () => {
  it.each([
    // str dex end, damage, pick, what is left
    ['END first', '7 7 7', 5, 'str', '7 7 2 up'],
    ['END gone alone is up', '7 7 7', 7, 'str', '7 7 0 up'],
    ['the rest of the blow goes on', '7 7 7', 10, 'dex', '7 4 0 up'],
    ['R26 one gone: unconscious', '7 7 7', 14, 'dex', '7 0 0 unconscious'],
    ['then the other', '7 7 7', 16, 'dex', '5 0 0 unconscious'],
    ['all gone: dead', '7 7 7', 21, 'str', '0 0 0 dead'],
    ['more than all', '7 7 7', 90, 'str', '0 0 0 dead'],
    ['the pick is gone', '0 5 0', 2, 'str', '0 3 0 unconscious'],
    ['nothing', '7 7 7', 0, 'str', '7 7 7 up'],
    ['nothing, unconscious as before', '0 5 3', 0, 'str', '0 5 3 unconscious'],
    ['nothing, dead as before', '0 0 0', 0, 'str', '0 0 0 dead'],
  ] as const)('%s', (_name, given, damage, pick, expected) => {
    const [str = 0, dex = 0, end = 0] = given.split(' ').map(Number)
    const left = wound({ str, dex, end }, damage, pick)
    expect(`${left.str} ${left.dex} ${left.end} ${left.state}`).toBe(expected)
  })

  it('takes all the damage that there is room for, END before the others, and leaves what was given', () =>
    fc.assert(
      fc.property(
        fc.nat(15),
        fc.nat(15),
        fc.nat(15),
        fc.nat(60),
        fc.constantFrom('str', 'dex'),
        (str, dex, end, damage, pick) => {
          const body = { str, dex, end }
          const before = { ...body }
          const left = wound(body, damage, pick)
          expect(body).toEqual(before)
          expect(left.str + left.dex + left.end).toBe(Math.max(0, str + dex + end - damage))
          if (left.end > 0) expect([left.str, left.dex]).toEqual([str, dex])
          const other = pick === 'str' ? 'dex' : 'str'
          if (left[pick] > 0) expect(left[other]).toBe(body[other])
        },
      ),
    ))
})
