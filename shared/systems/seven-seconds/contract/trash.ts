import { z } from 'zod'
import { battleAccountSchema } from '../campaign/documents.ts'
import { read, write } from '../../../contract/call.ts'
import { battleRecord } from './campaigns.ts'
import { FATES } from '../../../contract/choices.ts'
import { correctedBy } from './corrected-by.ts'
import { day, id, line, moment, name, nothing } from '../../../contract/fields.ts'

/** Battles of a campaign that were deleted: put back within 90 days. */

const whole = z.number().int()

const thrownAway = z.strictObject({
  id,
  battle: id,
  /** Its place, else who fought. */
  name: z.string(),
  /** Where it stood in its campaign. */
  position: whole,
  foughtOn: day.nullable(),
  /** Who fought, as participants of the campaign, and their Victory Points; null where nobody noted these. */
  sides: z.array(z.strictObject({ participant: id, victoryPoints: whole.nullable() })),
  /** How it ended. */
  result: battleAccountSchema.pick({ winner: true, margin: true, difference: true }).nullable(),
  /** It has a log, which comes back with it. */
  logged: z.boolean(),
  /** Whoever deleted it; empty when nobody said. */
  who: line,
  reason: line,
  deletedAt: moment,
  /** Then it is cleared. */
  until: moment,
})

export const trashCalls = {
  /** The latest first. */
  'trash.list': read(z.strictObject({ campaign: id }), z.array(thrownAway)),
  /** What a battle in the trash was: its report, and who with a name was there. */
  'trash.look': read(
    z.strictObject({ id }),
    z.strictObject({
      battle: battleRecord,
      people: z.array(z.strictObject({ name, participant: id, fate: z.enum(FATES) })),
    }),
  ),
  /** Puts a battle back to where it stood, with its log and people; tells what of it could not come back. */
  'trash.restore': write(
    z.strictObject({ id, by: correctedBy.exactOptional() }),
    z.strictObject({
      battle: id,
      /** Service and decorations of troopers who are gone. */
      troopersLeftOut: whole,
    }),
  ),
  /** Deletes it for good. */
  'trash.remove': write(z.strictObject({ id }), nothing),
}

export type ThrownBattle = z.infer<(typeof trashCalls)['trash.look']['output']>
export type ThrownAway = z.infer<typeof thrownAway>
