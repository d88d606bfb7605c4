import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDice, seededDice, type Dice } from '../../../shared/dice/source.ts'
import { weakContrasts } from '../../../shared/heraldry/contrast.ts'
import { emblemSchema } from '../../../shared/heraldry/emblem.ts'
import {
  firstEmblem,
  mirrored,
  randomEmblem,
  readable,
  SIBLINGS,
  siblings,
} from '../../../shared/heraldry/making.ts'
import { CHARGES, DIVISIONS, SHAPES } from '../../../shared/heraldry/words.ts'
import { aColour, anEmblem, emblem } from './builders.ts'

const seeded = fc.integer().map((seed): Dice => seededDice(openDice(seed)))
const FEW = { numRuns: 60 }

describe('a random emblem', () => {
  test('can be stored, and its colours are told apart', () => {
    fc.assert(
      fc.property(seeded, (dice) => {
        const random = randomEmblem(dice)
        expect(emblemSchema.parse(random)).toEqual(random)
        expect(weakContrasts(random)).toEqual([])
        if (random.division === 'plain') expect(random.second).toBe(random.field)
      }),
    )
  })

  test('is the same for the same dice, and sooner or later anything', () => {
    const dice = seededDice(openDice(7))
    const many = Array.from({ length: 600 }, () => randomEmblem(dice))
    expect(randomEmblem(seededDice(openDice(7)))).toEqual(many[0])
    expect(new Set(many.map(({ shape }) => shape)).size).toBe(SHAPES.length)
    expect(new Set(many.map(({ division }) => division)).size).toBe(DIVISIONS.length)
    expect(new Set(many.map(({ charge }) => charge)).size).toBe(CHARGES.length)
  })
})

describe('siblings', () => {
  test('are six, different from each other and from theirs, and told apart', () => {
    fc.assert(
      fc.property(anEmblem, seeded, (one, dice) => {
        const before = structuredClone(one)
        const six = siblings(one, dice)
        expect(six).toHaveLength(SIBLINGS)
        expect(new Set([one, ...six].map((each) => JSON.stringify(each))).size).toBe(SIBLINGS + 1)
        for (const each of six) {
          expect(emblemSchema.parse(each)).toEqual(each)
          expect(weakContrasts(each)).toEqual([])
        }
        expect(one).toEqual(before)
      }),
      FEW,
    )
  })
})

describe('an emblem in the mirror', () => {
  test('is as it was when mirrored twice', () => {
    fc.assert(
      fc.property(anEmblem, (one) => {
        expect(mirrored(mirrored(one))).toEqual(one)
      }),
    )
  })

  test.each([
    [emblem({ division: 'bend' }), { division: 'bend-sinister', mirrored: true }],
    [emblem({ division: 'per-bend-sinister' }), { division: 'per-bend', mirrored: true }],
    [
      emblem({ division: 'per-pale', second: '#ff0000' }),
      { division: 'per-pale', field: '#ff0000', second: '#ffffff', mirrored: true },
    ],
    [emblem({ division: 'chevron', mirrored: true }), { division: 'chevron', mirrored: false }],
  ])('%o', (one, expected) => {
    expect(mirrored(one)).toMatchObject(expected)
  })
})

describe('mended colours', () => {
  test('are told apart, and nothing else changes', () => {
    fc.assert(
      fc.property(anEmblem, (one) => {
        const { shape, division, charge, arrangement, mirrored: turned } = one
        const mended = readable(one)
        expect(weakContrasts(mended)).toEqual([])
        expect(mended).toMatchObject({ shape, division, charge, arrangement, mirrored: turned })
      }),
      FEW,
    )
  })

  test('stay as they are where they are good, and keep what they can', () => {
    const good = emblem({ division: 'fess', second: '#c3ccd4' })
    expect(readable(good)).toEqual(good)
    expect(readable(emblem({ field: '#1b2f60', chargeColour: '#15191e' }))).toMatchObject({
      field: '#1b2f60',
    })
  })

  test('are given to a first emblem by any two colours', () => {
    fc.assert(
      fc.property(aColour, aColour, (first, second) => {
        const begun = firstEmblem({ first, second })
        expect(begun.field).toBe(first)
        expect(weakContrasts(begun)).toEqual([])
      }),
    )
  })
})
