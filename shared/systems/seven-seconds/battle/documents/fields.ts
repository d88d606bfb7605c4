import { z } from 'zod'
import { COVERS } from '../../words.ts'
import { id, line, name } from '../../../../contract/fields.ts'
import { OBJECTIVES, SIDES } from '../words.ts'

/** Fields that commands and events share. */

export const whole = z.number().int()
export const count = z
  .int('Give a whole number')
  .min(0, 'A number of things is not below 0')
  .max(999, 'Give a number up to 999')
export const die = whole.min(1).max(6)
export const side = z.enum(SIDES, 'Say for which side: a or b')
export const objective = z.enum(OBJECTIVES)
export const square = whole.min(1).max(16)

/** The longest thing that can lie on a table, and more than that. */
export const LONGEST = 999
export const inches = z
  .number('Give a distance in inches')
  .min(0, 'A distance is not below 0″')
  .max(LONGEST, `No table is longer than ${LONGEST}″`)

/** Inches as they were measured, or the Range Band that was: where it begins and where the next one does. */
export const distance = z.union([
  inches,
  z
    .tuple([inches, inches])
    .refine(([from, to]) => from < to, 'A Range Band ends farther away than it begins')
    .readonly(),
])

/** A unit: its side, its type and its number within it. */
export const unitId = z
  .string()
  .regex(/^[ab]-(?:tactical|commander|assault|scout|engineer|basic|kamikaze|haywire|recce)-\d{1,2}$/)
export const blipId = z.string().regex(/^[ab]-blip-\d{1,2}$/)
export const groundId = z.string().regex(/^ground-\d{1,3}$/)
/** A unit or a Blip. */
export const pieceId = z.union([unitId, blipId])
export const targetId = z.union([unitId, blipId, objective, groundId])
/** Each named once, in whatever order. */
export const each = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(99)
    .refine((list) => new Set(list).size === list.length, 'Name each of them once.')

/** Where a target stands, seen from the unit that acts: what the players measured (p.19, 20). */
export const sighting = {
  /** Inches between the nearest edges of the bases. */
  range: distance,
  /** What the centre of the target's base stands in. */
  targetCover: z.enum(COVERS),
  /** What lies between (R11). */
  intervening: z.enum(COVERS),
  /** Outside the trooper's 180° arc. */
  outOfArc: z.boolean(),
  /** What all pieces between take off together: only where the group adds them up (R11). */
  toll: whole.min(0).max(20).optional(),
}

/** How a piece is put right by hand: what it shall be like, and nothing of what stays. */
export const putRight = z.strictObject({
  counters: count.exactOptional(),
  activation: z.boolean().exactOptional(),
  damaged: z.boolean().exactOptional(),
  stunned: z.boolean().exactOptional(),
  jamming: z.boolean().exactOptional(),
  destroyed: z.boolean().exactOptional(),
  near: each(objective).exactOptional(),
})
/** A few words, which must be said. */
export const LONGEST_WORDS = 200
const TOO_LONG = `Say it in ${LONGEST_WORDS} characters or fewer`
export const words = z.string().trim().min(1, 'Say in a few words why.').max(LONGEST_WORDS, TOO_LONG)
/** Why it was put right, in the players' words; it may be left out. */
export const reason = z.string().trim().max(LONGEST_WORDS, TOO_LONG).default('')

/** Pieces in a blast and the inches from its centre to the nearest edge of each. */
export const distances = z
  .array(z.strictObject({ id: pieceId, inches }))
  .max(99)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Name each of them once.')

/** Own names of a side's troopers; whoever is of the roster is named with it. */
export const unitNames = z
  .array(z.strictObject({ unit: unitId, name, trooper: id.nullable() }))
  .max(32)
  .refine((list) => new Set(list.map(({ unit }) => unit)).size === list.length, 'Name each unit once.')

/** A line of a mission and what it brought instead, with the reason. */
export const scoreCorrection = {
  /** From 0, in the card's order. */
  line: whole.min(0).max(30),
  points: whole.min(-99, 'Give at least -99 points.').max(99, 'Give at most 99 points.'),
  note: line.min(1, 'Say in a few words why.'),
}
