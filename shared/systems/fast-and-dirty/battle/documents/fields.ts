import { z } from 'zod'
import { BATTLE_SIDES } from '../words.ts'

/** Fields that events and commands share. */

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
