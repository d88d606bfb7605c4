/** How likely it is that so many of many different chances come true. */

/** Rolls of one chance. */
export interface Chances {
  readonly chance: number
  readonly rolls: number
}

/** With more rolls than this the normal distribution is taken instead. */
export const MOST_EXACT = 4000

/** What is less likely than this cannot be seen in any sum, and is left out on both ends. */
const NOTHING = 1e-20

export interface Likelihood {
  /** The chance of so many or more, and of so many or fewer. Both count this very number. */
  readonly atLeast: number
  readonly atMost: number
  readonly exact: boolean
}

/**
 * How likely `good` or more, and `good` or fewer, successes are. Exact (Poisson-binomial, by convolution) for up to
 * `MOST_EXACT` rolls; above by the normal distribution with a continuity correction.
 */
export function likelihood(of: readonly Chances[], good: number): Likelihood {
  const rolls = of.reduce((sum, one) => sum + one.rolls, 0)
  return rolls > MOST_EXACT ? approximately(of, good) : exactly(of, good)
}

function exactly(of: readonly Chances[], good: number): Likelihood {
  const { first, chances } = distribution(of)
  let [below, at, above] = [0, 0, 0]
  chances.forEach((chance, index) => {
    const count = first + index
    if (count < good) below += chance
    else if (count === good) at += chance
    else above += chance
  })
  return { atLeast: within(at + above), atMost: within(below + at), exact: true }
}

/** The chances of each number of successes, from `first` on; what is next to impossible on both ends is left out. */
export function distribution(of: readonly Chances[]): { first: number; chances: readonly number[] } {
  const rolls = of.reduce((sum, one) => sum + one.rolls, 0)
  // In place, from the most successes down; only from `first` to `last` is anything to be seen.
  const all = new Float64Array(rolls + 1)
  all[0] = 1
  const at = (count: number): number => all[count] ?? 0
  let [first, last] = [0, 0]
  for (const { chance, rolls: times } of of)
    for (let roll = 0; roll < times; roll += 1) {
      last += 1
      for (let count = last; count > first; count -= 1)
        all[count] = at(count) * (1 - chance) + at(count - 1) * chance
      all[first] = at(first) * (1 - chance)
      while (first < last && at(first) < NOTHING) {
        all[first] = 0
        first += 1
      }
      while (last > first && at(last) < NOTHING) {
        all[last] = 0
        last -= 1
      }
    }
  return { first, chances: [...all.subarray(first, last + 1)] }
}

/** The normal distribution with the same mean and spread; half a success is added, since successes are whole. */
function approximately(of: readonly Chances[], good: number): Likelihood {
  const { expected, spread } = moments(of)
  if (spread === 0)
    return { atLeast: Number(good <= expected), atMost: Number(good >= expected), exact: false }
  return {
    atLeast: above((good - 0.5 - expected) / spread),
    atMost: above((expected - good - 0.5) / spread),
    exact: false,
  }
}

/** The mean, and the standard deviation. */
export function moments(of: readonly Chances[]): { expected: number; spread: number } {
  const variance = of.reduce((sum, { chance, rolls }) => sum + rolls * chance * (1 - chance), 0)
  return {
    expected: of.reduce((sum, { chance, rolls }) => sum + rolls * chance, 0),
    spread: Math.sqrt(variance),
  }
}

/**
 * The share of the standard normal distribution above `z`, to seven decimal places.
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
 */
export function above(z: number): number {
  const x = Math.abs(z)
  const t = 1 / (1 + 0.2316419 * x)
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum
  return z >= 0 ? tail : 1 - tail
}

/** Sums of many small numbers end a hair beside 1. */
const within = (chance: number): number => Math.min(1, Math.max(0, chance))
