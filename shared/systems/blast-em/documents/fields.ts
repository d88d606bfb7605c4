import { z } from 'zod'
import { line, name } from '../../../contract/fields.ts'
import { count, idSchema } from '../../fields.ts'
import {
  AUTOMATICS,
  BAD_GUYS,
  BYSTANDERS,
  GADGETS,
  TEAM_TYPES,
  UPGRADES,
  type Carried,
  type Encounter,
  type Find,
  type Some,
  type WhoRef,
} from '../words.ts'

/** Fields that several documents share. */

export const whoSchema: z.ZodType<WhoRef> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('team'), type: z.enum(TEAM_TYPES) }),
  z.strictObject({ kind: z.literal('badGuy'), type: z.enum(BAD_GUYS) }),
  z.strictObject({ kind: z.literal('bystander'), type: z.enum(BYSTANDERS) }),
  z.strictObject({ kind: z.literal('automatic'), type: z.enum(AUTOMATICS) }),
  z.strictObject({ kind: z.literal('own'), type: idSchema }),
])

export const someSchema: z.ZodType<Some> = z.strictObject({ who: whoSchema, count: count(1, 20) })

export const carriedSchema: z.ZodType<Carried> = z.discriminatedUnion('gadget', [
  z.strictObject({ gadget: z.literal('weaponUpgrade'), upgrade: z.enum(UPGRADES) }),
  z.strictObject({ gadget: z.literal('medpack'), uses: count(1, 9) }),
  z.strictObject({ gadget: z.enum(GADGETS).exclude(['weaponUpgrade', 'medpack']) }),
])

export const encounterSchema: z.ZodType<Encounter> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing') }),
  z.strictObject({ kind: z.literal('notYet') }),
  z.strictObject({ kind: z.literal('enemies'), models: z.array(someSchema).min(1).max(8) }),
  z.strictObject({ kind: z.literal('automatic'), of: z.array(z.enum(AUTOMATICS)).min(1).max(2) }),
  z.strictObject({ kind: z.literal('find') }),
])

export const findSchema: z.ZodType<Find> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gadget'), carried: carriedSchema }),
  z.strictObject({ kind: z.literal('tagalong') }),
])

const inches = z.number().min(0).max(240)
/** Where something lies: in a room, and if the players keep it, inches from the area's left and near edge. */
export const placeSchema = z.strictObject({
  room: idSchema.nullable(),
  at: z.strictObject({ x: inches, y: inches }).nullable(),
})

/** Something in the area with a name of its own. */
export const placed = { id: idSchema, name, notes: line, place: placeSchema }
