import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { pointsLeft } from '../../../shared/systems/seven-seconds/building/points.ts'
import { BLANK_TECH, randomTech } from '../../../shared/systems/seven-seconds/building/start.ts'
import { takeStep } from '../../../shared/systems/seven-seconds/building/step.ts'
import { ARCHETYPES } from '../../../shared/systems/seven-seconds/data/archetypes.ts'
import { checkNewFaction, checkTech } from '../../../shared/systems/seven-seconds/tech.ts'
import {
  RATINGS,
  STATS,
  type Rating,
  type Stat,
  type Tech,
} from '../../../shared/systems/seven-seconds/words.ts'
import { rows, tech } from './builders.ts'

const BLANK = '111111/111111/111111'
const EVEN = '444444/333333/222222'

describe('a step of building (Creating Your Own Faction, p.28)', () => {
  test.each<[string, string, Rating, Stat, number, string]>([
    ['a raised 3rd rate lifts the higher ones at no cost', BLANK, 3, 'armour', 3, '113111/113111/113111'],
    ['a raised 2nd rate lifts the 1st', '222111/222111/111111', 2, 'nuclear', 4, '222141/222141/111111'],
    ['what a higher rating has already is not lifted', EVEN, 3, 'armour', 1, 'build/points'],
    [
      'a raise that a higher rating has covered',
      '115111/115111/111111',
      3,
      'armour',
      3,
      '115111/115111/113111',
    ],
    [
      'lowering never touches a higher rating',
      '114111/113111/113111',
      3,
      'armour',
      2,
      '114111/113111/112111',
    ],
    ['lowering the highest rating', '114111/113111/113111', 1, 'armour', 3, '113111/113111/113111'],
    ['not above 5', BLANK, 3, 'armour', 6, 'build/range'],
    ['not below 1', BLANK, 3, 'armour', 0, 'build/range'],
    ['no half points', BLANK, 3, 'armour', 1.5, 'build/range'],
    ['not below the next lower rating', EVEN, 1, 'stealth', 2, 'build/below-lower'],
    ['no points left', EVEN, 1, 'stealth', 5, 'build/points'],
    ['six points and not seven', '333111/333111/333111', 3, 'robotics', 2, 'build/points'],
    ['the same number again changes nothing', EVEN, 2, 'stealth', 3, EVEN],
  ])('%s', (_name, before, rating, stat, value, expected) => {
    const answer = takeStep(tech(before), rating, stat, value)
    if (isRefusal(answer)) expect(answer.problem).toMatchObject({ code: expected, path: [rating, stat] })
    else
      expect(
        rows(answer.tech)
          .map((row) => row.join(''))
          .join('/'),
      ).toBe(expected)
  })

  const step = fc.tuple(
    fc.constantFrom(...RATINGS),
    fc.constantFrom(...STATS),
    fc.integer({ min: -1, max: 7 }),
  )

  test('no sequence of steps spends too much, breaks the order, or changes a higher rating by lowering', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now: Tech = BLANK_TECH
        for (const [rating, stat, value] of steps) {
          const answer = takeStep(now, rating, stat, value)
          if (isRefusal(answer)) continue
          if (value < now[rating][stat]) {
            for (const other of RATINGS.filter((one) => one !== rating))
              expect(answer.tech[other]).toEqual(now[other])
          }
          now = answer.tech
          expect(checkTech(now)).toEqual([])
          for (const one of RATINGS) expect(pointsLeft(now, one)).toBeGreaterThanOrEqual(0)
          const spent = RATINGS.every((one) => pointsLeft(now, one) === 0)
          expect(checkNewFaction(now).length === 0).toBe(spent)
        }
      }),
    )
  })

  test('any legal faction can be reached from a blank one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const wanted = randomTech(seededDice(openDice(seed)))
        let now: Tech = BLANK_TECH
        for (const rating of [3, 2, 1] as const) {
          for (const stat of STATS) {
            const answer = takeStep(now, rating, stat, wanted[rating][stat])
            if (isRefusal(answer)) throw new Error(answer.problem.message)
            now = answer.tech
          }
        }
        expect(now).toEqual(wanted)
      }),
    )
  })
})

test('every archetype and every random faction is legal', () => {
  for (const archetype of Object.values(ARCHETYPES)) expect(checkNewFaction(archetype)).toEqual([])
  for (let seed = 0; seed < 300; seed += 1)
    expect(checkNewFaction(randomTech(seededDice(openDice(seed))))).toEqual([])
})
