import { requireWhole } from '../arguments.ts'
import { CAMPAIGN_POINTS, MARGIN_LEADS } from './data/campaign.ts'
import type { Margin } from './words.ts'

export interface BattleResult {
  readonly winner: 'a' | 'b' | null
  readonly margin: Margin
  /** What the winner gets; the loser gets none, and in a draw nobody does. */
  readonly campaignPoints: number
}

/**
 * Who won a battle, by how much, and for how many Campaign Points. Victory Points are whole numbers and may be
 * below 0, as missions take some for dead troopers (p.33). Source: Winning, p.14; Campaign Points, p.29; R5.
 */
export function battleResult(vpA: number, vpB: number): BattleResult {
  for (const [name, points] of Object.entries({ vpA, vpB })) {
    requireWhole(name, points, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  }
  const lead = Math.abs(vpA - vpB)
  const margin = MARGIN_LEADS.find(({ from }) => lead >= from)?.margin ?? 'draw'
  const winner = vpA === vpB ? null : vpA > vpB ? 'a' : 'b'
  return { winner, margin, campaignPoints: CAMPAIGN_POINTS[margin] }
}
