import { problem, type Problem, type Refusal } from '../../problem.ts'
import { requireWord } from '../arguments.ts'
import { requireTech } from './arguments.ts'
import { STAT_MOST } from './data/building.ts'
import { TECH_PRICES } from './data/campaign.ts'
import {
  HIGHER_RATING,
  RATING_NAMES,
  RATINGS,
  STAT_NAMES,
  STATS,
  type Rating,
  type Stat,
  type Tech,
} from './words.ts'

export interface TechStep {
  readonly rating: Rating
  readonly stat: Stat
  /** The own numbers as they stand now. */
  readonly own: Tech
  /** The opponent's numbers at the battle's end (R7); null when there is no opponent. */
  readonly opponent: Tech | null
}

/**
 * What raising a stat by one costs, in Tech Points: half when the opponent's same stat of that rating is higher.
 * Problems, with the path `[rating, stat]`: `tech/at-maximum`; `tech/limited-by-rating` when the stat would
 * pass that of the next higher rating. Source: Improving Technology, p.29; R2, R4, R7.
 */
export function techPrice(q: TechStep): { readonly price: number; readonly halved: boolean } | Refusal {
  const { rating, stat, own, opponent } = q
  requireWord('rating', rating, RATINGS)
  requireWord('stat', stat, STATS)
  requireTech('own', own)
  if (opponent !== null) requireTech('opponent', opponent)

  const value = own[rating][stat]
  if (value >= STAT_MOST) return { problem: atMaximum(rating, stat) }
  const higher = HIGHER_RATING[rating]
  if (higher !== null && value >= own[higher][stat]) {
    return { problem: limitedByRating(rating, stat, value, higher, own[higher][stat]) }
  }
  const halved = opponent !== null && opponent[rating][stat] > value
  return { price: TECH_PRICES[rating] / (halved ? 2 : 1), halved }
}

function atMaximum(rating: Rating, stat: Stat): Problem {
  const name = `${RATING_NAMES[rating]} ${STAT_NAMES[stat]}`
  return problem(
    'tech/at-maximum',
    `${name} is ${STAT_MOST}, the most there is: raise another stat.`,
    [rating, stat],
    { rating, stat, value: STAT_MOST, most: STAT_MOST },
  )
}

function limitedByRating(rating: Rating, stat: Stat, value: number, higher: Rating, limit: number): Problem {
  const name = STAT_NAMES[stat]
  return problem(
    'tech/limited-by-rating',
    `${RATING_NAMES[rating]} ${name} is ${value} and may not pass ${RATING_NAMES[higher]} ${name} ${limit}: raise that first.`,
    [rating, stat],
    { rating, stat, value, higher, limit },
  )
}
