import { z } from 'zod'
import { dieSchema, fallenSchema } from '../dice/source.ts'
import { TESTS } from './battle.ts'

/**
 * The fields of the event that dice fell (`Rolled`), by what a game rolls for, whose rolls they are and what it calls a
 * piece. Apart from what screens load of a battle: these know no schemas.
 */
export function rolledFields<
  Purpose extends z.ZodType<string>,
  Side extends z.ZodType<string>,
  Piece extends z.ZodType<string>,
>(purpose: Purpose, side: Side, piece: Piece) {
  return {
    purpose,
    side,
    unit: piece.nullable(),
    die: dieSchema.exactOptional(),
    dice: z.array(fallenSchema),
    plus: z.int(),
    test: z.enum(TESTS),
    target: z.int().nullable(),
    success: z.boolean().nullable(),
  }
}
