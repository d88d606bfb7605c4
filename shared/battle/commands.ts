import { z } from 'zod'
import { asideFields } from './asides.ts'
import { HAND_OVER, handOverFields } from './automatic.ts'

/** The schemas of what commands of every game have in common. Apart from what screens load of a battle, which knows none. */

/** Makes the command of a kind, of one of these sides. */
export const commandsOf =
  <Side extends z.ZodType<string>>(side: Side) =>
  <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
    z.strictObject({ kind: z.literal(kind), side, ...shape })

/** What is written beside a battle, and that the program plays for a side. */
export function asideCommands<Side extends z.ZodType<string>, Piece extends z.ZodType<string>>(
  side: Side,
  piece: Piece,
) {
  const command = commandsOf(side)
  const of = asideFields(piece)
  return [
    command(HAND_OVER, handOverFields),
    command('note', of.note),
    command('set-counter', of.counter),
    command('photo', of.photo),
    command('give-up-pin', {}),
  ] as const
}
