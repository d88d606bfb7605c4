import { z } from 'zod'
import { id } from '../../../contract/fields.ts'
import { count, idSchema } from '../../fields.ts'
import { EXPERIENCE, PERSONALITIES, QUALITIES, RESOLVES, TRAITS } from '../words.ts'

/** What a battle cost a force, and what was done about it before the next (lines 2883–2940). */

const face = count(1, 6)
const MOST = 200
const quality = z.strictObject({ roll: face, from: z.enum(QUALITIES), to: z.enum(QUALITIES) }).nullable()
const resolve = z.strictObject({ roll: face, from: z.enum(RESOLVES), to: z.enum(RESOLVES) }).nullable()

/** A step as it was taken: its dice, and what they came to. */
const stepSchema = z.discriminatedUnion('kind', [
  /** Dice of those who were wounded and not looked after (FAD-455). */
  z.strictObject({
    kind: z.literal('wounded'),
    of: idSchema,
    rolls: z.array(face).max(MOST),
    back: count(0, MOST),
  }),
  /** Replacements of a unit on foot, and what they cost it; null where no die was due. */
  z.strictObject({
    kind: z.literal('infantry'),
    of: idSchema,
    roll: face,
    missing: count(0, MOST),
    back: count(0, MOST),
    quality,
    resolve,
  }),
  z.strictObject({
    kind: z.literal('vehicle'),
    of: idSchema,
    roll: face,
    came: z.enum(['none', 'repaired', 'replaced']),
    quality,
    resolve,
  }),
  /** Troopers to be had. */
  z.strictObject({ kind: z.literal('reinforcements'), rolls: z.array(face).min(1).max(20) }),
  z.strictObject({ kind: z.literal('reinforced'), of: idSchema, back: count(1, MOST) }),
  /** A squad of them. */
  z.strictObject({ kind: z.literal('formed'), of: idSchema, like: idSchema, strength: count(1, 40) }),
  /** Bought by experience; `word`: the trait or personality; `roll`: of the further die. */
  z.strictObject({
    kind: z.literal('bought'),
    what: z.enum(EXPERIENCE),
    of: idSchema.nullable(),
    word: z.enum([...TRAITS, ...PERSONALITIES]).nullable(),
    roll: face.nullable(),
  }),
])
export type RecoveryStep = z.infer<typeof stepSchema>

export const aftermathSchema = z.strictObject({
  battle: id,
  /** How many of an entry it cost: killed among them, and wounded who may live (FAD-455). */
  losses: z
    .array(
      z.strictObject({
        unit: idSchema,
        figure: idSchema,
        lost: count(1, 40),
        killed: count(0, 40),
        wounded: count(0, 40),
      }),
    )
    .max(MOST),
  /** Vehicles that were damaged or destroyed. */
  hit: z.array(idSchema).max(MOST),
  steps: z.array(stepSchema).max(MOST),
})
export type Aftermath = z.infer<typeof aftermathSchema>
