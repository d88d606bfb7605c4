import { z } from 'zod'
import { line, pictureId, text } from '../../../contract/fields.ts'
import { problem, type Problem } from '../../../problem.ts'
import { count, idSchema, someOf } from '../../fields.ts'
import { FACE_LESS, PROPERTY_TABLE, SPEED_TABLE, VEHICLE_STATS } from '../data/vehicles.ts'
import type { HouseRules } from '../house-rules.ts'
import type { BoughtVehicle } from '../points.ts'
import { breakAt } from '../ranges.ts'
import { sheetRow, type SheetRow } from '../sheet.ts'
import { countedArms, type Arm } from '../weapons.ts'
import { ARMOURS, METHODS, PROPERTIES, QUALITIES, RESOLVES, VEHICLE_TYPES, type Face } from '../words.ts'
import { armIn, type Fielded } from './fielded.ts'
import { platoonSchema, refSchema, REPEATED } from './fields.ts'

export const vehicleSchema = z.strictObject({
  id: idSchema,
  /** Empty: called as its type is. */
  name: line,
  notes: text,
  picture: pictureId.nullable(),
  platoon: platoonSchema,
  type: z.enum(VEHICLE_TYPES),
  method: z.enum(METHODS),
  /** Armour in front; the other faces follow it (line 2570). */
  front: count(0, 30),
  weapons: z.array(refSchema).max(12).meta(REPEATED),
  crew: count(0, 20),
  /** Passengers that it can carry. */
  seats: count(0, 60),
  /** What its crew wears, where it shields nobody (line 982). */
  crewArmour: z.enum(ARMOURS).exactOptional(),
  quality: z.enum(QUALITIES),
  resolve: z.enum(RESOLVES),
  properties: someOf(PROPERTIES),
  /** What is left of it since an earlier battle (lines 2897–2903). */
  damage: z
    .strictObject({
      destroyed: z.boolean(),
      crewLost: count(0, 20),
      immobilised: z.boolean(),
      /** By their places, from 1. */
      weaponsOut: z.array(count(1, 12)).max(12),
    })
    .exactOptional(),
})
/** A vehicle as somebody writes it: it may be unfinished or against the rules. */
export type VehicleDraft = z.infer<typeof vehicleSchema>

/** Whoever is in it is as exposed as on foot (line 982; FAD-141). */
export const shieldsNobody = ({ type, front }: Pick<VehicleDraft, 'type' | 'front'>): boolean =>
  type === 'lightTransports' || front === 0

/** Whether an earlier battle left something of it broken. */
export function isDamaged({ damage }: Pick<VehicleDraft, 'damage'>): boolean {
  if (!damage) return false
  const { destroyed, crewLost, immobilised, weaponsOut } = damage
  return destroyed || crewLost > 0 || immobilised || weaponsOut.length > 0
}

export function pricedVehicle(draft: Fielded<VehicleDraft>): { readonly vehicle: BoughtVehicle } {
  const { front, crew, seats, quality, resolve, properties } = draft
  return { vehicle: { front, weapons: mountedIn(draft), crew, seats, quality, resolve, properties } }
}

/** What it fires from a place, from 1; null: nothing is there. */
export const mountIn = (draft: Fielded<Pick<VehicleDraft, 'weapons'>>, place: number): Arm | null =>
  armIn(draft, draft.weapons[place - 1] ?? null, 'heavy')
const mountedIn = (draft: Fielded<Pick<VehicleDraft, 'weapons'>>): Arm[] =>
  draft.weapons.flatMap((_ref, at) => mountIn(draft, at + 1) ?? [])

/** What a group rules of the armour of vehicles. */
type FaceRules = Pick<HouseRules, 'urbanKit' | 'vehicleProperties'>

/** Armour of every face, never below 0. Source: lines 1940, 2570; R7. */
export function facesOf(
  { front, properties }: Pick<VehicleDraft, 'front' | 'properties'>,
  { urbanKit, vehicleProperties }: FaceRules,
): Readonly<Record<Face, number>> {
  const isLevel = vehicleProperties && urbanKit === 'front' && properties.includes('urbanWarfareKit')
  const face = (of: Face): number => (isLevel ? front : Math.max(0, front - FACE_LESS[of]))
  return {
    top: face('top'),
    front: face('front'),
    sides: face('sides'),
    rear: face('rear'),
    bottom: face('bottom'),
  }
}

/** Inches, Cautious and Standard. Source: lines 684–691, 1932, 1936. */
export function speedsOf({ method, properties }: Pick<VehicleDraft, 'method' | 'properties'>): {
  readonly cautious: number
  readonly standard: number
} {
  const more = properties.reduce((sum, one) => sum + (PROPERTY_TABLE[one].does.speed ?? 0), 0)
  const { cautious, standard } = SPEED_TABLE[method]
  return { cautious: cautious + more, standard: standard + more }
}

export interface VehicleSheet {
  readonly faces: Readonly<Record<Face, number>>
  readonly cautious: number
  readonly standard: number
  /** Penetrating hits from which its crew is Broken. */
  readonly break: number
  readonly rows: readonly SheetRow[]
}

/** What stands on a vehicle's sheet: each kind of weapon once. Source: lines 608–617, 682–691, 2570, 3144–3171. */
export function vehicleSheet(draft: Fielded<VehicleDraft>, rules: FaceRules): VehicleSheet {
  const rows = countedArms(mountedIn(draft)).flatMap(({ arm, n }) => sheetRow(draft.quality, arm, n) ?? [])
  return {
    faces: facesOf(draft, rules),
    ...speedsOf(draft),
    break: breakAt({ resolve: draft.resolve, vehicle: true }),
    rows,
  }
}

/**
 * What is unusual in a vehicle, and no reason to refuse it: `vehicle/front` where its armour is above what the book
 * suggests for its type. Source: lines 3140–3142.
 */
export function warnOfVehicle({ type, front }: Pick<VehicleDraft, 'type' | 'front'>): Problem[] {
  const most = VEHICLE_STATS[type].front
  if (front <= most) return []
  const message = `The book suggests front armour up to ${most} for this type, and this one has ${front}: agree on it, or lower it.`
  return [problem('vehicle/front', message, ['front'], { front, most })]
}
