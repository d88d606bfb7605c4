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

/** What a group will tell of its campaign: each the earliest where several are as great; null where nothing was. */
export interface Records {
  readonly streak: { readonly participant: string; readonly wins: number; readonly battle: string } | null
  readonly costliest: { readonly battle: string; readonly lost: number } | null
  /** By the difference in Victory Points, where they were noted. */
  readonly greatest: { readonly battle: string; readonly difference: number } | null
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
  for (const { id: battle, sides, difference } of battles) {
    for (const { participant, streakAfter: wins } of sides)
      if (wins > (streak?.wins ?? 0)) streak = { participant, wins, battle }
    const lost = sides[0].lost + sides[1].lost
    if (lost > (costliest?.lost ?? 0)) costliest = { battle, lost }
    if (difference !== null && difference > (greatest?.difference ?? 0)) greatest = { battle, difference }
  }
  return { streak, costliest, greatest }
}
