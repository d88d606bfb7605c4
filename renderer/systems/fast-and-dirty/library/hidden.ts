import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { Figure, UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import {
  shieldsNobody,
  type VehicleDraft,
} from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'

/** What of a force is asked of others alone; whatever stands there already is shown. */
export const forceHidden = ({ units, vehicles }: ForceDraft): string[] => [
  ...units.flatMap((unit, at) => [
    ...unitHidden(unit).map((name) => `units/${at}/${name}`),
    ...unit.figures.flatMap((figure, n) =>
      figureHidden(figure).map((name) => `units/${at}/figures/${n}/${name}`),
    ),
  ]),
  ...vehicles.flatMap((vehicle, at) => vehicleHidden(vehicle).map((name) => `vehicles/${at}/${name}`)),
]

const unless = (isAsked: boolean, ...names: readonly string[]): readonly string[] => (isAsked ? [] : names)

const unitHidden = ({ kind, serves, offBoard, traits, infect }: UnitDraft): string[] => [
  ...unless(kind === 'team' || kind === 'sniper' || serves !== null, 'serves'),
  ...unless(kind === 'team' || offBoard, 'offBoard'),
  ...unless(traits.includes('infect') || infect !== null, 'infect'),
]

const figureHidden = ({ role, rating, branch, aptitude, strength }: Figure): string[] => [
  ...unless(role === 'leader' || role === 'officer' || rating !== null, 'rating'),
  ...unless(role === 'officer' || branch !== null, 'branch'),
  ...unless(role === 'psionic' || aptitude !== null, 'aptitude'),
  ...unless(role === 'psionic' || strength !== null, 'strength'),
]

const vehicleHidden = (vehicle: VehicleDraft): readonly string[] =>
  unless(shieldsNobody(vehicle) || vehicle.crewArmour !== undefined, 'crewArmour')
