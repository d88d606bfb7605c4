import { POINTS_PER_RATING, STAT_LEAST } from '../data/building.ts'
import { LOWER_RATING, STATS, type Rating, type Stat, type Tech } from '../words.ts'

/** What a stat of a rating starts from: the next lower rating's, the lowest rating from 1 (p.28). */
export function startOf(tech: Tech, rating: Rating, stat: Stat): number {
  const lower = LOWER_RATING[rating]
  return lower === null ? STAT_LEAST : tech[lower][stat]
}

/** Points that a rating has spent: what it raises above where it started (p.28). */
export function pointsSpent(tech: Tech, rating: Rating): number {
  return STATS.reduce((sum, stat) => sum + Math.max(0, tech[rating][stat] - startOf(tech, rating, stat)), 0)
}

/** Below 0 when it spent more than its share. */
export function pointsLeft(tech: Tech, rating: Rating): number {
  return POINTS_PER_RATING - pointsSpent(tech, rating)
}
