import { problem, type Problem } from '../../../problem.ts'
import { RATING_NAMES, STAT_NAMES, type Rating, type Stat, type Tech } from '../words.ts'
import { techOffer, type Buyer, type Offer } from './purchase.ts'

/** The most steps that are bought at one go. */
export const MOST_STEPS = 18

/** One more of one stat of one rating. */
export interface TechStep {
  readonly rating: Rating
  readonly stat: Stat
}

/** A step of a basket with its price on the numbers as they then stand (R7). */
export type BasketLine = TechStep & Offer

export interface Basket {
  readonly lines: readonly BasketLine[]
  /** The 18 numbers as they would be. */
  readonly tech: Tech
  readonly total: number
  /** Tech Points that would be left in hand; below 0 when they do not suffice. */
  readonly left: number
}

/**
 * What steps would cost and change when they were bought one after the other (p.29, R7). A step that a limit
 * forbids changes nothing and costs nothing; one that is only too dear counts, so that one sees what is missing.
 */
export function tellBasket(buyer: Buyer, steps: readonly TechStep[]): Basket {
  const lines: BasketLine[] = []
  let { tech, inHand } = buyer
  let total = 0
  for (const { rating, stat } of steps) {
    const offer = techOffer({ tech, inHand, rivals: buyer.rivals }, rating, stat)
    lines.push({ rating, stat, ...offer })
    if (isForbidden(offer)) continue
    tech = { ...tech, [rating]: { ...tech[rating], [stat]: offer.to } }
    inHand -= offer.price
    total += offer.price
  }
  return { lines, tech, total, left: inHand }
}

/** A limit of the rules stands in the way, however many points are in hand. */
export function isForbidden({ problem: found }: Pick<Offer, 'problem'>): boolean {
  return found !== null && found.code !== 'tech/not-enough-points'
}

/**
 * Why a basket cannot be bought as a whole: the problem of its first step that does not work, which it names
 * when there are more; null when all work. Path: `['steps', place in the basket]`.
 */
export function basketProblem({ lines }: Basket): Problem | null {
  const place = lines.findIndex((line) => line.problem !== null)
  const line = lines[place]
  if (!line?.problem) return null
  const { rating, stat, to } = line
  const { code, message, values } = line.problem
  const step = `Step ${place + 1}, ${RATING_NAMES[rating]} ${STAT_NAMES[stat]} ${to}: `
  return problem(code, lines.length > 1 ? step + message : message, ['steps', place], values)
}
