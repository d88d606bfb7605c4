import { RATINGS, STATS } from '../words.ts'
import type { CampaignAccount, CampaignWinner, PurchaseAccount, Standing } from './documents.ts'
import { techOffer } from './purchase.ts'

/** A figure of a faction that would be another one. */
export interface FigureChange {
  readonly participant: string
  readonly key: 'points' | 'streak' | 'tech' | 'fallen'
  readonly before: number
  readonly after: number
}

/** What two accounts of a campaign tell otherwise. Battles and purchases that only one of them has are left out. */
export interface AccountChange {
  readonly figures: readonly FigureChange[]
  /** Who has won, by what and in which battle (R8), where any of that differs. */
  readonly winner: { readonly before: CampaignWinner | null; readonly after: CampaignWinner | null } | null
  /** Marks of battles that come or go, each with the battles' ids. */
  readonly marks: readonly { readonly key: BattleMark; readonly comes: boolean; readonly battles: string[] }[]
  /** Purchases that were in order and would no longer be. */
  readonly broken: readonly PurchaseAccount[]
  /** Purchases that carry a problem and would be in order again. */
  readonly mended: readonly PurchaseAccount[]
  /** Purchases that work out as before, at another price. */
  readonly priced: readonly { readonly purchase: PurchaseAccount; readonly becomes: number }[]
  /** How many of a faction's next steps would have another price. */
  readonly offers: readonly { readonly participant: string; readonly steps: number }[]
}

const MARKS = ['afterTheEnd', 'rollDisagrees'] as const
export type BattleMark = (typeof MARKS)[number]

/** Compares a campaign's account with what it would be. */
export function compareAccounts(now: CampaignAccount, then: CampaignAccount): AccountChange {
  const standings = pairs(now.standings, then.standings, ({ participant }) => participant)
  const purchases = pairs(now.purchases, then.purchases, ({ id }) => id)
  return {
    figures: standings.flatMap(figuresOf),
    winner: sameWinner(now.winner, then.winner) ? null : { before: now.winner, after: then.winner },
    marks: marksOf(now, then),
    broken: purchases.flatMap(([was, is]) => (!was.problem && is.problem ? [is] : [])),
    mended: purchases.flatMap(([was, is]) => (was.problem && !is.problem ? [is] : [])),
    priced: purchases.flatMap(([was, is]) =>
      was.price !== is.price && (was.problem === null) === (is.problem === null)
        ? [{ purchase: was, becomes: is.price }]
        : [],
    ),
    offers: standings.flatMap(([was, is]) => {
      const steps = otherOffers(was, is)
      return steps > 0 ? [{ participant: was.participant, steps }] : []
    }),
  }
}

/** Nothing at all would be told otherwise. */
export function isUnchanged({ winner, ...lists }: AccountChange): boolean {
  return winner === null && Object.values(lists).every((list) => list.length === 0)
}

/** What both lists have. */
function pairs<One>(now: readonly One[], then: readonly One[], keyOf: (one: One) => string): [One, One][] {
  const after = new Map(then.map((one) => [keyOf(one), one]))
  return now.flatMap((was): [One, One][] => {
    const is = after.get(keyOf(was))
    return is === undefined ? [] : [[was, is]]
  })
}

function figuresOf([was, is]: readonly [Standing, Standing]): FigureChange[] {
  const { participant } = was
  const all: FigureChange[] = [
    { participant, key: 'points', before: was.campaignPoints, after: is.campaignPoints },
    { participant, key: 'streak', before: was.streak, after: is.streak },
    { participant, key: 'tech', before: was.techPoints.inHand, after: is.techPoints.inHand },
    { participant, key: 'fallen', before: fallenOf(was), after: fallenOf(is) },
  ]
  return all.filter(({ before, after }) => before !== after)
}

function fallenOf({ lost }: Standing): number {
  return Object.values(lost).reduce((sum, count) => sum + count, 0)
}

function sameWinner(was: CampaignWinner | null, is: CampaignWinner | null): boolean {
  return was?.participant === is?.participant && was?.by === is?.by && was?.battle === is?.battle
}

function marksOf(now: CampaignAccount, then: CampaignAccount): AccountChange['marks'] {
  const battles = pairs(now.battles, then.battles, ({ id }) => id)
  return MARKS.flatMap((key) =>
    [true, false].flatMap((comes) => {
      const changed = battles.filter(([was, is]) => was[key] !== comes && is[key] === comes)
      return changed.length > 0 ? [{ key, comes, battles: changed.map(([{ id }]) => id) }] : []
    }),
  )
}

function otherOffers(was: Standing, is: Standing): number {
  return RATINGS.flatMap((rating) => STATS.map((stat) => [rating, stat] as const)).filter(
    ([rating, stat]) => {
      const [before, after] = [was, is].map(({ tech, techPoints: { inHand }, rivals }) =>
        techOffer({ tech, inHand, rivals }, rating, stat),
      )
      return before && after && before.to <= 5 && after.to <= 5 && before.price !== after.price
    },
  ).length
}
