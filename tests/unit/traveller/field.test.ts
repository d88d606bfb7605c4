import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  collisionDice,
  coverDm,
  move,
  rangeBand,
  recoilLoss,
  rounds,
  scatter,
  weaveMax,
} from '../../../shared/systems/traveller/index.ts'
import { BANDS } from '../../../shared/systems/traveller/words.ts'

describe('move', () => {
  it.each([
    ['E3', {}, 6],
    ['E3 crouched', { stance: 'crouched' }, 3],
    ['E3 difficult', { difficult: true }, 3],
    ['R18 both', { stance: 'crouched', difficult: true }, 1.5],
    ['R40 prone', { stance: 'prone' }, 3],
    ['prone on difficult ground', { stance: 'prone', difficult: true }, 1.5],
    ['standing, and not difficult', { stance: 'standing', difficult: false }, 6],
  ] as const)('%s', (_name, q, metres) => expect(move(q)).toBe(metres))
})

describe('rangeBand', () => {
  it.each([
    [0, 'personal'],
    [1.49, 'personal'],
    [1.5, 'close'],
    [3, 'close'],
    [3.01, 'short'],
    // E7
    [11, 'short'],
    [12, 'short'],
    [12.5, 'medium'],
    [50, 'medium'],
    [50.5, 'long'],
    [51, 'long'],
    [250, 'long'],
    [250.5, 'veryLong'],
    [500, 'veryLong'],
    [500.1, 'distant'],
    [9000, 'distant'],
  ] as const)('%d metres: %s', (metres, band) => expect(rangeBand({ metres })).toBe(band))

  it.each([
    [0, 'personal'],
    [1, 'close'],
    [2, 'close'],
    [3, 'short'],
    [8, 'short'],
    [9, 'medium'],
    // E7, R3
    [34, 'medium'],
    [35, 'long'],
    [166, 'long'],
    [167, 'veryLong'],
    [334, 'veryLong'],
    [335, 'distant'],
  ] as const)('%i squares: %s', (squares, band) => expect(rangeBand({ squares })).toBe(band))

  it('never nearer with more metres', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 700, noNaN: true }),
        fc.double({ min: 0, max: 700, noNaN: true }),
        (one, more) => {
          const at = (metres: number): number => BANDS.indexOf(rangeBand({ metres }))
          expect(at(one + more)).toBeGreaterThanOrEqual(at(one))
        },
      ),
    ))
})

describe('coverDm', () => {
  it.each([
    // cover, standing, crouched and prone
    [0, 0, 0],
    [0.25, 0, -1],
    [0.5, -1, -2],
    // E6
    [0.75, -2, -4],
    [1, -4, 'impossible'],
  ] as const)('%d', (cover, standing, low) => {
    expect(coverDm({ cover, stance: 'standing' })).toBe(standing)
    expect(coverDm({ cover, stance: 'crouched' })).toBe(low)
    expect(coverDm({ cover, stance: 'prone' })).toBe(low)
  })
})

describe('recoilLoss', () => {
  it.each([
    ['E11', { strengthDm: -1, recoil: 1 }, 2],
    ['as strong', { strengthDm: 1, recoil: 1 }, 0],
    ['stronger', { strengthDm: 3, recoil: 0 }, 0],
    ['E5 burst', { strengthDm: 0, recoil: 1, mode: 'burst', auto: 4 }, 2],
    ['E5 full auto', { strengthDm: 0, recoil: 1, mode: 'auto', auto: 4 }, 3],
    ['R18 half of an odd Auto', { strengthDm: 0, recoil: 0, mode: 'auto', auto: 5 }, 2],
    ['half of 1', { strengthDm: 0, recoil: 0, mode: 'auto', auto: 1 }, 0],
    ['single of an automatic', { strengthDm: 0, recoil: 1, mode: 'single', auto: 4 }, 1],
  ] as const)('%s', (_name, q, loss) => expect(recoilLoss(q)).toBe(loss))
})

describe('rounds', () => {
  it.each([
    ['single', {}, 1],
    ['single of an automatic', { auto: 4 }, 1],
    ['E5 burst', { mode: 'burst', auto: 4 }, 4],
    ['E5 full auto', { mode: 'auto', auto: 4 }, 12],
    ['full auto at 1', { mode: 'auto', auto: 1 }, 3],
  ] as const)('%s', (_name, q, spent) => expect(rounds(q)).toBe(spent))
})

describe('scatter', () => {
  it.each([
    // Effect, as printed, by the other house rule
    [-1, 5, 7],
    // E12
    [-3, 3, 9],
    [-6, 0, 12],
    [-8, 0, 14],
  ])('%i', (effect, printed, house) => {
    expect(scatter(effect)).toBe(printed)
    expect(scatter(effect, false)).toBe(printed)
    expect(scatter(effect, true)).toBe(house)
  })
})

describe('speed', () => {
  it.each([
    // km/h, collision dice, weaving number
    [0, 0, 0],
    [1, 1, 1],
    [10, 1, 1],
    [20, 2, 1],
    [20.5, 3, 2],
    // E10
    [45, 5, 3],
    [50, 5, 3],
  ])('%d km/h', (kmh, dice, number) => {
    expect(collisionDice(kmh)).toBe(dice)
    expect(weaveMax(kmh)).toBe(number)
  })
  it('E10 45 km/h throw 15 metres', () => expect(collisionDice(45) * 3).toBe(15))
})
