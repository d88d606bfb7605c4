import { z } from 'zod'
import { id, line, name, pictureId, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import { SYSTEMS } from '../data/vehicles.ts'
import { mostHits, type Vehicle } from '../vehicle.ts'
import { ARCS, COVERS } from '../words.ts'
import { commsSchema, modifier, occasion, price, sensorsSchema, skillsSchema, stock } from './fields.ts'
import { weaponSchema } from './weapon.ts'

/** What it is: robots and drones are hit as one (lines 254–266). */
export const CRAFT = ['vehicle', 'robot', 'drone'] as const

/** What was done about a system between fights: it gave spare parts where it was stripped (line 333). */
const CARE = ['mended', 'failed', 'stripped'] as const
export type CareHow = (typeof CARE)[number]

/** Hits of something that can be mended; `failsAt`: hours from its last fight till a jury-rig gives out (line 333). */
const hitsOf = (system: keyof typeof SYSTEMS) => ({
  hits: count(0, mostHits(system)),
  failsAt: z.number().min(0).max(1e7).nullable(),
  price,
})
/** Null: not fitted. */
const system = (of: keyof typeof SYSTEMS) => z.strictObject(hitsOf(of)).nullable()

const riderSchema = z.strictObject({
  id: idSchema,
  name,
  /** Wearing a belt, or something of the kind (line 208). */
  secured: z.boolean(),
  isDead: z.boolean(),
})
const riders = (most: number) => z.array(riderSchema).max(most)

const vehicleSchema = z
  .strictObject({
    kind: z.literal('vehicle'),
    version: z.literal(1),
    name,
    notes: text,
    picture: pictureId.nullable(),
    craft: z.enum(CRAFT),
    hull: stock(10_000),
    structure: stock(10_000),
    armour: stock(1000),
    /** km/h. */
    speed: z.number().min(0).max(100_000),
    /** What its driver, pilot or operator uses (line 216). */
    control: z.strictObject({ skill: name, specialty: line }),
    /** Lines 195–200; what the description says otherwise goes before it: null where it says nothing. */
    closed: z.boolean(),
    military: z.boolean(),
    cover: z.strictObject({ cover: z.literal(COVERS), hard: z.boolean() }).nullable(),
    /** Who can fire into each arc. */
    shooters: count(0, 100).nullable(),
    /** To attacks on it, for its size (line 191). */
    sizeDm: modifier,
    pilot: riderSchema.nullable(),
    crew: riders(200),
    passengers: riders(1000),
    weapons: z
      .array(
        z.strictObject({
          id: idSchema,
          weapon: weaponSchema,
          arc: z.enum(ARCS),
          loaded: count(0, 100_000),
          spare: count(0, 1_000_000),
          ...hitsOf('weapon'),
        }),
      )
      .max(60)
      .refine(areUnique, TWICE),
    limbs: z
      .array(z.strictObject({ id: idSchema, name, ...hitsOf('limb') }))
      .max(60)
      .refine(areUnique, TWICE),
    cargo: z
      .array(z.strictObject({ id: idSchema, name }))
      .max(1000)
      .refine(areUnique, TWICE),
    systems: z.strictObject({
      drive: system('drive'),
      powerPlant: system('powerPlant'),
      sensors: system('sensors'),
      computer: system('computer'),
    }),
    comms: commsSchema,
    sensors: sensorsSchema,
    /** How a robot or drone acts by itself; null: somebody controls it. */
    mind: z
      .strictObject({ dex: count(0, 99), initiativeDm: modifier, attackDm: modifier, skills: skillsSchema })
      .nullable(),
    /** Hits of spare parts at hand (line 333). */
    parts: count(0, 10_000),
    price,
    /** Repairs between fights, and what gave its parts (line 333): of a system by its name, of a weapon or limb by its id. */
    mended: z
      .array(z.strictObject({ ...occasion, part: line, how: z.enum(CARE) }))
      .max(500)
      .refine(areUnique, TWICE)
      .exactOptional(),
    /** The battle that it went on from last. */
    after: id.exactOptional(),
  })
  .refine(
    ({ pilot, crew, passengers }) => areUnique([...(pilot ? [pilot] : []), ...crew, ...passengers]),
    TWICE,
  )
  .refine(({ craft, mind }) => craft !== 'vehicle' || mind === null, 'Only a robot or drone acts by itself.')

/** A vehicle, robot or drone as somebody writes it, with what battles have left of it. */
export type VehicleDraft = z.infer<typeof vehicleSchema>

export const VEHICLE_DOCUMENT: NamedKind<VehicleDraft> = {
  kind: 'vehicle',
  version: 1,
  schema: vehicleSchema,
  upgrades: [],
}

/** It has no plant that works, or as a machine no computer: it does nothing (lines 304, 328). */
export const isSpent = ({ craft, systems }: VehicleDraft): boolean =>
  (craft === 'vehicle' ? (['powerPlant'] as const) : (['powerPlant', 'computer'] as const)).some(
    (of) => systems[of]?.hits === mostHits(of),
  )

/** How it is, as one that acts by itself or is steered: scrap without Structure. */
export const machineFate = (draft: VehicleDraft): 'up' | 'disabled' | 'dead' =>
  draft.structure.left === 0 ? 'dead' : isSpent(draft) ? 'disabled' : 'up'

/** What hits may change of it, as `applyHits` reads it: what is not fitted has its last hit; crew ride along. */
export function vehicleOf(draft: VehicleDraft): Vehicle {
  const { craft, hull, structure, armour, systems, weapons, limbs, cargo, pilot } = draft
  const hits = (of: keyof VehicleDraft['systems']): number => systems[of]?.hits ?? mostHits(of)
  const parts = (all: readonly { readonly id: string; readonly hits: number }[]): Vehicle['weapons'] =>
    all.map((part) => ({ id: part.id, hits: part.hits }))
  return {
    kind: craft === 'vehicle' ? 'vehicle' : 'robot',
    hull: hull.left,
    structure: structure.left,
    armour: armour.left,
    drive: hits('drive'),
    powerPlant: hits('powerPlant'),
    sensors: hits('sensors'),
    computer: hits('computer'),
    weapons: parts(weapons),
    limbs: parts(limbs),
    cargo: cargo.length,
    passengers: [...draft.crew, ...draft.passengers].filter(({ isDead }) => !isDead).map(({ id }) => id),
    pilot: pilot && !pilot.isDead ? pilot.id : null,
  }
}

/** What of it was jury-rigged, and for how many hours. */
export function rigsOf({ systems, weapons, limbs }: VehicleDraft): { part: string; hours: number }[] {
  const parts = [
    ...Object.entries(systems).map(([part, system]) => ({ part, failsAt: system?.failsAt ?? null })),
    ...[...weapons, ...limbs].map(({ id, failsAt }) => ({ part: id, failsAt })),
  ]
  return parts.flatMap(({ part, failsAt }) => (failsAt === null ? [] : [{ part, hours: failsAt }]))
}

/** A drone that does not act by itself: somebody controls it. */
export const isControlled = ({ craft, mind }: Pick<VehicleDraft, 'craft' | 'mind'>): boolean =>
  craft !== 'vehicle' && mind === null
