import { requireMeasure } from '../arguments.ts'
import { COLLISION, WEAVE_KMH } from './data/vehicles.ts'

/** What a vehicle's speed comes to. */

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
