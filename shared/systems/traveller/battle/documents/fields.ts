import { z } from 'zod'
import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { BANDS, PICKS } from '../../words.ts'
import { BATTLE_SIDES, COVER_NAMES } from '../words.ts'

/** Fields that commands, events and what waits share. */

/** More than any table holds is no list. */
const MOST_NAMED = 400
/** Somebody or a vehicle: the id of the set-up; of a rider that nobody has written the vehicle's and his own. */
export const pieceId = z.string().min(1).max(90)
export const pieces = z
  .array(pieceId)
  .max(MOST_NAMED)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each once.')
/** Of somebody's own weapons its id, of a vehicle's both with a stroke between. */
export const weaponRef = z.string().min(1).max(140)

/** Weapons with who holds them (`heldBy`). */
export const holdings = z.array(weaponRef).max(MOST_NAMED * 10)
/** What is left of the rounds for a weapon, called with who holds it. */
export const stockSchema = z.strictObject({
  held: weaponRef,
  loaded: z.number().int().min(0).max(100_000),
  spare: z.number().int().min(0).max(1_000_000),
})

/** Hits on a system, called with its vehicle (`heldBy`); of cargo lots. */
export const struckSchema = z.strictObject({ part: weaponRef, hits: z.number().int().min(1).max(1000) })

export const side = z.enum(BATTLE_SIDES)
export const whole = z.number().int()
export const amount = whole.min(0)
export const metres = z.number().min(0).max(100_000)
/** Metres or squares, as the ground is told; or a band. */
export const range = z.union([metres, z.enum(BANDS)])
export type Range = z.infer<typeof range>
export const cover = z.enum(COVER_NAMES)
export const pick = z.enum(PICKS)
/** Why a number is what it is, each part with its line of the book. */
export const reasonSchema = z.strictObject({ why: z.string().max(30), dm: whole, line: amount })
export type Reason = z.infer<typeof reasonSchema>
/** Of a check: what the players add to it by another chapter, or by a word of the Referee; null: nothing. */
export const GIVEN_DMS = ['-6', '-5', '-4', '-3', '-2', '-1', '1', '2', '3', '4', '5', '6'] as const
export const given = z.enum(GIVEN_DMS).nullable()
export type Given = z.infer<typeof given>

/** What somebody does, or why. */
export const words = z.string().trim().max(LONGEST_NOTE)
/** A skill by its name (`skillName`), of those that the fighter has; null: one that is not held. */
export const skill = z.string().min(1).max(200).nullable()
export const driving = { fighter: pieceId, craft: pieceId }
