import { z } from 'zod'
import { ATTACKS, COVERS } from '../../words.ts'
import { BATTLE_SIDES } from '../words.ts'

/** Fields that commands and events share. */

/** Models and things of the table; more of them than any table holds are no list. */
const MOST_NAMED = 120
export const pieceId = z.string().min(1).max(60)
export const pieces = z
  .array(pieceId)
  .max(MOST_NAMED)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each once.')

export const side = z.enum(BATTLE_SIDES)
export const whole = z.number().int()
export const inches = z.number().min(0).max(240)
export const cover = z.enum(COVERS)
export const attackKind = z.enum(ATTACKS)
export const shots = z.union([z.literal(1), z.literal(2)])

/** An enemy that has a clear line to who moves, and how far away it is; `flanks`: from the side of its shelter. */
export const view = z.strictObject({ by: pieceId, inches, flanks: z.boolean() })
export const views = z.array(view).max(MOST_NAMED)

/** A gadget by its place among those that a model has. */
export const gadgetAt = whole.min(0).max(99)
