import { refuse, requireCount, requireList, requireObject, requireWhole, requireWord } from '../arguments.ts'
import { SYSTEMS, type HitEffect } from './data/vehicles.ts'
import { VEHICLE_KINDS, type Id, type VehicleKind } from './words.ts'

/** A weapon or limb, and its hits: the last destroys it. */
export interface Part {
  readonly id: Id
  readonly hits: number
}

/** What hits may change of a vehicle, robot or drone; systems count their hits, what is not fitted has the most. */
export interface Vehicle {
  readonly kind: VehicleKind
  readonly hull: number
  /** Below 0: it has exploded. */
  readonly structure: number
  readonly armour: number
  readonly drive: number
  readonly powerPlant: number
  readonly sensors: number
  readonly computer: number
  readonly weapons: readonly Part[]
  readonly limbs: readonly Part[]
  /** Lots. */
  readonly cargo: number
  /** Those alive. */
  readonly passengers: readonly Id[]
  readonly pilot: Id | null
}

const COUNTED = ['hull', 'armour', 'cargo'] as const
const HIT = ['drive', 'powerPlant', 'sensors', 'computer'] as const
/** The most hits that a system can have; further ones count as something else. */
export const mostHits = (system: keyof typeof SYSTEMS): number => SYSTEMS[system].effects.length

/** Its last hit has destroyed it; a drive it only disables (lines 284, 291, 297, 304, 310, 328). */
export function isDestroyed(system: keyof typeof SYSTEMS, hits: number): boolean {
  const effects: readonly HitEffect[] = SYSTEMS[system].effects
  return effects[hits - 1]?.ends === 'destroyed'
}

/** Whether every value of a vehicle is one; it must not be destroyed. */
export function requireVehicle(v: Vehicle): void {
  requireWord('kind', v.kind, VEHICLE_KINDS)
  for (const field of COUNTED) requireCount(field, v[field])
  requireWhole('structure', v.structure, 1, Number.MAX_SAFE_INTEGER)
  for (const system of HIT) requireWhole(system, v[system], 0, mostHits(system))
  requireParts('weapon', v.weapons)
  requireParts('limb', v.limbs)
  requireList('passengers', v.passengers)
  for (const id of v.passengers) requireId('passenger', id)
  if (v.pilot !== null) requireId('pilot', v.pilot)
}

function requireParts(system: 'weapon' | 'limb', parts: readonly Part[]): void {
  requireList(`${system}s`, parts)
  for (const part of parts) {
    requireObject(system, part)
    requireId(`${system}.id`, part.id)
    requireWhole(`${system}.hits`, part.hits, 0, mostHits(system))
  }
}

function requireId(name: string, id: unknown): void {
  if (typeof id !== 'string') refuse(name, id)
}
