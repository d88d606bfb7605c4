import { REPAIRS, type SYSTEMS } from './data/vehicles.ts'
import type { CharacterDraft } from './documents/character.ts'
import type { CareHow, VehicleDraft } from './documents/vehicle.ts'
import { never } from '../../never.ts'
import { isDestroyed, mostHits } from './vehicle.ts'
import { CHARACTERISTICS, type Characteristic } from './words.ts'

/** What brings vehicles, robots and drones (line 333) and people (line 180) back between fights, and when it did. */

export const SYSTEM_NAMES = ['drive', 'powerPlant', 'sensors', 'computer'] as const
type SystemName = (typeof SYSTEM_NAMES)[number]

/** Something that is damaged. Armour is mended as a system is, a point at a time (TRV-291). */
export type Damaged =
  | { readonly kind: 'hull' | 'structure' | 'armour' }
  | { readonly kind: 'system'; readonly system: SystemName }
  | { readonly kind: 'weapon' | 'limb'; readonly id: string }

/** So many dice, each throw times so much. */
interface Thrown {
  readonly dice: number
  readonly times: number
}

export interface Repair {
  readonly of: Damaged
  /** What it is called: of a weapon or limb its own name. */
  readonly name: string | null
  /** Points or hits that are to be mended, one a repair; what is destroyed is mended as a whole. */
  readonly hits: number
  readonly destroyed: boolean
  /** By Mechanic, a system also by what else fits it; none for Structure and for what is destroyed. */
  readonly check: boolean
  readonly hours: Thrown | null
  /** Hits of spare parts, which are gone whatever the roll (TRV-299). */
  readonly parts: number
  /** Per cent of a price, and that price where somebody knows it (TRV-305). */
  readonly price: { readonly percent: number | Thrown; readonly of: number | null } | null
  /** Only in a workshop. */
  readonly workshop: boolean
}

/** Every repair that it wants. Source: line 333; TRV-291, TRV-294, TRV-297, TRV-299 to TRV-304. */
export function repairsOf(vehicle: VehicleDraft): Repair[] {
  const { hull, structure, armour, systems, weapons, limbs, price } = vehicle
  const counted = (kind: 'hull' | 'armour', { full, left }: VehicleDraft['hull']): Repair[] =>
    full > left
      ? [
          {
            ...byCheck(REPAIRS[kind === 'hull' ? 'hull' : 'system']),
            of: { kind },
            name: null,
            hits: full - left,
          },
        ]
      : []
  const ofSystem = (
    of: Damaged,
    name: string | null,
    kind: keyof typeof SYSTEMS,
    { hits, price: cost }: { readonly hits: number; readonly price: number | null },
  ): Repair[] => {
    if (hits === 0) return []
    if (!isDestroyed(kind, hits)) return [{ ...byCheck(REPAIRS.system), of, name, hits }]
    const share = { percent: REPAIRS.destroyed.price, of: cost }
    return [
      { of, name, hits, destroyed: true, check: false, hours: null, parts: 0, price: share, workshop: true },
    ]
  }
  const broken = structure.full - structure.left
  return [
    ...counted('hull', hull),
    ...(broken > 0
      ? [
          {
            of: { kind: 'structure' as const },
            name: null,
            hits: broken,
            destroyed: false,
            check: REPAIRS.structure.check,
            hours: REPAIRS.structure.hours,
            parts: 0,
            price: { percent: REPAIRS.structure.price, of: price },
            workshop: true,
          },
        ]
      : []),
    ...counted('armour', armour),
    ...SYSTEM_NAMES.flatMap((system) => {
      const fitted = systems[system]
      return fitted ? ofSystem({ kind: 'system', system }, null, system, fitted) : []
    }),
    ...weapons.flatMap((one) => ofSystem({ kind: 'weapon', id: one.id }, one.weapon.name, 'weapon', one)),
    ...limbs.flatMap((one) => ofSystem({ kind: 'limb', id: one.id }, one.name, 'limb', one)),
  ]
}

const byCheck = ({ check, hours, parts }: (typeof REPAIRS)['hull' | 'system']) => ({
  destroyed: false,
  check,
  hours,
  parts,
  price: null,
  workshop: false,
})

/** Whether a check of another science than Mechanic may mend it: what is no Hull (line 333). */
export const isOfSystem = ({ of }: Repair): boolean => of.kind !== 'hull'

/** What can give spare parts: each hit that is done to it gives those of one check. */
export interface Donor extends Pick<Repair, 'of' | 'name'> {
  /** Hits that it has still to give. */
  readonly hits: number
}

