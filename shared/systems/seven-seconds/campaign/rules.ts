import { CAMPAIGN_LENGTHS, STREAK_TO_WIN } from '../data/campaign.ts'
import type { CampaignRules } from './documents.ts'

/** The rules of a campaign of one of the book's three lengths (p.29). */
export function rulesFor(length: 'short' | 'medium' | 'long'): CampaignRules {
  return { length, pointsToWin: CAMPAIGN_LENGTHS[length], streakToWin: STREAK_TO_WIN }
}
