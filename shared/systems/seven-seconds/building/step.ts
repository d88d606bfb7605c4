import { problem, type Problem, type Refusal } from '../../../problem.ts'
import { POINTS_PER_RATING, STAT_LEAST, STAT_MOST } from '../data/building.ts'
import {
  HIGHER_RATING,
  RATING_NAMES,
  RATINGS,
  STAT_NAMES,
  type Rating,
  type Stat,
  type Tech,
} from '../words.ts'
import { pointsLeft, pointsSpent, startOf } from './points.ts'

/**
 * One step of building a faction: a stat of a rating becomes `value`. Raising it lifts the higher ratings that
 * would fall behind, at no cost to them, since they start from it; lowering never touches a higher rating.
 * Refused, with the reason and what to do, is a step that leaves 1–5, falls below the lower rating, or makes a
 * rating spend more than its points. Problems, with the path `[rating, stat]`: `build/range`,
 * `build/below-lower`, `build/points`. Source: Creating Your Own Faction, p.28; R1, R2.
 */
export function takeStep(
  tech: Tech,
  rating: Rating,
  stat: Stat,
  value: number,
): { readonly tech: Tech } | Refusal {
  const refused = outOfRange(rating, stat, value) ?? belowLower(tech, rating, stat, value)
  if (refused) return { problem: refused }
  const next = lifted(tech, rating, stat, value)
  const over = RATINGS.find((one) => pointsLeft(next, one) < Math.min(0, pointsLeft(tech, one)))
  return over === undefined ? { tech: next } : { problem: tooDear(tech, next, rating, stat, over) }
}

/** The numbers after the step, whatever it costs. */
function lifted(tech: Tech, rating: Rating, stat: Stat, value: number): Tech {
  let next: Tech = { ...tech, [rating]: { ...tech[rating], [stat]: value } }
  let higher = HIGHER_RATING[rating]
  while (higher !== null) {
    const least = Math.max(next[higher][stat], startOf(next, higher, stat))
    // Only what would fall behind is lifted; what was behind before stays as the group wrote it.
    if (value > tech[rating][stat]) next = { ...next, [higher]: { ...next[higher], [stat]: least } }
    higher = HIGHER_RATING[higher]
  }
  return next
}

function outOfRange(rating: Rating, stat: Stat, value: number): Problem | null {
  if (Number.isInteger(value) && value >= STAT_LEAST && value <= STAT_MOST) return null
  const message = `A stat is a whole number from ${STAT_LEAST} to ${STAT_MOST}.`
  return problem('build/range', message, [rating, stat], { least: STAT_LEAST, most: STAT_MOST, page: 28 })
}

function belowLower(tech: Tech, rating: Rating, stat: Stat, value: number): Problem | null {
  const start = startOf(tech, rating, stat)
  if (value >= start || value >= tech[rating][stat]) return null
  const message = `${RATING_NAMES[rating]} ${STAT_NAMES[stat]} starts from the next lower rating's ${start}: lower that one first.`
  return problem('build/below-lower', message, [rating, stat], { rating, stat, start, page: 28 })
}

function tooDear(before: Tech, after: Tech, rating: Rating, stat: Stat, over: Rating): Problem {
  const spent = pointsSpent(after, over)
  const values = {
    rating,
    stat,
    over,
    spent,
    points: POINTS_PER_RATING,
    left: pointsLeft(before, over),
    page: 28,
  }
  const name = RATING_NAMES[over]
  const message =
    over === rating
      ? `${name} has ${Math.max(0, pointsLeft(before, over))} of its ${POINTS_PER_RATING} points left: lower another of its stats first.`
      : `${name} starts from these numbers and would spend ${spent} of its ${POINTS_PER_RATING} points: lower a stat of the ${name} first.`
  return problem('build/points', message, [rating, stat], values)
}
