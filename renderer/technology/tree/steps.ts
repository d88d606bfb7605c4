import { techOffer, type Offer } from '../../shared/systems/seven-seconds/campaign/purchase.ts'
import { STATS, type Rating, type Stat } from '../../shared/systems/seven-seconds/words.ts'
import type { Contender } from '../campaigns/store.ts'

/** From the cheapest to the dearest, as a faction is built. */
export const COLUMNS: readonly Rating[] = [3, 2, 1]

/** One stat of one rating, and what one more of it costs. */
export interface Step {
  readonly rating: Rating
  readonly stat: Stat
  /** The number when the campaign began, and now. */
  readonly start: number
  readonly now: number
  /** The opponent's number at the end of the latest battle (R7); null without an opponent. */
  readonly theirs: number | null
  readonly offer: Offer
}

export interface StepRow {
  readonly stat: Stat
  readonly steps: readonly Step[]
}

/** The 18 steps that a faction might take now, a row for each stat. */
export function stepRows({ startingTech, standing }: Contender): StepRow[] {
  const { tech, rivals, techPoints } = standing
  const buyer = { tech, rivals, inHand: techPoints.inHand }
  return STATS.map((stat) => ({
    stat,
    steps: COLUMNS.map((rating) => {
      const offer = techOffer(buyer, rating, stat)
      const rival = rivals.find(({ participant }) => participant === offer.rival)
      return {
        rating,
        stat,
        start: startingTech[rating][stat],
        now: tech[rating][stat],
        theirs: rival?.tech[rating][stat] ?? null,
        offer,
      }
    }),
  }))
}

/** A limit of the rules stands in the way, however many points are in hand. */
export function isLimited({ offer }: Pick<Step, 'offer'>): boolean {
  return offer.problem !== null && offer.problem.code !== 'tech/not-enough-points'
}
