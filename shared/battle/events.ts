import { z } from 'zod'
import { dieSchema, fallenSchema } from '../dice/source.ts'
import { problemSchema } from '../problem-schema.ts'
import { asideFields } from './asides.ts'
import { HANDED_OVER, handOverFields } from './automatic.ts'
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

/** What is written beside a battle, and that the program plays for a side; no rule looks at the former. */
export function asideEvents<Side extends z.ZodType<string>, Piece extends z.ZodType<string>>(
  side: Side,
  piece: Piece,
) {
  const of = asideFields(piece)
  return [
    event('noted', { side, ...of.note }),
    event('counter-set', { side, ...of.counter }),
    event('photo-taken', { side, ...of.photo }),
    event('pin-given-up', { side }),
    event(HANDED_OVER, { side, ...handOverFields }),
  ] as const
}
