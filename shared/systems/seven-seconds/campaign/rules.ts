import { DEFAULT_RULES } from '../battle/documents/default-rules.ts'
import { CAMPAIGN_LENGTHS, STREAK_TO_WIN } from '../data/campaign.ts'
import type { CampaignRules, Opening } from './documents.ts'

/** The rules of a campaign of one of the book's three lengths, with no house rule changed (p.29). */
export function rulesFor(length: 'short' | 'medium' | 'long'): CampaignRules {
  return {
    length,
    pointsToWin: CAMPAIGN_LENGTHS[length],
    streakToWin: STREAK_TO_WIN,
    draws: 'leave-streaks',
    opponent: 'latest-opponent',
    opponentNumbers: 'battle-end',
    battle: DEFAULT_RULES,
  }
}

/** A campaign that begins here brings nothing with it. */
export const NO_OPENING: Opening = { campaignPoints: 0, streak: 0, techPoints: 0 }
