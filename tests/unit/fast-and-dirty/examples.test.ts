import { describe, expect, it } from 'vitest'
import { MOVEMENT, QUALITY_TABLE } from '../../../shared/systems/fast-and-dirty/data/units.ts'
import { SCOUT_TIMES } from '../../../shared/systems/fast-and-dirty/data/advanced.ts'
import { shownPoints } from '../../../shared/systems/fast-and-dirty/decimal.ts'
import {
  basicForce,
  bands,
  damageOdds,
  fireEffect,
  moraleOdds,
  penetrationOdds,
  pointCost,
  rangeBand,
  recordSheet,
  squadDamage,
} from '../../../shared/systems/fast-and-dirty/index.ts'
import type { FootUnit, Priced } from '../../../shared/systems/fast-and-dirty/points.ts'
import { TYLER } from './builders.ts'

/** The design's worked examples, E1 to E19, and its derived figures. */

describe('E1 to E6', () => {
  it('E1 Regular, ×5', () => {
    expect(bands({ quality: 'regular', mult: 5 })).toEqual({ base: 4, close: 20, medium: 40, long: 60 })
    expect(rangeBand({ quality: 'regular', mult: 5, inches: 21 })).toBe('medium')
  })
  it('E2 one of the three nearest', () => expect(QUALITY_TABLE.regular.firePriority).toBe(3))
  it('E3 four inches of stream', () => expect(4 * MOVEMENT.difficultTimes).toBe(8))
  it('E5 four hits, 5 against 6', () => {
    expect(squadDamage({ hits: 4, attack: 5, defence: 6 })).toEqual({ killed: 3, wounded: 0, saved: 1 })
    expect(squadDamage({ hits: 4, attack: 5, defence: 6, wounds: true })).toEqual({
      killed: 1,
      wounded: 2,
      saved: 1,
    })
  })
  it('E6 a scout', () => expect(SCOUT_TIMES * QUALITY_TABLE.regular.coherency).toBe(12))
})

const LEVELS = { quality: 'regular', resolve: 'steady' } as const
const TROOPER = { role: 'trooper', armour: 'improved' } as const
const SAW = {
  ...TROOPER,
  weapon: 'squadAutomaticWeapon',
  personalities: ['triggerHappy'],
} as const
const LEADER = {
  role: 'leader',
  armour: 'improved',
  personalities: ['motivator'],
  rating: 'experienced',
} as const
const E10: FootUnit = { ...LEVELS, figures: [LEADER, { ...TROOPER, count: 6 }, SAW] }
const CANNON: FootUnit = {
  ...LEVELS,
  figures: [{ role: 'crew', count: 3, armour: 'light' }],
  serves: 'cannonLight',
}

describe('points', () => {
  it.each<[string, Priced, base: number, factor: number, total: number]>([
    ['E7', { ...LEVELS, figures: [{ ...TROOPER, weapon: 'assaultRifles' }] }, 5, 1.3, 6.5],
    ['E8', { ...LEVELS, figures: [SAW] }, 9, 1.3, 11.7],
    ['E9', { ...LEVELS, figures: [LEADER] }, 10, 1.3, 13],
    ['E10', E10, 49, 1.3, 63.7],
    ['E11', CANNON, 19, 1.3, 24.7],
    ['E11 off-board', { ...CANNON, offBoard: true }, 19, 1.3, 61.75],
    [
      'E12',
      { ...LEVELS, figures: [{ role: 'officer', armour: 'improved', rating: 'inspiring' }] },
      20,
      1.3,
      26,
    ],
    [
      'E13, R5',
      {
        ...LEVELS,
        figures: [{ role: 'psionic', armour: 'improved', aptitude: 'competent', strength: 4 }],
      },
      31,
      1.3,
      40.3,
    ],
    [
      'E14',
      { quality: 'elite', resolve: 'steady', figures: [{ role: 'sniper', armour: 'improved' }] },
      16,
      1.6,
      25.6,
    ],
    ['E15 Drop Troops', { ...E10, traits: ['dropTroops'] }, 49, 1.3, 82.81],
    ['E15 Hardened', { ...E10, traits: ['hardened'] }, 49, 1.3, 70.07],
    ['E15 Recon, Agile', { ...E10, traits: ['recon', 'agile'] }, 49, 1.3, 99.372],
    ['E16', { vehicle: { ...LEVELS, front: 5, weapons: ['heavyMg'], crew: 1, seats: 8 } }, 67, 1.3, 87.1],
    [
      'E17',
      { vehicle: { ...LEVELS, front: 8, weapons: ['autoCannonHeavy', 'heavyMg'], crew: 3, seats: 0 } },
      177,
      1.3,
      230.1,
    ],
  ])('%s', (_name, priced, base, factor, total) => expect(pointCost(priced)).toEqual({ base, factor, total }))

  it('E15 as it is shown', () => expect(shownPoints(99.372)).toBe(99.37))

  it('E18 three weapons: crew 1 to 4', () => {
    const of = (crew: number): Priced => ({
      vehicle: { ...LEVELS, front: 3, weapons: ['heavyMg', 'heavyMg', 'beamLight'], crew, seats: 0 },
    })
    for (const crew of [1, 2, 3, 4]) expect(pointCost(of(crew))).toHaveProperty('total')
    for (const crew of [0, 5]) expect(pointCost(of(crew))).toMatchObject({ problem: { code: 'points/crew' } })
  })
})

