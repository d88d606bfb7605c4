import { z } from 'zod'
import { ASSAULT_REASONS } from '../../assault-modifiers.ts'
import { FIRE_REASONS } from '../../fire.ts'
import { COVERS, FACES } from '../../words.ts'
import { BATTLE_REASONS, BATTLE_SIDES } from '../words.ts'

/** Fields that events, steps and commands share. */

const MOST_NAMED = 200

/** A unit, a vehicle, a marker or a work: the id of the set-up behind its side. */
export const pieceId = z.string().min(1).max(90)
export const pieces = z
  .array(pieceId)
  .max(MOST_NAMED)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each once.')
export const side = z.enum(BATTLE_SIDES)
export const whole = z.number().int()
export const amount = whole.min(0)
export const inches = z.number().min(0).max(240)
export const cover = z.enum(COVERS)
export const face = z.enum(FACES)
/** A figure, or several that are alike, by their unit: `side-1.first#men`. */
export const figureRef = z.string().min(3).max(160)

/** Why a number is what it is, each part of it. */
export const reasonSchema = z.strictObject({
  code: z.enum([...FIRE_REASONS, ...ASSAULT_REASONS, ...BATTLE_REASONS]),
  add: whole,
  /** Of a trait of the group's own. */
  name: z.string().max(120).exactOptional(),
})
export type Reason = z.infer<typeof reasonSchema>

/** What players see of a target (lines 752–776, 799–822, 940; R16). */
export const aimFields = {
  inches,
  cover,
  bunched: z.boolean(),
  /** Rabble in open terrain (line 800). */
  open: z.boolean(),
  /** The side of a vehicle that is struck. */
  face,
  /** Another enemy has shot at it this turn from the opposite side (line 1119). */
  crossfire: z.boolean(),
  /** In sight (line 752). */
  seen: z.boolean(),
  /** Among the nearest that Quality lets choose from (lines 754–763). */
  near: z.boolean(),
}
const aimSchema = z.strictObject(aimFields)
export const shotSchema = z.strictObject({
  unit: pieceId,
  /** A vehicle's weapon by its place; null on foot. */
  mount: z.string().nullable(),
  at: pieceId,
  aim: aimSchema,
  /** Both Fire Teams at once, or a squad and its heavy team (lines 1284, 1328). */
  joint: z.boolean(),
  lucky: z.boolean(),
  /** The target is of an alien kind (line 1715). */
  alien: z.boolean(),
  /** Out of water (line 1888). */
  wet: z.boolean(),
})
export type Aim = z.infer<typeof aimSchema>
