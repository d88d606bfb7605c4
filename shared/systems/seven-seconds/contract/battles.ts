import { z } from 'zod'
import { resultSchema, sideSchema } from '../campaign/documents.ts'
import { command, write } from '../../../contract/call.ts'
import { correctedBy } from './corrected-by.ts'
import { day, id, line, nothing, text } from '../../../contract/fields.ts'

const die = z.number().int().min(1).max(6)

/** A battle's result as the group reports it; the checks across fields are the game's. */
const report = z.strictObject({
  sides: z.tuple([sideSchema, sideSchema]),
  /** Who won and by how much, where nobody noted the Victory Points; else null. */
  result: resultSchema.nullable(),
  foughtOn: day.nullable(),
  place: line,
  note: text,
})

export const battleCalls = {
  /** The two dice of the role roll, rolled by the program. Nothing is kept until the battle is. */
  'battles.rollRoles': command(nothing, z.strictObject({ dice: z.tuple([die, die]) })),
  /**
   * Enters a battle, as the campaign's last, or before another one when it was forgotten: that one and
   * all after it move up. The planned battle that it was is planned no more.
   */
  'battles.enter': write(
    z.strictObject({ campaign: id, before: id.nullable(), fixture: id.nullable().default(null), report }),
    z.strictObject({ id }),
  ),
  'battles.correct': write(z.strictObject({ id, report, by: correctedBy.exactOptional() }), nothing),
  /** Moves a battle before another one of its campaign, or to the end. */
  'battles.move': write(z.strictObject({ id, before: id.nullable() }), nothing),
  /** Puts a battle into the trash, with its log and people. */
  'battles.remove': write(z.strictObject({ id, by: correctedBy.exactOptional() }), nothing),
}

export type BattleReport = z.infer<typeof report>
