import { armOf, type Arm, type OwnWeapon } from '../weapons.ts'
import type { WeaponUse } from '../words.ts'
import type { ForceDraft } from './force.ts'

/** A unit or vehicle with what its force brings of its own, so that nobody has to be asked what it fires with. */
export type Fielded<One> = One & { readonly own?: readonly OwnWeapon[] }

/** Everybody of a force so. */
export function fielded({
  units,
  vehicles,
  weapons = [],
}: Pick<ForceDraft, 'units' | 'vehicles' | 'weapons'>): {
  readonly units: readonly Fielded<ForceDraft['units'][number]>[]
  readonly vehicles: readonly Fielded<ForceDraft['vehicles'][number]>[]
} {
  if (weapons.length === 0) return { units, vehicles }
  return {
    units: units.map((unit) => ({ ...unit, own: weapons })),
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, own: weapons })),
  }
}

/** The weapon that is meant by it; null: there is none such. */
export const armIn = ({ own = [] }: Fielded<object>, ref: string | null, use: WeaponUse): Arm | null =>
  ref === null ? null : armOf(own, ref, use)
