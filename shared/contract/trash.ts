import { z } from 'zod'
import { command, entry, read, write } from './call.ts'
import { CAMPAIGN_STATES } from './choices.ts'
import { id, moment, name, nothing } from './fields.ts'

/** What was deleted: put back within 90 days. */
export const TRASH_DAYS = 90

const whole = z.number().int()

const thrownCampaign = z.strictObject({
  id,
  name,
  sample: z.boolean(),
  /** Where it goes when it is put back. */
  state: z.enum(CAMPAIGN_STATES),
  battles: whole,
  /** Who fights in it, by short names, in their order. */
  fighting: z.array(name),
  deletedAt: moment,
  /** Then it is cleared. */
  until: moment,
})

export const trashCalls = {
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

export type ThrownCampaign = z.infer<typeof thrownCampaign>
