import { problem, type Problem } from '../../../problem.ts'
import { TECH_PRICES } from '../data/campaign.ts'
import { techPrice } from '../prices.ts'
import type { Rating, Stat, Tech } from '../words.ts'
import type { PurchaseAccount, PurchaseFacts, Rival } from './documents.ts'
import type { Ledger } from './ledger.ts'

/** What the next step of a stat costs a faction now, or why it cannot be bought (p.29, R6, R7). */
export interface Offer {
  readonly from: number
  readonly to: number
  readonly price: number
  readonly halved: boolean
  /** The one of the rivals whose number is the highest; it halves the price where that is above one's own. */
  readonly rival: string | null
  readonly problem: Problem | null
}

export interface Buyer {
  readonly tech: Tech
  readonly inHand: number
  /** Whom the price is compared with (R4◆). */
  readonly rivals: readonly Pick<Rival, 'participant' | 'tech'>[]
}

/**
 * The offer for one step. The price holds also where a limit stands in the way, so that a step that was
 * right when it was bought keeps what it cost. Problems: those of `techPrice`, and `tech/not-enough-points`.
 */
export function techOffer(buyer: Buyer, rating: Rating, stat: Stat): Offer {
  const from = buyer.tech[rating][stat]
  const highest = highestOf(buyer.rivals, rating, stat)
  const step = { from, to: from + 1, rival: highest?.participant ?? null }
  const answer = techPrice({ rating, stat, own: buyer.tech, opponent: highest?.tech ?? null })
  if ('problem' in answer) {
    const halved = highest !== null && highest.tech[rating][stat] > from
    return { ...step, price: TECH_PRICES[rating] / (halved ? 2 : 1), halved, problem: answer.problem }
  }
  const short = answer.price - buyer.inHand
  return { ...step, ...answer, problem: short > 0 ? tooDear(answer.price, buyer.inHand) : null }
}

/** The first of those whose number is the highest. */
function highestOf(rivals: Buyer['rivals'], rating: Rating, stat: Stat): Buyer['rivals'][number] | null {
  return rivals.reduce<Buyer['rivals'][number] | null>(
    (best, one) => (best === null || one.tech[rating][stat] > best.tech[rating][stat] ? one : best),
    null,
  )
}

function tooDear(price: number, inHand: number): Problem {
  const has = inHand === 1 ? '1 Tech Point is' : `${inHand} Tech Points are`
  return problem(
    'tech/not-enough-points',
    `This costs ${price} Tech Points and ${has} in hand. Fight on, or choose a cheaper step.`,
    [],
    { price, inHand, short: price - inHand },
  )
}

/** Books a purchase; one that is no longer possible is booked all the same and carries its problem (R8). */
export function accountPurchase(
  purchase: PurchaseFacts,
  ledger: Ledger,
  rivals: Buyer['rivals'],
): PurchaseAccount {
  const { rating, stat } = purchase
  const offer = techOffer({ tech: ledger.tech, inHand: ledger.earned - ledger.spent, rivals }, rating, stat)
  ledger.spent += offer.price
  if (offer.to <= 5) ledger.tech = { ...ledger.tech, [rating]: { ...ledger.tech[rating], [stat]: offer.to } }
  return {
    id: purchase.id,
    participant: purchase.participant,
    rating,
    stat,
    from: offer.from,
    to: Math.min(offer.to, 5),
    price: offer.price,
    halved: offer.halved,
    against: offer.halved ? offer.rival : null,
    afterBattle: ledger.latest?.battle ?? null,
    fresh: false,
    problem: offer.problem,
  }
}
