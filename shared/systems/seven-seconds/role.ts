import { chancesOfHigher } from '../../dice/exact.ts'
import { requireCount } from '../arguments.ts'
import { streakEffect } from './campaign/streak.ts'

/** Chances of the roles in the next battle, adding up to 1. */
export interface RoleOdds {
  readonly aAttacks: number
  readonly bAttacks: number
  readonly chanceEncounter: number
}

/**
 * The chances of who attacks, given both factions' Winning Streaks: one die each with the streak's bonus, the
 * higher attacks, a tie makes a Chance Encounter. A streak above 3 counts as 3.
 * Source: Determine Table Edges and Missions, p.14; Winning Streak, p.29; R9.
 */
export function roleOdds(streakA: number, streakB: number): RoleOdds {
  requireCount('streakA', streakA)
  requireCount('streakB', streakB)
  const odds = chancesOfHigher(streakEffect(streakA).roleBonus - streakEffect(streakB).roleBonus)
  return { aAttacks: odds.first, bAttacks: odds.second, chanceEncounter: odds.tie }
}
