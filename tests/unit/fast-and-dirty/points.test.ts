import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimal,
  numberOf,
  plus,
  shownPoints,
  times,
} from '../../../shared/systems/fast-and-dirty/decimal.ts'
import { pointCost } from '../../../shared/systems/fast-and-dirty/index.ts'
import type { FootUnit, Priced } from '../../../shared/systems/fast-and-dirty/points.ts'
import { claimed } from './builders.ts'

const LEVELS = { quality: 'regular', resolve: 'steady' } as const
const MAN = { role: 'trooper', armour: 'light' } as const
const CREW = { role: 'crew', armour: 'light' } as const
const PLAIN: FootUnit = { ...LEVELS, figures: [MAN] }
const TANK = { ...LEVELS, front: 7, weapons: ['cannonMedium'], crew: 2, seats: 0 } as const

/** What a price is refused for. */
const refusedFor = (priced: Priced): string => {
  const answer = pointCost(priced)
  return 'problem' in answer ? `${answer.problem.code} ${answer.problem.path.join('.')}` : 'none'
}

describe('a unit without a price', () => {
  it.each<[string, Partial<FootUnit>, string]>([
    ['nobody', { figures: [] }, 'points/figures figures'],
    ['none of somebody', { figures: [{ ...MAN, count: 0 }] }, 'points/count figures.0.count'],
    [
      'a weak psionic',
      { figures: [{ role: 'psionic', armour: 'none', strength: 2 }] },
      'points/strength figures.0.strength',
    ],
    ['a man with a cannon', { figures: [{ ...MAN, weapon: 'cannonLight' }] }, 'points/role figures.0.weapon'],
    [
      'crew with rifles',
      { figures: [{ ...CREW, weapon: 'assaultRifles' }], serves: 'rpg' },
      'points/role figures.0.weapon',
    ],
    ['a rated trooper', { figures: [{ ...MAN, rating: 'experienced' }] }, 'points/role figures.0.rating'],
    [
      'a heroic squad leader',
      { figures: [{ ...MAN, role: 'leader', rating: 'heroic' }] },
      'points/role figures.0.rating',
    ],
    [
      'a veteran officer',
      { figures: [{ ...MAN, role: 'officer', rating: 'veteran' }] },
      'points/role figures.0.rating',
    ],
    ['a gifted trooper', { figures: [{ ...MAN, aptitude: 'master' }] }, 'points/role figures.0.aptitude'],
    ['a strong trooper', { figures: [{ ...MAN, strength: 3 }] }, 'points/role figures.0.strength'],
    [
      'two kinds of luck',
      { figures: [{ ...MAN, personalities: ['lucky', 'lucky'] }] },
      'points/twice figures.0.personalities',
    ],
    ['a trait twice', { traits: ['brave', 'brave'] }, 'points/twice traits.1'],
    ['idle crew', { figures: [CREW] }, 'points/crew serves'],
    ['a gun of riflemen', { serves: 'heavyMg' }, 'points/crew serves'],
    ['crew with troopers', { figures: [CREW, MAN], serves: 'heavyMg' }, 'points/mixed figures'],
    ['a sniper with troopers', { figures: [{ ...MAN, role: 'sniper' }, MAN] }, 'points/mixed figures'],
    ['two snipers', { figures: [{ ...MAN, role: 'sniper', count: 2 }] }, 'points/single figures'],
    ['two psionics', { figures: [{ ...MAN, role: 'psionic', count: 2 }] }, 'points/single figures'],
    [
      'leader and officer',
      {
        figures: [
          { ...MAN, role: 'leader' },
          { ...MAN, role: 'officer' },
        ],
      },
      'points/single figures',
    ],
    ['rifles off the table', { offBoard: true }, 'points/off-board offBoard'],
    [
      'eager gunners off the table',
      { figures: [CREW], serves: 'mortarLight', offBoard: true, resolve: 'determined' },
      'points/off-board offBoard',
    ],
    ['eager fanatics', { traits: ['fanatic'], resolve: 'determined' }, 'points/fanatic resolve'],
    ['two heroes', { figures: [{ ...MAN, count: 2 }], traits: ['hero'] }, 'points/lone-trait traits.0'],
    ['an unpriced infection', { traits: ['infect'] }, 'points/infect infect'],
    ['a free infection', { traits: ['infect'], infect: 0 }, 'points/infect infect'],
    ['a crew of mines', { figures: [CREW], serves: 'minesAntiVehicle' }, 'points/price serves'],
    [
      'problems come before wrong words',
      { figures: [], quality: claimed('green') },
      'points/figures figures',
    ],
  ])('%s', (_name, over, expected) => expect(refusedFor({ ...PLAIN, ...over })).toBe(expected))

  it.each<[string, object, string]>([
    ['front 10', { front: 10 }, 'points/front vehicle.front'],
    ['front below 0', { front: -1 }, 'points/front vehicle.front'],
    ['nobody drives', { crew: 0 }, 'points/crew vehicle.crew'],
    ['too many crew', { crew: 3 }, 'points/crew vehicle.crew'],
    ['seats below 0', { seats: -1 }, 'points/seats vehicle.seats'],
    ['a sniper rifle mounted', { weapons: ['sniperRifle'] }, 'points/price vehicle.weapons.0'],
    ['rifles mounted', { weapons: ['heavyMg', 'assaultRifles'] }, 'points/price vehicle.weapons.1'],
    ['smoke twice', { properties: ['smoke', 'smoke'] }, 'points/twice vehicle.properties'],
  ])('a vehicle: %s', (_name, over, expected) =>
    expect(refusedFor(claimed({ vehicle: { ...TANK, ...over } }))).toBe(expected),
  )
})

describe('prices', () => {
  it.each<[string, Partial<FootUnit>, number]>([
    ['rabble that would rather go home', { quality: 'rabble', resolve: 'reluctant' }, 0.8],
    ['low-tech', { figures: [{ ...MAN, weapon: 'lowTechRifles' }], quality: 'conscript' }, 3.75],
    ['an infection as agreed', { traits: ['infect'], infect: 1.15 }, 5.98],
    ['jet packs and save', { traits: ['jetPacks', 'save'] }, 10.92],
    [
      'an officer among men',
      {
        figures: [
          { ...MAN, role: 'officer' },
          { ...MAN, count: 3 },
        ],
      },
      28.6,
    ],
  ])('%s', (_name, over, total) => expect(pointCost({ ...PLAIN, ...over })).toMatchObject({ total }))
  it('a vehicle with properties', () =>
    expect(pointCost({ vehicle: { ...TANK, properties: ['smoke', 'underPowered'], seats: 4 } })).toEqual({
      base: 124,
      factor: 1.3,
      total: 154.752,
    }))
})

describe('decimals', () => {
  it('are exact', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.integer({ min: -99_999, max: 99_999 }),
        (one, other) => {
          expect(numberOf(times(decimal(one / 100), decimal(other / 10)))).toBe(Number(`${one * other}e-3`))
          expect(numberOf(plus(decimal(one / 100), decimal(other / 10)))).toBe(
            Number(`${one + 10 * other}e-2`),
          )
        },
      ),
    ))
  it.each([
    [99.372, 99.37],
    [1.005, 1.01],
    [1.004_999, 1],
    [2.675, 2.68],
    [13, 13],
    [1e-7, 0],
    [1e21, 1e21],
    [-1.005, -1],
    [-1.006, -1.01],
  ])('%f is shown as %f', (points, shown) => expect(shownPoints(points)).toBe(shown))
})
