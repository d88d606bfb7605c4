import { problem, type Problem } from '../../problem.ts'
import { POINTS_PER_RATING, STAT_LEAST, STAT_MOST } from './data/building.ts'
import {
  HIGHER_RATING,
  LOWER_RATING,
  RATING_NAMES,
  RATINGS,
  STAT_NAMES,
  STATS,
  type Rating,
  type Stat,
  type Tech,
} from './words.ts'

/** The order in which a faction is built; each rating starts from the numbers of the one before. */
const BUILDING_ORDER = [3, 2, 1] as const

const WANTED = `a whole number from ${STAT_LEAST} to ${STAT_MOST}`

/** Whether all 18 numbers are the same. */
export function isSameTech(one: Tech, other: Tech): boolean {
  return RATINGS.every((rating) => STATS.every((stat) => one[rating][stat] === other[rating][stat]))
}

/**
 * What keeps these numbers from being a new faction; `[]` when it is legal.
 * Problems: those of `checkTech`, and `faction/points-left`, `faction/points-over` with the path `[rating]`.
 * Points count what a rating raises above the next lower one, so a lowered stat gives none back; points are
 * not counted where a number of the rating, or of the one it starts from, is missing or not whole. Never
 * throws: the numbers may come from a file.
 * Source: Creating Your Own Faction, p.28; R1, R2.
 */
export function checkNewFaction(tech: Tech): Problem[] {
  return [...checkTech(tech), ...BUILDING_ORDER.flatMap((rating) => pointProblems(tech, rating))]
}

/**
 * What is wrong with the numbers of a faction in a campaign, however many points went into them; `[]` when
 * nothing is. Problems: `tech/missing-rating` with the path `[rating]`; with the path `[rating, stat]`
 * `tech/missing-stat`, `tech/not-a-number`, `tech/out-of-range` and, on the lower rating,
 * `tech/above-higher-rating`. Never throws: the numbers may come from a file.
 * Source: Creating Your Own Faction, p.28; Improving Technology, p.29; R2.
 */
export function checkTech(tech: Tech): Problem[] {
  return [...unreadable(tech), ...orderProblems(tech)]
}

/** The problems of shape and range alone, lowest rating first. */
export function unreadable(tech: unknown): Problem[] {
  return BUILDING_ORDER.flatMap((rating) => {
    const row = rowOf(tech, rating)
    if (row === null) return [missingRating(rating)]
    return STATS.flatMap((stat) => statProblem(rating, stat, row[stat]) ?? [])
  })
}

function missingRating(rating: Rating): Problem {
  return problem(
    'tech/missing-rating',
    `${RATING_NAMES[rating]} is missing: give its six stats, each ${WANTED}.`,
    [rating],
    { rating },
  )
}

function statProblem(rating: Rating, stat: Stat, value: unknown): Problem | null {
  const name = `${RATING_NAMES[rating]} ${STAT_NAMES[stat]}`
  const path = [rating, stat]
  if (value === undefined) {
    return problem('tech/missing-stat', `${name} is missing: give it ${WANTED}.`, path, { rating, stat })
  }
  if (!isNumber(value)) {
    return problem('tech/not-a-number', `${name} is not a number: give it ${WANTED}.`, path, { rating, stat })
  }
  if (Number.isInteger(value) && value >= STAT_LEAST && value <= STAT_MOST) return null
  return problem('tech/out-of-range', `${name} is ${value}: give it ${WANTED}.`, path, {
    rating,
    stat,
    value,
    least: STAT_LEAST,
    most: STAT_MOST,
  })
}

/** Every stat of a lower rating that stands above the next higher rating's. */
function orderProblems(tech: unknown): Problem[] {
  return BUILDING_ORDER.flatMap((rating) => {
    const higher = HIGHER_RATING[rating]
    if (higher === null) return []
    return STATS.flatMap((stat) => {
      const value = numberAt(tech, rating, stat)
      const limit = numberAt(tech, higher, stat)
      if (value === null || limit === null || value <= limit) return []
      const name = STAT_NAMES[stat]
      return problem(
        'tech/above-higher-rating',
        `${RATING_NAMES[rating]} ${name} is ${value}, above ${RATING_NAMES[higher]} ${name} ${limit}: lower the one or raise the other.`,
        [rating, stat],
        { rating, stat, value, higher, limit },
      )
    })
  })
}

/** Points left of a rating, or spent over its share; none when a number is missing or not whole. */
function pointProblems(tech: unknown, rating: Rating): Problem[] {
  const raises = STATS.map((stat) => raiseOf(tech, rating, stat))
  if (!raises.every(Number.isInteger)) return []
  const spent = raises.reduce((sum, raise) => sum + raise, 0)
  const left = POINTS_PER_RATING - spent
  const name = RATING_NAMES[rating]
  const values = { rating, spent, points: POINTS_PER_RATING }
  if (left > 0) {
    const message = `${name} has ${left} of its ${POINTS_PER_RATING} points left: raise its stats by ${left} more.`
    return [problem('faction/points-left', message, [rating], { ...values, left })]
  }
  if (left < 0) {
    const message = `${name} spends ${spent} of its ${POINTS_PER_RATING} points: lower its stats by ${-left}.`
    return [problem('faction/points-over', message, [rating], { ...values, over: -left })]
  }
  return []
}

/** How far a stat stands above where its rating started; NaN when that cannot be told. */
function raiseOf(tech: unknown, rating: Rating, stat: Stat): number {
  const value = numberAt(tech, rating, stat)
  const lower = LOWER_RATING[rating]
  const start = lower === null ? STAT_LEAST : numberAt(tech, lower, stat)
  return value === null || start === null ? NaN : Math.max(0, value - start)
}

function numberAt(tech: unknown, rating: Rating, stat: Stat): number | null {
  const value = rowOf(tech, rating)?.[stat]
  return isNumber(value) ? value : null
}

function rowOf(tech: unknown, rating: Rating): Readonly<Record<string, unknown>> | null {
  const row = isTable(tech) ? tech[rating] : null
  return isTable(row) ? row : null
}

function isTable(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
