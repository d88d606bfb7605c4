import { requireMeasure } from '../arguments.ts'
import { COLLISION, SYSTEMS, WEAVE_KMH, type HitEffect } from './data/vehicles.ts'
import type { HouseRules } from './house-rules.ts'
import type { Vehicle } from './vehicle.ts'

/** What a vehicle's speed comes to. */

/** The share of it that hits on drive and plant leave, as long as both work. Source: lines 282–283, 303; R30. */
export function speedShare(
  hits: Pick<Vehicle, 'drive' | 'powerPlant'>,
  { lostSpeed }: Pick<HouseRules, 'lostSpeed'>,
): number {
  const shareOf = (of: keyof typeof hits): number => {
    const effects: readonly HitEffect[] = SYSTEMS[of].effects
    return effects[hits[of] - 1]?.speed ?? 1
  }
  const [drive, plant] = [shareOf('drive'), shareOf('powerPlant')]
  return lostSpeed === 'worse' ? Math.min(drive, plant) : drive * plant
}

/** The dice of a collision; each throws the unsecured three metres. Source: line 208; R36; E10. */
export function collisionDice(kmh: number): number {
  requireMeasure('kmh', kmh)
  return Math.ceil(kmh / COLLISION.kmh)
}

/** The highest weaving number. Source: line 232; E10. */
export function weaveMax(kmh: number): number {
  requireMeasure('kmh', kmh)
  return Math.ceil(kmh / WEAVE_KMH)
}
