import { z } from 'zod'
import { dieSchema, fallenSchema } from '../dice/source.ts'
import { problemSchema } from '../problem-schema.ts'
import { TESTS } from './battle.ts'

/** The schemas of what events of every game have in common. Apart from what screens load of a battle, which knows none. */

/** The event of a kind. */
export function event<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.strictObject({
    kind: z.literal(kind),
    ...shape,
    /** Rules that the command broke, where the battle only assists; on its first event. */
    deviations: z.array(problemSchema).exactOptional(),
  })
}

/** The fields of the event that dice fell (`Rolled`), by what a game rolls for, whose rolls they are and what it calls a piece. */
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
