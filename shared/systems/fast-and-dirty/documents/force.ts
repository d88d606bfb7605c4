import { z } from 'zod'
import { id, name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { areUnique, count, someOf, TWICE } from '../../fields.ts'
import type { Choices } from '../basic-force.ts'
import { sum, decimal, numberOf } from '../decimal.ts'
import { pointCost } from '../points.ts'
import { CATEGORIES, CHANGES, EACH, ENHANCEMENTS, LIMITATIONS, VARIATIONS } from '../words.ts'
import { ownTraitSchema } from '../traits.ts'
import { ownWeaponSchema } from '../weapons.ts'
import { aftermathSchema } from './aftermath.ts'
import { fielded, type Bringing, type Fielded } from './fielded.ts'
import { rollsSchema } from './fields.ts'
import { pricedUnit, strengthOf, unitSchema, withoutMissing } from './unit.ts'
import { pricedVehicle, vehicleSchema } from './vehicle.ts'

const MOST_UNITS = 60
const MOST_VEHICLES = 30
const MOST_PLATOONS = 4
const MOST_OWN = 40

const pick = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.strictObject({ id: z.enum(ids), units: z.array(z.string().max(10)).max(MOST_UNITS) }).nullable()

const pointsSchema = z.strictObject(
  Object.fromEntries(CATEGORIES.map((category) => [category, count(0, 9)])) as Record<
    (typeof CATEGORIES)[number],
    z.ZodNumber
  >,
)

/** How a force was made (line 299). */
const madeSchema = z.discriminatedUnion('way', [
  /** As somebody writes it. */
  z.strictObject({ way: z.literal('free') }),
  /** By points; null: no total was agreed (line 2259). */
  z.strictObject({ way: z.literal('points'), budget: count(1, 100_000).nullable() }),
  /** Rolled in the open, and changed in private (lines 446–549). */
  z.strictObject({
    way: z.literal('basic'),
    rolls: rollsSchema,
    variation: pick(VARIATIONS),
    platoons: z
      .array(z.strictObject({ enhancement: pick(ENHANCEMENTS), limitation: pick(LIMITATIONS) }))
      .min(1)
      .max(MOST_PLATOONS),
    /** Greater Variety: faces for each squad's leader, and each platoon's heavy weapon, and artillery (lines 557–561). */
    variety: z.strictObject({ leaders: rollsSchema, heavy: rollsSchema, artillery: rollsSchema }),
  }),
  /** By priorities, platoon by platoon (lines 2073–2222). */
  z.strictObject({
    way: z.literal('advanced'),
    platoons: z
      .array(
        z.strictObject({
          points: pointsSchema,
          each: someOf(EACH),
          rolls: rollsSchema,
          /** Additional Changes (lines 2211–2218). */
          changes: z
            .array(z.strictObject({ id: z.enum(CHANGES), unit: z.string().max(10).nullable() }))
            .max(40),
          /** By house rule a squad may take the same one again (FAD-389). */
          often: z.literal(true).exactOptional(),
        }),
      )
      .min(1)
      .max(MOST_PLATOONS),
    /** Heroic Characters, psionics and Not Like Us: faces, none where they are not played (lines 2224–2251). */
    extras: z.strictObject({
      ...{ heroes: rollsSchema, psionics: rollsSchema, notLikeUs: rollsSchema },
      /** Squads of which one is a psionic; of a platoon without any its first. */
      squads: z.array(z.string().max(10)).max(MOST_PLATOONS).exactOptional(),
    }),
  }),
])
export type Made = z.infer<typeof madeSchema>

const forceSchema = z.strictObject({
  kind: z.literal('force'),
  version: z.literal(1),
  name,
  notes: text,
  made: madeSchema,
  units: z.array(unitSchema).max(MOST_UNITS).refine(areUnique, TWICE),
  vehicles: z.array(vehicleSchema).max(MOST_VEHICLES).refine(areUnique, TWICE),
  /** Weapons and traits that it brings of its own, beside the book's. */
  weapons: z.array(ownWeaponSchema).max(MOST_OWN).refine(areUnique, TWICE).exactOptional(),
  traits: z.array(ownTraitSchema).max(MOST_OWN).refine(areUnique, TWICE).exactOptional(),
  /** The battle that it went on from last. */
  after: id.exactOptional(),
  /** What each battle cost it and what was done since, the first first. */
  aftermath: z.array(aftermathSchema).max(100).exactOptional(),
})

/** A force as somebody writes it: it may be unfinished or against the rules. */
export type ForceDraft = z.infer<typeof forceSchema>

export const FORCE_DOCUMENT: NamedKind<ForceDraft> = {
  kind: 'force',
  version: 1,
  schema: forceSchema,
  upgrades: [],
}

/** Choices of a quick force as the rules read them. */
export function choicesOf({ variation, platoons }: Extract<Made, { way: 'basic' }>): Choices {
  return {
    ...(variation && { variation }),
    platoons: platoons.map(({ enhancement, limitation }) => ({
      ...(enhancement && { enhancement }),
      ...(limitation && { limitation }),
    })),
  }
}

/** What a unit or vehicle costs; null where it has no price. */
export function totalOf(
  one: Fielded<ForceDraft['units'][number]> | Fielded<ForceDraft['vehicles'][number]>,
): number | null {
  const cost = pointCost('figures' in one ? pricedUnit(one) : pricedVehicle(one))
  return 'problem' in cost ? null : cost.total
}

/** What a force costs, exactly; what has no price counts nothing. Source: lines 2352–2356; R6. */
export function pointsOf(force: Bringing): number {
  const { units, vehicles } = fielded(force)
  return numberOf(sum([...units, ...vehicles].map((one) => decimal(totalOf(one) ?? 0))))
}

/** Who of a force is fit, since its battles; what it is worth now. */
export function fitOf(force: ForceDraft): {
  readonly units: number
  readonly soldiers: number
  readonly vehicles: number
  readonly points: number
} {
  const units = force.units.map(withoutMissing).filter((unit) => strengthOf(unit) > 0)
  const vehicles = force.vehicles.filter(({ damage }) => damage?.destroyed !== true)
  return {
    units: units.length,
    soldiers: units.reduce((all, unit) => all + strengthOf(unit), 0),
    vehicles: vehicles.length,
    points: pointsOf({ ...force, units, vehicles }),
  }
}

/** Nobody of it is left, where there was somebody. */
export const isWipedOut = (force: ForceDraft): boolean => {
  const { units, vehicles } = fitOf(force)
  return force.units.length + force.vehicles.length > 0 && units + vehicles === 0
}

/** Platoons in a force, by the numbers that its units have. */
export function platoonsIn({ units, vehicles }: Pick<ForceDraft, 'units' | 'vehicles'>): number {
  return new Set([...units, ...vehicles].flatMap(({ platoon }) => platoon ?? [])).size
}
