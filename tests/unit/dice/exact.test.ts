import { describe, expect, it } from 'vitest'
import {
  chanceAllAbove,
  chanceAnyAbove,
  chanceOfMore,
  chanceOfSum,
  chancesOfHigher,
  chancesOfSum,
  chanceToPass,
  chanceUpTo,
  facesThatPass,
  facesUpTo,
  sumsOf,
  throwsOf,
} from '../../../shared/dice/exact.ts'

describe('chanceUpTo', () => {
  it.each([
    [0, 0],
    [1, 1 / 6],
    [5, 5 / 6],
    [6, 1],
    [9, 1],
  ])('face %i', (face, chance) => expect(chanceUpTo(face)).toBeCloseTo(chance, 15))
})

describe('one die that has to show something', () => {
  it.each([
    ['at-most', 0, 0],
    ['at-most', 2, 2],
    ['at-most', 9, 6],
    ['above', 2, 4],
    ['above', 6, 0],
    ['below', 0, 0],
    ['below', 1, 0],
    ['below', 2, 1],
    ['below', 9, 6],
  ] as const)('%s %i passes with %i faces', (test, target, faces) => {
    expect(facesThatPass({ test, target })).toBe(faces)
    expect(chanceToPass({ test, target })).toBeCloseTo(faces / 6, 15)
  })
})

describe('all and any above a face', () => {
  it.each([
    // dice, face, all above, any above; of 6, 36 and 216 results
    [1, 2, 4 / 6, 4 / 6],
    [2, 2, 16 / 36, 32 / 36],
    [2, 5, 1 / 36, 11 / 36],
    [3, 3, 27 / 216, 189 / 216],
    [3, 0, 1, 1],
    [3, 6, 0, 0],
    [3, 8, 0, 0],
    [0, 3, 1, 0],
  ])('%i dice above %i', (dice, face, all, any) => {
    expect(chanceAllAbove(dice, face)).toBeCloseTo(all, 15)
    expect(chanceAnyAbove(dice, face)).toBeCloseTo(any, 15)
  })
})

describe('throwsOf', () => {
  it.each([
    [0, [1], 1],
    [1, [0, 1, 1, 1, 1, 1, 1], 6],
    [2, [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], 36],
  ])('%i dice', (dice, ways, all) => expect(throwsOf(dice)).toEqual({ ways, all }))

  it.each([3, 20, 21, 60])('%i dice: all of them', (dice) => {
    const { ways, all } = throwsOf(dice)
    expect(ways).toHaveLength(6 * dice + 1)
    expect(ways.reduce((sum, each) => sum + each, 0) / all).toBeCloseTo(1, 12)
    expect(ways.at(-1)).toBe(ways[dice])
  })
  it('twenty still in whole numbers', () => expect(throwsOf(20).all).toBe(6 ** 20))
})

describe('chanceOfSum', () => {
  it.each([
    // dice, least, results; of 1, 6, 36 and 1296
    [0, 0, 1],
    [0, 1, 0],
    [1, 1, 1],
    [1, 5, 2 / 6],
    [2, 2, 1],
    [2, 7, 21 / 36],
    [2, 12, 1 / 36],
    [2, 13, 0],
    [4, 23, 5 / 1296],
  ])('%i dice, %i or more', (dice, least, chance) => {
    expect(chanceOfSum(dice, least)).toBeCloseTo(chance, 12)
  })
})

describe('chancesOfHigher', () => {
  it.each([
    // lead, results of 36 in which the first is higher, the second is higher, they tie
    [0, 15, 15, 6],
    [1, 21, 10, 5],
    [-2, 6, 26, 4],
    [5, 35, 0, 1],
    [6, 36, 0, 0],
  ])('lead %i', (lead, first, second, tie) => {
    expect(chancesOfHigher(lead)).toEqual({ first: first / 36, second: second / 36, tie: tie / 36 })
  })
})

describe('chanceOfMore', () => {
  it.each([
    // what the first may show, the second, pairs in which it is more, pairs
    ['a d8 over a d8', facesUpTo(8), facesUpTo(8), 28, 64],
    ['a d6 over a d4', facesUpTo(6), facesUpTo(4), 14, 24],
    ['a d4 over a d12', facesUpTo(4), facesUpTo(12), 6, 48],
    ['two d4 over a d4', sumsOf(facesUpTo(4), facesUpTo(4)), facesUpTo(4), 54, 64],
    ['a tie is not more', [3], [3], 0, 1],
    ['values below 0', [-1, 2], [0], 1, 2],
    ['nothing to show', [], [1], 0, 1],
  ])('%s', (_name, first, second, more, pairs) => {
    expect(chanceOfMore(first, second)).toBe(more / pairs)
  })
})

describe('chancesOfSum', () => {
  it.each([
    ['certain nothing changes nothing', [0.25, 0.75], [1], [0.25, 0.75]],
    ['two coins', [0.5, 0.5], [0.5, 0.5], [0.25, 0.5, 0.25]],
    ['amounts that leave some out', [0, 0, 1], [0.5, 0, 0.5], [0, 0, 0.5, 0, 0.5]],
  ])('%s', (_name, one, other, sums) => expect(chancesOfSum(one, other)).toEqual(sums))
})
