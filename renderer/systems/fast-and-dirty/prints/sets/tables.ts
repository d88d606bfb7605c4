import { VEHICLE_DAMAGE, type VehicleDamage } from '../../../../../shared/systems/fast-and-dirty/data/fire.ts'

/** Faces that stand together: `1–2`, `5`. */
export function facesOf<Result>(byFace: readonly Result[], wanted: Result): string {
  const faces = byFace.flatMap((one, at) => (one === wanted ? [at + 1] : []))
  const [first = 0] = faces
  const last = faces.at(-1) ?? first
  return first === last ? String(first) : `${first}–${last}`
}

/** Faces of the Vehicle Damage Table. */
export const facesText = (damage: VehicleDamage): string => facesOf(VEHICLE_DAMAGE, damage)
