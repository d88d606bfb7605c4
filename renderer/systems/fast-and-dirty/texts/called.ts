import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { VehicleDraft } from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import type { Say } from '../../../library/kinds.ts'

/** The key of what a unit or vehicle is called that has no name. */
export const kindKey = (one: UnitDraft | VehicleDraft): string =>
  'figures' in one ? `fastAndDirtyNames.kind.${one.kind}` : `fastAndDirtyNames.vehicleType.${one.type}`

/** What units and vehicles are called, by their ids: by name, else as what they are, with a number where several are. */
export function callNames(
  { units, vehicles }: Pick<ForceDraft, 'units' | 'vehicles'>,
  say: Say,
): ReadonlyMap<string, string> {
  const all: readonly (UnitDraft | VehicleDraft)[] = [...units, ...vehicles]
  return new Map(
    all.map((one) => {
      if (one.name !== '') return [one.id, one.name]
      const alike = all.filter((other) => other.name === '' && kindKey(other) === kindKey(one))
      const kind = say(kindKey(one))
      return [one.id, alike.length > 1 ? `${kind} ${alike.indexOf(one) + 1}` : kind]
    }),
  )
}
