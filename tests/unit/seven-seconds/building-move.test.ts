import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { movePoint, variantOf } from '../../../shared/systems/seven-seconds/building/move.ts'
import { pointsLeft } from '../../../shared/systems/seven-seconds/building/points.ts'
import { randomTech } from '../../../shared/systems/seven-seconds/building/start.ts'
import { checkNewFaction } from '../../../shared/systems/seven-seconds/tech.ts'
import { RATINGS, STATS, type Rating, type Stat } from '../../../shared/systems/seven-seconds/words.ts'
import { rows, tech } from './builders.ts'

const EVEN = '444444/333333/222222'

describe('moving a point (Creating Your Own Faction, p.28)', () => {
  test.each<[string, string, Rating, Stat, Stat, string]>([
    ['within the 1st rate', EVEN, 1, 'armour', 'nuclear', '443454/333333/222222'],
    ['of the 2nd rate: the 1st keeps what it adds', EVEN, 2, 'armour', 'nuclear', '443454/332343/222222'],
    ['of the 3rd rate: both others do', EVEN, 3, 'sensors', 'robotics', '344445/233334/122223'],
    ['to where it is already', EVEN, 3, 'sensors', 'sensors', EVEN],
    ['out of nothing', '455455/355355/155155', 2, 'armour', 'sensors', 'build/no-point'],
    ['beyond 5', '544444/333333/222222', 1, 'armour', 'sensors', 'build/full'],
    ['where a higher rating is at 5', '544434/333333/222222', 3, 'armour', 'sensors', 'build/full'],
  ])('%s', (_name, before, rating, from, to, expected) => {
    const moved = movePoint(tech(before), rating, from, to)
    if (isRefusal(moved)) expect(moved.problem.code).toBe(expected)
    else
      expect(
        rows(moved.tech)
          .map((row) => row.join(''))
          .join('/'),
      ).toBe(expected)
  })

  test('no rating has more or fewer points left, and moving back gives what was', () => {
    const aTech = fc.integer().map((seed) => randomTech(seededDice(openDice(seed))))
    const aMove = fc.tuple(fc.constantFrom(...RATINGS), fc.constantFrom(...STATS), fc.constantFrom(...STATS))
    fc.assert(
      fc.property(aTech, aMove, (before, [rating, from, to]) => {
        const moved = movePoint(before, rating, from, to)
        if (isRefusal(moved)) return
        for (const one of RATINGS) expect(pointsLeft(moved.tech, one)).toBe(pointsLeft(before, one))
        expect(checkNewFaction(moved.tech)).toEqual([])
        expect(movePoint(moved.tech, rating, to, from)).toEqual({ tech: before })
      }),
    )
  })

  test('a variant is another faction, as legal as the first', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const variant = variantOf(tech(EVEN), seededDice(openDice(seed)))
      expect(checkNewFaction(variant)).toEqual([])
    }
    expect(variantOf(tech('111111/111111/111111'), seededDice(openDice(1)))).toEqual(
      tech('111111/111111/111111'),
    )
  })
})
