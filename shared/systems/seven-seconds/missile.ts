import { chanceToPass, chanceUpTo } from '../../dice/exact.ts'
import { requireBoolean, requireCount, requireList, requireWord } from '../arguments.ts'
import { requireStat } from './arguments.ts'
import { DAMAGED_OBEYS } from './data/equipment.ts'
import { MISSILE_LOSSES } from './data/ranges.ts'
import { COVERS, type Cover } from './words.ts'

/** An enemy unit within 6" of the missile's straight path, the target included. */
export interface Interceptor {
  readonly countermeasures: number
  readonly damaged: boolean
}

export interface MissileShot {
  /** Target Counters on the target, before cover. */
  readonly counters: number
  readonly targetCover: Cover
  readonly interceptors: readonly Interceptor[]
}

/** Chances of what becomes of a missile, adding up to 1. */
export interface MissileOdds {
  readonly intercepted: number
  readonly directHit: number
  readonly deviates: number
}

/**
 * The chances of a missile; null when the target has no Target Counter, which forbids the shot. Every
 * interceptor rolls once and stops the missile up to its Countermeasures, a Damaged one only when its suit
 * obeys. A die up to the counters left by cover is a direct hit: with 0 left none is, with 6 every one.
 * Blocking terrain takes no counters off, as a missile needs no Line of Sight.
 * Source: Fire Missile, p.21; Suit Damaged, p.24; R11, R17.
 */
export function missileOdds(q: MissileShot): MissileOdds | null {
  requireCount('counters', q.counters)
  requireWord('targetCover', q.targetCover, COVERS)
  requireList('interceptors', q.interceptors)
  const arrives = q.interceptors.map(chanceToFlyPast).reduce((all, chance) => all * chance, 1)
  if (q.counters < 1) return null
  const loss = q.targetCover === 'blocking' ? 0 : MISSILE_LOSSES[q.targetCover]
  const hits = chanceUpTo(Math.max(0, q.counters - loss))
  return { intercepted: 1 - arrives, directHit: arrives * hits, deviates: arrives * (1 - hits) }
}

function chanceToFlyPast({ countermeasures, damaged }: Interceptor): number {
  requireStat('countermeasures', countermeasures)
  requireBoolean('damaged', damaged)
  return 1 - chanceUpTo(countermeasures) * (damaged ? chanceToPass(DAMAGED_OBEYS) : 1)
}
