import { problem, type Problem } from '../../../problem.ts'
import { TECH_PRICES } from '../data/campaign.ts'
import { techPrice } from '../prices.ts'
import type { Rating, Stat, Tech } from '../words.ts'
import type { PurchaseAccount, PurchaseFacts } from './documents.ts'
import type { Ledger } from './ledger.ts'

/** What the next step of a stat costs a faction now, or why it cannot be bought (p.29, R6, R7). */
export interface Offer {
  readonly from: number
  readonly to: number
  readonly price: number
  readonly halved: boolean
  readonly problem: Problem | null
}

export interface Buyer {
  readonly tech: Tech
  readonly inHand: number
  readonly opponent: { readonly tech: Tech } | null
}

/**
 * The offer for one step. The price holds also where a limit stands in the way, so that a step that was
 * right when it was bought keeps what it cost. Problems: those of `techPrice`, and `tech/not-enough-points`.
 */
export function techOffer(buyer: Buyer, rating: Rating, stat: Stat): Offer {
  const from = buyer.tech[rating][stat]
  const answer = techPrice({ rating, stat, own: buyer.tech, opponent: buyer.opponent?.tech ?? null })
  if ('problem' in answer) {
    const halved = buyer.opponent !== null && buyer.opponent.tech[rating][stat] > from
    return {
      from,
      to: from + 1,
      price: TECH_PRICES[rating] / (halved ? 2 : 1),
      halved,
      problem: answer.problem,
    }
  }
  const short = answer.price - buyer.inHand
  return { from, to: from + 1, ...answer, problem: short > 0 ? tooDear(answer.price, buyer.inHand) : null }
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
export function accountPurchase(purchase: PurchaseFacts, ledger: Ledger): PurchaseAccount {
  const { rating, stat } = purchase
  const offer = techOffer(
    { tech: ledger.tech, inHand: ledger.earned - ledger.spent, opponent: ledger.opponent },
    rating,
    stat,
  )
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
    afterBattle: ledger.opponent?.battle ?? null,
    fresh: false,
    problem: offer.problem,
  }
}