/** Systems that are fitted and not destroyed, never who rides in it (`NO_PARTS`). Source: line 333; TRV-296, TRV-297. */
export function donorsOf({ armour, systems, weapons, limbs }: VehicleDraft): Donor[] {
  const all: Donor[] = [
    { of: { kind: 'armour' }, name: null, hits: armour.left },
    ...SYSTEM_NAMES.map((system) => ({
      of: { kind: 'system' as const, system },
      name: null,
      hits: mostHits(system) - (systems[system]?.hits ?? mostHits(system)),
    })),
    ...weapons.map(({ id, weapon: { name }, hits }) => ({
      of: { kind: 'weapon' as const, id },
      name,
      hits: mostHits('weapon') - hits,
    })),
    ...limbs.map(({ id, name, hits }) => ({
      of: { kind: 'limb' as const, id },
      name,
      hits: mostHits('limb') - hits,
    })),
  ]
  return all.filter(({ hits }) => hits > 0)
}

/** When it was, and who did it, where, or why; `id` is its own in the document. */
export interface Occasion {
  readonly id: string
  readonly day: string
  readonly reason: string
}

/** The character with so many points back, never more than there were at first; and that it was done. */
export function healed(
  character: CharacterDraft,
  back: Readonly<Record<Characteristic, number>>,
  occasion: Occasion,
): CharacterDraft {
  const { characteristics, healed: before = [] } = character
  const given = (of: Characteristic): number =>
    Math.min(back[of], characteristics[of].full - characteristics[of].left)
  const after = (of: Characteristic) => ({
    ...characteristics[of],
    left: characteristics[of].left + given(of),
  })
  const [str, dex, end] = CHARACTERISTICS.map(given)
  return {
    ...character,
    characteristics: { str: after('str'), dex: after('dex'), end: after('end') },
    healed: [...before, { ...occasion, str: str ?? 0, dex: dex ?? 0, end: end ?? 0 }],
  }
}

/** What of a vehicle a repair is of, as its document calls it. */
export const partOf = (of: Damaged): string =>
  of.kind === 'system' ? of.system : 'id' in of ? of.id : of.kind

/** The vehicle after one repair: a hit or a point less, of what was destroyed all of them; parts are gone. */
export function mended(
  vehicle: VehicleDraft,
  { of, destroyed, parts }: Repair,
  isDone: boolean,
  occasion: Occasion,
): VehicleDraft {
  const how = isDone ? 'mended' : 'failed'
  const spent = noted({ ...vehicle, parts: Math.max(0, vehicle.parts - parts) }, of, how, occasion)
  return isDone ? withHits(spent, of, (hits) => (destroyed ? 0 : hits - 1)) : spent
}

/** The vehicle after one hit more has been done to a system of it, for spare parts. Source: line 333; TRV-296. */
export function stripped(vehicle: VehicleDraft, { of }: Donor, occasion: Occasion): VehicleDraft {
  const taken = noted({ ...vehicle, parts: vehicle.parts + 1 }, of, 'stripped', occasion)
  return withHits(taken, of, (hits) => hits + 1)
}

function noted(vehicle: VehicleDraft, of: Damaged, how: CareHow, occasion: Occasion): VehicleDraft {
  return { ...vehicle, mended: [...(vehicle.mended ?? []), { ...occasion, part: partOf(of), how }] }
}

/** With other hits, or of what is counted in points with so many points more or less; a jury-rig is over. */
function withHits(vehicle: VehicleDraft, of: Damaged, change: (hits: number) => number): VehicleDraft {
  const changed = <One extends { readonly hits: number; readonly failsAt: number | null }>(
    one: One,
  ): One => ({
    ...one,
    hits: change(one.hits),
    failsAt: null,
  })
  switch (of.kind) {
    case 'hull':
    case 'structure':
    case 'armour': {
      const { full, left } = vehicle[of.kind]
      return { ...vehicle, [of.kind]: { full, left: full - change(full - left) } }
    }
    case 'system': {
      const fitted = vehicle.systems[of.system]
      return fitted ? { ...vehicle, systems: { ...vehicle.systems, [of.system]: changed(fitted) } } : vehicle
    }
    case 'weapon':
      return { ...vehicle, weapons: vehicle.weapons.map((one) => (one.id === of.id ? changed(one) : one)) }
    case 'limb':
      return { ...vehicle, limbs: vehicle.limbs.map((one) => (one.id === of.id ? changed(one) : one)) }
    default:
      return never(of)
  }
}
