import { STREAK_EFFECTS } from '../data/campaign.ts'
import type { StreakEffect } from '../data/campaign.ts'

/** What a winning streak gives in the next battle; above 3 it stays that of 3 (p.29, R9). */
export function streakEffect(streak: number): StreakEffect {
  const effect = STREAK_EFFECTS[Math.min(streak, STREAK_EFFECTS.length - 1)]
  if (!effect) throw new RangeError(`A streak is a whole number from 0, not ${streak}.`)
  return effect
}
