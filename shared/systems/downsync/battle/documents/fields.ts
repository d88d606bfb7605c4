import { z } from 'zod'
import { eachOnce } from '../../../fields.ts'
import { REASONS, BASE_COUNTS } from '../../words.ts'
import { BATTLE_SIDES } from '../words.ts'

/** Fields that events, steps and commands share. */

const MOST_NAMED = 200

/** A Unit or a Ping: the id of the set-up behind its side. */
export const pieceId = z.string().min(1).max(90)
export const pieces = z.array(pieceId).max(MOST_NAMED).refine(eachOnce, 'Name each once.')
export const side = z.enum(BATTLE_SIDES)
export const whole = z.number().int()
export const amount = whole.min(0)
/** What a die shows. */
export const face = whole.min(1).max(6)
export const inches = z.number().min(0).max(240)
/** A base by its number, which dies with it (line 358). */
export const base = z.literal(BASE_COUNTS)

/** Why a number is what it is: reasons of the exact functions, and what a card says by the name of its trait. */
export const reasonSchema = z.strictObject({
  code: z.enum(REASONS),
  add: whole,
  /** What on a card makes it so; absent where the book does. */
  by: z.string().max(120).exactOptional(),
})
export type Reason = z.infer<typeof reasonSchema>

/** Why a die of Reaction Priority is as it is: more dice, and what cards add to it by their names (lines 633–635, 677). */
export const dieReasonSchema = z.strictObject({
  of: z.enum(['overwatch', 'boosted', 'hand', 'card']),
  add: whole,
  by: z.string().max(120).exactOptional(),
})
export type DieReason = z.infer<typeof dieReasonSchema>

/** What players see of a target (lines 258–264, 497–498, 526; R27). */
export const aimFields = { inches, concealed: z.boolean(), seen: z.boolean() }
const aimSchema = z.strictObject(aimFields)
export type Aim = z.infer<typeof aimSchema>
