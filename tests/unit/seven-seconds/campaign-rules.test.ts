import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { battleResult, checkTech, techPrice } from '../../../shared/systems/seven-seconds/index.ts'
import { RATINGS, STATS } from '../../../shared/systems/seven-seconds/words.ts'
import { aStat, line, tech } from './builders.ts'

describe('battleResult', () => {
  it.each([
    ['R5 equal', 7, 7, null, 'draw', 0],
    ['nobody scored', 0, 0, null, 'draw', 0],
    ['by one', 8, 7, 'a', 'marginal', 1],
    ['E11 by 5', 5, 0, 'a', 'marginal', 1],
    ['E11 by 6', 6, 0, 'a', 'normal', 2],
    ['E11 by 19', 0, 19, 'b', 'normal', 2],
    ['E11 by 20', 20, 0, 'a', 'decisive', 3],
    ['by far', 3, 60, 'b', 'decisive', 3],
    ['points lost for dead troopers, p.33', -3, 2, 'b', 'marginal', 1],
  ])('%s', (_name, vpA, vpB, winner, margin, campaignPoints) => {
    expect(battleResult(vpA, vpB)).toEqual({ winner, margin, campaignPoints })
  })

  it('is the same from either side, and only the lead counts', () => {
    const points = fc.integer({ min: -99, max: 99 })
    const swapped = { a: 'b', b: 'a' } as const
    fc.assert(
      fc.property(points, points, points, (a, b, more) => {
        const result = battleResult(a, b)
        expect(battleResult(a + more, b + more)).toEqual(result)
        expect(battleResult(b, a)).toEqual({ ...result, winner: result.winner && swapped[result.winner] })
      }),
    )
  })
})

describe('techPrice', () => {
  const own = tech('444444/333333/222222')
  const better = tech('544444/433333/322222')

  it.each([
    ['E12 3rd rate', 3, 'sensors', null, 2, false],
    ['E12 2nd rate', 2, 'sensors', null, 4, false],
    ['E12 1st rate', 1, 'sensors', null, 6, false],
    ['E12 3rd rate, opponent higher', 3, 'sensors', better, 1, true],
    ['E12 2nd rate, opponent higher', 2, 'sensors', better, 2, true],
    ['E12 1st rate, opponent higher', 1, 'sensors', better, 3, true],
    ['the opponent is higher in another stat only', 1, 'stealth', better, 6, false],
    ['the opponent is equal', 1, 'sensors', own, 6, false],
    ['only the same rating counts', 3, 'armour', tech('555555/555555/222222'), 2, false],
  ] as const)('%s', (_name, rating, stat, opponent, price, halved) => {
    expect(techPrice({ rating, stat, own, opponent })).toEqual({ price, halved })
  })

  it('E12 3rd rate may not pass 2nd, nor 2nd pass 1st', () => {
    expect(
      techPrice({ rating: 3, stat: 'armour', own: tech('445444/334333/224222'), opponent: better }),
    ).toEqual({
      problem: {
        code: 'tech/limited-by-rating',
        message: '3rd rate Armour is 4 and may not pass 2nd rate Armour 4: raise that first.',
        path: [3, 'armour'],
        values: { rating: 3, stat: 'armour', value: 4, higher: 2, limit: 4 },
      },
    })
    expect(
      techPrice({ rating: 2, stat: 'nuclear', own: tech('444434/333333/222222'), opponent: null }),
    ).toMatchObject({
      problem: { code: 'tech/limited-by-rating', path: [2, 'nuclear'], values: { higher: 1, limit: 3 } },
    })
  })

  it.each([1, 2, 3] as const)('R2 nothing passes 5, rating %i', (rating) => {
    const full = tech('555555/555555/555555')
    expect(techPrice({ rating, stat: 'robotics', own: full, opponent: null })).toMatchObject({
      problem: { code: 'tech/at-maximum', path: [rating, 'robotics'], values: { value: 5 } },
    })
  })

  it('says that a stat of 5 is the most there is', () => {
    const answer = techPrice({
      rating: 1,
      stat: 'robotics',
      own: tech('444445/333333/222222'),
      opponent: null,
    })
    expect(answer).toMatchObject({
      problem: { message: '1st rate Robotics is 5, the most there is: raise another stat.' },
    })
  })

  it('has a price exactly when the step leaves legal numbers', () => {
    const aColumn = fc.tuple(aStat, aStat, aStat).map((column) => column.toSorted((a, b) => b - a))
    const aFaction = fc.tuple(aColumn, aColumn, aColumn, aColumn, aColumn, aColumn).map((columns) => {
      const [first, second, third] = [0, 1, 2].map((rating) =>
        line(columns.map((column) => column[rating] ?? NaN)),
      )
      if (!first || !second || !third) throw new Error('A faction has three rows.')
      return { 1: first, 2: second, 3: third }
    })
    fc.assert(
      fc.property(
        aFaction,
        fc.constantFrom(...RATINGS),
        fc.constantFrom(...STATS),
        (before, rating, stat) => {
          const after = { ...before, [rating]: { ...before[rating], [stat]: before[rating][stat] + 1 } }
          const answer = techPrice({ rating, stat, own: before, opponent: null })
          expect('price' in answer).toBe(checkTech(after).length === 0)
        },
      ),
    )
  })
})
