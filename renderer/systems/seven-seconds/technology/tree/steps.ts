import type { Basket } from '../../../../../shared/systems/seven-seconds/campaign/basket.ts'
import { techOffer, type Offer } from '../../../../../shared/systems/seven-seconds/campaign/purchase.ts'
import { STATS, type Rating, type Stat } from '../../../../../shared/systems/seven-seconds/words.ts'
import type { Contender } from '../../campaign/store.ts'
import { rivalsOf, type Opponent, type Opposition } from '../opposition.ts'

/** From the cheapest to the dearest, as a faction is built. */
export const COLUMNS: readonly Rating[] = [3, 2, 1]

/** One stat of one rating, and what one more of it costs. */
export interface Step {
  readonly rating: Rating
  readonly stat: Stat
  /** The number when the campaign began, now, and with what is in the basket. */
  readonly start: number
  readonly now: number
  readonly planned: number
  /** The opponent whose number is the highest; null without one. */
  readonly opponent: Opponent | null
  /** What the next step costs now. */
  readonly offer: Offer
  /** What the next step costs after those in the basket. */
  readonly next: Offer
}

export interface StepRow {
  readonly stat: Stat
  readonly steps: readonly Step[]
}

/** The 18 steps that a faction might take now, a row for each stat. */
export function stepRows(
  { startingTech, standing }: Contender,
  opposition: Opposition,
  basket: Basket,
): StepRow[] {
  const rivals = rivalsOf(opposition)
  const now = { tech: standing.tech, inHand: standing.techPoints.inHand, rivals }
  const then = { tech: basket.tech, inHand: basket.left, rivals }
  return STATS.map((stat) => ({
    stat,
    steps: COLUMNS.map((rating) => {
      const offer = techOffer(now, rating, stat)
      return {
        rating,
        stat,
        start: startingTech[rating][stat],
        now: standing.tech[rating][stat],
        planned: basket.tech[rating][stat],
        opponent: opposition.all.find(({ who }) => who.id === offer.rival) ?? null,
        offer,
        next: techOffer(then, rating, stat),
      }
    }),
  }))
}
