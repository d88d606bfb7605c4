import type { KeptDocument } from '../../../../shared/systems/kept.ts'
import { rulesAmong, type KeptRules } from '../../../odds/ask.ts'
import { FORCE_DOCUMENT, type ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/fast-and-dirty/documents/rules.ts'
import { fielded, type Fielded } from '../../../../shared/systems/fast-and-dirty/documents/fielded.ts'
import {
  servedIn,
  missingIn,
  strengthOf,
  type UnitDraft,
} from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { mountIn, type VehicleDraft } from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_FORCES } from '../../../../shared/systems/fast-and-dirty/samples/forces.ts'
import type { Arm } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import type { Named } from '../../../table/faces.ts'

/** Who can be asked about: the units and vehicles of the group's forces, then of the samples. */

export interface Piece {
  readonly id: string
  readonly name: Named
  readonly of: Own
  readonly foot: Fielded<UnitDraft> | null
  /** What it fires with: the places of a vehicle's weapons, or all that a unit has. */
  readonly mounts: readonly (string | null)[]
  /** Who is fit, of as many as it has at full strength. */
  readonly size: number
  readonly full: number
}

export interface OwnForce {
  readonly id: string
  readonly name: Named
  readonly pieces: readonly Piece[]
}

export interface People {
  readonly forces: readonly OwnForce[]
  readonly rules: readonly KeptRules<HouseRules>[]
}

type Own = Fielded<UnitDraft> | Fielded<VehicleDraft>
const isFoot = (one: Own): one is Fielded<UnitDraft> => 'figures' in one

/** By name, else as what they are, with a number where several are. */
function pieceOf(one: Own, all: readonly Own[]): Piece {
  const key = kindKey(one)
  const alike = all.filter((other) => other.name === '' && kindKey(other) === key)
  const kind =
    alike.length > 1 ? { key: 'numbered', values: { kind: { key }, n: alike.indexOf(one) + 1 } } : { key }
  return {
    id: one.id,
    name: one.name === '' ? kind : one.name,
    of: one,
    foot: isFoot(one) ? one : null,
    mounts: isFoot(one) ? [null] : one.weapons.map((_weapon, at) => String(at + 1)),
    size: isFoot(one) ? strengthOf(one) - missingIn(one) : 0,
    full: isFoot(one) ? strengthOf(one) : 0,
  }
}
const kindKey = (one: Own): string => (isFoot(one) ? `kind.${one.kind}` : `vehicleType.${one.type}`)

/** Guns off the table are called, and stand in no question of their own; nor does whoever is missing since a battle. */
function forceIn(id: string, force: ForceDraft, name: Named = force.name): OwnForce {
  const { units, vehicles } = fielded(force)
  const all = [
    ...units.filter((unit) => !unit.offBoard && strengthOf(unit) > missingIn(unit)),
    ...vehicles.filter(({ damage }) => !damage?.destroyed),
  ]
  return { id, name, pieces: all.map((one) => pieceOf(one, all)) }
}

/** As it was before its battles: whom it has lost since can be asked about all the same. */
function wholeIn(id: string, force: ForceDraft): OwnForce[] {
  const isWhole =
    force.units.every((unit) => missingIn(unit) === 0) && force.vehicles.every(({ damage }) => !damage)
  if (isWhole) return []
  const whole = {
    ...force,
    units: force.units.map((unit) => ({
      ...unit,
      figures: unit.figures.map((one) => ({ ...one, lost: 0 })),
    })),
    vehicles: force.vehicles.map(({ damage: _none, ...one }) => one),
  }
  return [forceIn(`${id}/whole`, whole, { key: 'wholeForce', values: { name: force.name } })]
}

export function peopleIn(kept: readonly KeptDocument[]): People {
  const own = kept.flatMap(({ id, document }): OwnForce[] => {
    const force = FORCE_DOCUMENT.schema.safeParse(document)
    return force.success ? [forceIn(id, force.data), ...wholeIn(id, force.data)] : []
  })
  const samples = Object.entries(SAMPLE_FORCES)
    .map(([id, force]) => forceIn(id, force))
    .filter((sample) => !own.some(({ name }) => name === sample.name))
  const rules = rulesAmong(kept, RULES_DOCUMENT)
  return { forces: [...own, ...samples].filter(({ pieces }) => pieces.length > 0), rules }
}

export const rulesIn = ({ rules }: People, id: unknown): HouseRules =>
  rules.find((one) => one.id === id)?.rules ?? DEFAULT_RULES

/** What a piece fires with from this place, where it is one weapon. */
export const weaponAt = ({ of, foot }: Piece, mount: string | null): Arm | null => {
  if (foot) return servedIn(foot)
  return 'weapons' in of ? mountIn(of, Number(mount ?? 1)) : null
}
