import { z } from 'zod'
import { problemSchema } from '../problem-schema.ts'
import { read, write } from './call.ts'
import { CAMPAIGN_STATES } from './choices.ts'
import { day, id, moment, name, nothing, text } from './fields.ts'
import { bearer } from './looks.ts'

/** Campaigns of all games, as they are listed and put away. What is in one its game shows. */

const summary = z.strictObject({
  id,
  /** The id of its game. */
  system: z.string(),
  name,
  createdAt: moment,
  sample: z.boolean(),
  state: z.enum(CAMPAIGN_STATES),
  finishedOn: day.nullable(),
  startsOn: day.nullable(),
  /** How many points win it; null where points win nothing. */
  goal: z.number().int().nullable(),
  battles: z.number().int(),
  participants: z.array(
    /** `points`: as its game counts them; null where it counts none. */
    z.strictObject({ id, player: name, faction: bearer, points: z.number().int().nullable() }),
  ),
  /** Whoever has won it. */
  winner: id.nullable(),
  /** Why it cannot be opened; everything but its name is empty then. */
  problem: problemSchema.nullable(),
})

export const campaignCalls = {
  'campaigns.list': read(nothing, z.array(summary)),
  'campaigns.rename': write(z.strictObject({ id, name }), nothing),
  'campaigns.remove': write(z.strictObject({ id }), nothing),
  /** Puts it away from the list, and brings it back. */
  'campaigns.archive': write(z.strictObject({ id }), nothing),
  'campaigns.restore': write(z.strictObject({ id }), nothing),
  /** Closes it, or changes what was written when it was closed. */
  'campaigns.finish': write(z.strictObject({ id, finishedOn: day, epilogue: text }), nothing),
  /** Opens a finished campaign again; its epilogue is kept. */
  'campaigns.reopen': write(z.strictObject({ id }), nothing),
}

export type CampaignSummary = z.infer<typeof summary>
