import type { Dice } from '../../../dice/source.ts'
import { problem, type Problem, type Refusal } from '../../../problem.ts'
import { STAT_MOST } from '../data/building.ts'
import {
  HIGHER_RATING,
  RATING_NAMES,
  RATINGS,
  STAT_NAMES,
  STATS,
  type Rating,
  type Stat,
  type Tech,
} from '../words.ts'
import { startOf } from './points.ts'

/**
 * Moves a point of a rating from one stat to another. Higher ratings start from it and keep what they add on
 * top, so no rating spends more or less than before: a finished faction stays finished. Problems, with the path
 * `[rating, stat]`: `build/no-point` where the rating added nothing, `build/full` where it, or a higher rating
 * on top of it, would pass 5. Source: Creating Your Own Faction, p.28; R1.
 */
export function movePoint(
  tech: Tech,
  rating: Rating,
  from: Stat,
  to: Stat,
): { readonly tech: Tech } | Refusal {
  const empty = noPoint(tech, rating, from)
  if (empty) return { problem: empty }
  if (from === to) return { tech }
  const touched = withHigher(rating)
  const full = touched.find((one) => tech[one][to] >= STAT_MOST)
  if (full !== undefined) return { problem: isFull(rating, full, to) }
  return {
    tech: touched.reduce(
      (next, one) => ({
        ...next,
        [one]: { ...tech[one], [from]: tech[one][from] - 1, [to]: tech[one][to] + 1 },
      }),
      tech,
    ),
  }
}

/** Why a rating has no point in a stat that could be moved; null where it has one. */
export function noPoint(tech: Tech, rating: Rating, stat: Stat): Problem | null {
  if (tech[rating][stat] > startOf(tech, rating, stat)) return null
  const message = `${RATING_NAMES[rating]} has added no point to its ${STAT_NAMES[stat]}: there is none to move.`
  return problem('build/no-point', message, [rating, stat], { rating, stat, page: 28 })
}

/** Points that a variant has elsewhere. */
const VARIED = 4

/** A faction with a few points elsewhere, as legal or unfinished as before. Each move is as likely as any other. */
export function variantOf(tech: Tech, dice: Pick<Dice, 'pick'>): Tech {
  let next = tech
  for (let moved = 0; moved < VARIED; moved += 1) {
    const moves = RATINGS.flatMap((rating) =>
      STATS.flatMap((from) =>
        STATS.filter((to) => to !== from).map((to) => movePoint(next, rating, from, to)),
      ),
    ).flatMap((move) => ('tech' in move ? [move.tech] : []))
    if (moves.length === 0) return next
    next = moves[dice.pick(moves.length)] ?? next
  }
  return next
}

/** A rating and those that start from it. */
function withHigher(rating: Rating): Rating[] {
  const higher = HIGHER_RATING[rating]
  return [rating, ...(higher === null ? [] : withHigher(higher))]
}

function isFull(rating: Rating, full: Rating, to: Stat): Problem {
  const stat = STAT_NAMES[to]
  const message =
    full === rating
      ? `${RATING_NAMES[rating]} ${stat} is ${STAT_MOST} already, the most there is.`
      : `${RATING_NAMES[full]} ${stat} goes up with it and is ${STAT_MOST} already: move a point of the ${RATING_NAMES[full]} away first.`
  return problem('build/full', message, [rating, to], { rating, stat: to, full, most: STAT_MOST, page: 28 })
}
