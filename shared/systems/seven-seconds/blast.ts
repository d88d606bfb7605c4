import { chanceAnyAbove } from '../../dice/exact.ts'
import { never } from '../../never.ts'
import { requireMeasure } from '../arguments.ts'
import { requireStat, requireTarget } from './arguments.ts'
import type { Target } from './words.ts'

export interface Blast {
  /** Nuclear of the firing unit, or Robotics of a kamikaze drone (R21): dice, and inches of radius. */
  readonly nuclear: number
  /** Inches from the Mean Point of Impact to the nearest edge of the base. */
  readonly distance: number
  readonly target: Target
}

/** Chances of what a blast does, adding up to 1. `damaged` is without stun; `killed` includes a second Damaged. */
export interface BlastOdds {
  readonly unharmed: number
  readonly damaged: number
  readonly damagedAndStunned: number
  readonly killed: number
}

/**
 * The chances of a unit near a blast, cover or not. Within Nuclear inches a drone is destroyed; a trooper faces
 * Nuclear dice less the whole inches: any above Armour damages, then all are rolled again for Stunned and once
 * more for destroyed. A suit already Damaged is destroyed by the first step. Small figures change nothing (R32).
 * Source: Resolving Blasts, p.21; Suit Damaged, p.24; R19.
 */
export function blastOdds(q: Blast): BlastOdds {
  requireStat('nuclear', q.nuclear)
  requireMeasure('distance', q.distance)
  requireTarget(q.target)
  if (q.distance > q.nuclear) return { unharmed: 1, damaged: 0, damagedAndStunned: 0, killed: 0 }
  switch (q.target.kind) {
    case 'drone':
      return { unharmed: 0, damaged: 0, damagedAndStunned: 0, killed: 1 }
    case 'trooper': {
      const above = chanceAnyAbove(q.nuclear - Math.floor(q.distance), q.target.armour)
      if (q.target.damaged) return { unharmed: 1 - above, damaged: 0, damagedAndStunned: 0, killed: above }
      return {
        unharmed: 1 - above,
        damaged: above * (1 - above),
        damagedAndStunned: above ** 2 * (1 - above),
        killed: above ** 3,
      }
    }
    default:
      return never(q.target)
  }
}