describe('E19, Tyler’s force, lines 1960–2069', () => {
  const plain = basicForce(TYLER, { platoons: [{ limitation: { id: 'noGrenades' } }] })
  it('as it is rolled', () => {
    const units = 'units' in plain ? plain.units : []
    expect(units.map(({ id }) => id)).toEqual(['1.C', '1.1', '1.2', '1.3'])
    expect(units.map(({ strength }) => strength)).toEqual([4, 8, 6, 8])
    expect(units.map((one) => recordSheet(one).break)).toEqual([2, 4, 3, 4])
  })

  const force = basicForce(TYLER, {
    variation: { id: 'improvedCommand' },
    platoons: [{ enhancement: { id: 'manpower' }, limitation: { id: 'inflexible' } }],
  })
  const units = 'units' in force ? force.units : []

  it('has 34 soldiers, all Steady', () => {
    expect(units.reduce((sum, { strength }) => sum + strength, 0)).toBe(34)
    expect(units.every(({ resolve, basic }) => resolve === 'steady' && basic === 'assaultRifles')).toBe(true)
    expect(units.map(({ officer }) => officer)).toEqual([true, false, false, false])
  })

  const row = (qty: number, weapon: string, damage: number | null, mult: number, base: number): object => ({
    ...{ qty, weapon, damage, mult, base },
    ...{ close: base * mult, medium: 2 * base * mult, long: 3 * base * mult },
  })
  it.each([
    // STR, BREAK, level, FP, rating, first row, second row
    [0, 6, 3, 3, 3, 2, row(6, 'assaultRifles', 2, 5, 4), null],
    [1, 10, 5, 4, 2, 1, row(9, 'assaultRifles', 2, 5, 3), row(1, 'flamethrower', null, 1, 3)],
    [2, 8, 4, 4, 2, 0, row(7, 'assaultRifles', 2, 5, 3), row(1, 'grenadeLauncher', null, 2, 3)],
    [3, 10, 5, 3, 3, -2, row(9, 'assaultRifles', 2, 5, 4), row(1, 'squadAutomaticWeapon', null, 6, 4)],
  ] as const)('unit %i', (at, strength, broken, level, fp, rating, first, second) => {
    const one = units[at]
    if (!one) throw new Error('Too few units.')
    const sheet = recordSheet(one)
    expect(one.strength).toBe(strength)
    expect(sheet).toMatchObject({ level, fp, coherency: 2, movement: 6, break: broken, rating })
    expect(sheet.rows).toMatchObject(second ? [first, second] : [first])
    expect(sheet.rows[0]).toMatchObject({ fireEffect: null, antiTank: null, blast: null })
  })

  it('in inches', () => {
    const long = units.map((one) => recordSheet(one).rows.map((of) => [of.close, of.medium, of.long]))
    expect(long).toEqual([
      [[20, 40, 60]],
      [
        [15, 30, 45],
        [3, 6, 9],
      ],
      [
        [15, 30, 45],
        [6, 12, 18],
      ],
      [
        [20, 40, 60],
        [24, 48, 72],
      ],
    ])
  })

  it('with its armour and its dice', () => {
    expect(units.map(({ armour }) => armour)).toEqual(['heavy', 'improved', 'light', 'none'])
    const flamer = units[1]
    expect(flamer && recordSheet(flamer).rows[1]).toMatchObject({ fireEffect: '1d6', antiTank: 3 })
  })
})

describe('derived figures', () => {
  it('morale of Regulars', () =>
    expect(moraleOdds({ quality: 'regular' })).toEqual({ rally: 20 / 27, fallBack: 2 / 9, rout: 1 / 27 }))
  it('nine Regular rifles, close and open', () =>
    expect(
      fireEffect({ dice: 2, quality: 'regular', band: 'close', riflemen: 9, cover: 'none' }).hits,
    ).toEqual([0, 1 / 36, 15 / 36, 20 / 36]))
  it('damage +2 against 0', () =>
    expect(damageOdds({ damage: 2, armour: 0, wounds: true })).toEqual({
      none: 6 / 36,
      wounded: 15 / 36,
      killed: 15 / 36,
    }))
  it('Anti-Tank 5 against 5', () =>
    expect(penetrationOdds({ at: 5, armour: 5 })).toEqual({ none: 15 / 36, once: 15 / 36, twice: 6 / 36 }))
})
