import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  above,
  distribution,
  likelihood,
  moments,
  MOST_EXACT,
  type Chances,
} from '../../../../../shared/systems/seven-seconds/histories/measure/poisson-binomial.ts'

/** Every way in which so many rolls can come out, one after the other. */
function bruteForce(of: readonly Chances[], good: number): { atLeast: number; atMost: number } {
  const chances = of.flatMap(({ chance, rolls }) => Array<number>(rolls).fill(chance))
  let [atLeast, atMost] = [0, 0]
  for (let way = 0; way < 2 ** chances.length; way += 1) {
    const came = chances.map((_, roll) => (way & (1 << roll)) !== 0)
    const likely = chances.reduce((all, chance, roll) => all * (came[roll] ? chance : 1 - chance), 1)
    const count = came.filter(Boolean).length
    if (count >= good) atLeast += likely
    if (count <= good) atMost += likely
  }
  return { atLeast, atMost }
}

describe('how likely so much luck is', () => {
  it.each<[string, Chances[], number, number, number]>([
    ['no roll at all', [], 0, 1, 1],
    ['one even roll, good', [{ chance: 1 / 2, rolls: 1 }], 1, 1 / 2, 1],
    // Two dice, each 1 in 6: none 25/36, one 10/36, both 1/36.
    ['one of two at 1 in 6', [{ chance: 1 / 6, rolls: 2 }], 1, 11 / 36, 35 / 36],
    ['what is certain', [{ chance: 1, rolls: 3 }], 3, 1, 1],
    ['what cannot be', [{ chance: 0, rolls: 3 }], 0, 1, 1],
    // 1/2 and 1/3: none 2/6, one 3/6, both 1/6.
    [
      'two of different chances',
      [
        { chance: 1 / 2, rolls: 1 },
        { chance: 1 / 3, rolls: 1 },
      ],
      2,
      1 / 6,
      1,
    ],
  ])('%s', (_, of, good, atLeast, atMost) => {
    const likely = likelihood(of, good)
    expect(likely.exact).toBe(true)
    expect(likely.atLeast).toBeCloseTo(atLeast, 12)
    expect(likely.atMost).toBeCloseTo(atMost, 12)
  })

  const several = fc.array(
    fc.record({ chance: fc.double({ min: 0, max: 1, noNaN: true }), rolls: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 4 },
  )

  test('is what counting every way says', () => {
    fc.assert(
      fc.property(several, fc.integer({ min: 0, max: 12 }), (of, good) => {
        const likely = likelihood(of, good)
        const counted = bruteForce(of, good)
        expect(likely.atLeast).toBeCloseTo(counted.atLeast, 10)
        expect(likely.atMost).toBeCloseTo(counted.atMost, 10)
      }),
      { numRuns: 60 },
    )
  })

  test('adds up to one, with the mean and spread of its chances', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            chance: fc.double({ min: 0, max: 1, noNaN: true }),
            rolls: fc.integer({ min: 1, max: 60 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        (of) => {
          const { first, chances } = distribution(of)
          const { expected, spread } = moments(of)
          const mean = chances.reduce((sum, chance, index) => sum + chance * (first + index), 0)
          const variance = chances.reduce(
            (sum, chance, index) => sum + chance * (first + index - mean) ** 2,
            0,
          )
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
          expect(mean).toBeCloseTo(expected, 6)
          expect(Math.sqrt(variance)).toBeCloseTo(spread, 5)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('with more rolls than are worked out exactly', () => {
  test.each([
    // The table of the standard normal distribution.
    [0, 0.5],
    [1, 0.1586553],
    [1.96, 0.0249979],
    [-1, 0.8413447],
    [3, 0.0013499],
  ])('the share above %f', (z, share) => expect(above(z)).toBeCloseTo(share, 6))

  test('the normal distribution says nearly what the exact one does', () => {
    const most: Chances[] = [
      { chance: 1 / 6, rolls: MOST_EXACT / 2 },
      { chance: 1 / 2, rolls: MOST_EXACT / 2 },
    ]
    const more: Chances[] = [...most, { chance: 0, rolls: 1 }]
    for (const good of [1240, 1300, 1333, 1360, 1420]) {
      const [exact, near] = [likelihood(most, good), likelihood(more, good)]
      expect([exact.exact, near.exact]).toEqual([true, false])
      expect(Math.abs(near.atLeast - exact.atLeast)).toBeLessThan(0.001)
      expect(Math.abs(near.atMost - exact.atMost)).toBeLessThan(0.001)
    }
  })

  test('what has no spread is certain', () => {
    const of = [{ chance: 1, rolls: MOST_EXACT + 1 }]
    expect(likelihood(of, MOST_EXACT + 1)).toEqual({ atLeast: 1, atMost: 1, exact: false })
    expect(likelihood(of, MOST_EXACT)).toEqual({ atLeast: 1, atMost: 0, exact: false })
  })
})
