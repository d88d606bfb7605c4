import { TROOPERS } from '../words.ts'
import type { CampaignAccount, CampaignFacts, Standing } from './documents.ts'

/** A faction's line in the final table. */
export interface FinalRow {
  readonly participant: string
  /** 1 for the first; factions with as many points share a place. */
  readonly place: number
  readonly campaignPoints: number
  readonly wins: number
  readonly draws: number
  readonly defeats: number
  /** The longest Winning Streak it ever had, with one that it brought from paper. */
  readonly bestStreak: number
  /** Troopers killed. */
  readonly lost: number
  /** Steps of technology bought, and the Tech Points that they cost. */
  readonly bought: { readonly steps: number; readonly spent: number }
  /** The Victory Points of all battles in which somebody noted them; null where nobody did. */
  readonly victoryPoints: { readonly sum: number; readonly battles: number } | null
}

/** What was as great as nothing else, and all who hold it, the earliest first. */
export interface Held<Holder> {
  readonly value: number
  readonly by: readonly Holder[]
}

/** What a group will tell of its campaign; null where nothing was. */
export interface Records {
  /** Wins in a row; each participant once, with the battle that made it so many. */
  readonly streak: Held<{ readonly participant: string; readonly battle: string }> | null
  /** Troopers lost in one battle. */
  readonly costliest: Held<{ readonly battle: string }> | null
  /** By the difference in Victory Points, where they were noted. */
  readonly greatest: Held<{ readonly participant: string; readonly battle: string }> | null
}

/** The campaign's table as it ends: the winner first, then by Campaign Points (p.29). */
export function finalTable(facts: CampaignFacts, account: CampaignAccount): FinalRow[] {
  const winner = account.winner?.participant
  const leads = (one: Standing): number => (one.participant === winner ? 1 : 0)
  const ranked = account.standings.toSorted(
    (a, b) => leads(b) - leads(a) || b.campaignPoints - a.campaignPoints,
  )
  return ranked.map((standing) => {
    const before = ranked.filter(
      (other) =>
        leads(other) > leads(standing) ||
        (leads(other) === leads(standing) && other.campaignPoints > standing.campaignPoints),
    )
    const { participant, campaignPoints, wins, draws, defeats } = standing
    return {
      participant,
      place: before.length + 1,
      campaignPoints,
      wins,
      draws,
      defeats,
      bestStreak: bestStreak(participant, facts, account),
      lost: TROOPERS.reduce((sum, type) => sum + (standing.lost[type] ?? 0), 0),
      bought: {
        steps: account.purchases.filter((purchase) => purchase.participant === participant).length,
        spent: standing.techPoints.spent,
      },
      victoryPoints: victoryPoints(participant, facts),
    }
  })
}

function bestStreak(participant: string, facts: CampaignFacts, account: CampaignAccount): number {
  const brought = facts.participants.find(({ id }) => id === participant)?.opening.streak ?? 0
  const had = account.battles.flatMap(({ sides }) =>
    sides.flatMap((side) => (side.participant === participant ? [side.streakAfter] : [])),
  )
  return Math.max(brought, ...had)
}

function victoryPoints(participant: string, facts: CampaignFacts): FinalRow['victoryPoints'] {
  const noted = facts.battles.flatMap(({ sides }) =>
    sides.flatMap((side) => (side.participant === participant ? (side.victoryPoints ?? []) : [])),
  )
  if (noted.length === 0) return null
  return { sum: noted.reduce((sum, points) => sum + points, 0), battles: noted.length }
}

export function records({ battles }: Pick<CampaignAccount, 'battles'>): Records {
  let [streak, costliest, greatest]: [Records['streak'], Records['costliest'], Records['greatest']] = [
    null,
    null,
    null,
  ]
  for (const { id: battle, sides, difference, winner } of battles) {
    for (const { participant, streakAfter } of sides)
      if (!streak?.by.some((one) => one.participant === participant && streak?.value === streakAfter))
        streak = held(streak, streakAfter, { participant, battle })
    costliest = held(costliest, sides[0].lost + sides[1].lost, { battle })
    if (winner !== null)
      greatest = held(greatest, difference ?? 0, { participant: sides[winner].participant, battle })
  }
  return { streak, costliest, greatest }
}

/** The record with one more who may hold it: alone, beside others, or not. Nothing is no record. */
function held<Holder>(known: Held<Holder> | null, value: number, by: Holder): Held<Holder> | null {
  if (value <= 0 || value < (known?.value ?? 0)) return known
  return { value, by: known?.value === value ? [...known.by, by] : [by] }
}
