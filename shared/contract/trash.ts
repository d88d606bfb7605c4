import { z } from 'zod'
import { battleAccountSchema } from '../systems/seven-seconds/campaign/documents.ts'
import { command, entry, read, write } from './call.ts'
import { battleRecord } from './campaigns.ts'
import { CAMPAIGN_STATES, FATES } from './choices.ts'
import { correctedBy } from './corrected-by.ts'
import { day, id, line, moment, name, nothing } from './fields.ts'

/** Battles and campaigns that were deleted: put back within 90 days. */
export const TRASH_DAYS = 90

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

const thrownCampaign = z.strictObject({
  id,
  name,
  sample: z.boolean(),
  /** Where it goes when it is put back. */
  state: z.enum(CAMPAIGN_STATES),
  battles: whole,
  /** Short names of the factions, in their order. */
  factions: z.array(name),
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

  /** The latest first. */
  'trash.campaigns': read(nothing, z.array(thrownCampaign)),
  /** Puts a campaign back as it was, with all that is in it. */
  'trash.restoreCampaign': write(z.strictObject({ id }), nothing),
  /** Deletes a campaign for good: undo does not bring it back either. `trash.clear` makes room in the file. */
  'trash.removeCampaign': entry(z.strictObject({ id }), nothing),
  /**
   * Clears what is left of campaigns that were deleted for good or 90 days ago, for a few hundredths of a second;
   * tells how many are left.
   */
  'trash.clear': command(nothing, z.strictObject({ left: whole })),
}

export type ThrownBattle = z.infer<(typeof trashCalls)['trash.look']['output']>
export type ThrownCampaign = z.infer<typeof thrownCampaign>
export type ThrownAway = z.infer<typeof thrownAway>
