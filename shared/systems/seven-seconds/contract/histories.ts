import { z } from 'zod'
import { accountSchema, battleAccountSchema, purchaseSchema, techSchema } from '../campaign/documents.ts'
import type { Digest } from '../histories/digest.ts'
import { killsSchema, unitSchema } from '../people/documents.ts'
import { command, read } from '../../../contract/call.ts'
import { battleRecord, faction } from './campaigns.ts'
import { CAMPAIGN_STATES, FATES } from '../../../contract/choices.ts'
import { day, id, line, name, nothing } from '../../../contract/fields.ts'
import { tellingCalls } from './tellings.ts'

/** The battles of all campaigns, to be found, read, measured and told. */

const whole = z.number().int()

/** Somebody with a name who was there. */
const person = z.strictObject({
  trooper: id,
  name,
  unit: unitSchema,
  participant: id,
  fate: z.enum(FATES),
  round: whole.nullable(),
  cause: line,
  kills: killsSchema,
})

/** What somebody was decorated with for the battle, whether they served in it or not. */
const honour = z.strictObject({ trooper: id, who: name, name, reason: line })

/** A battle with all that is told of it outside its log. */
const told = battleRecord.extend({
  campaign: id,
  account: battleAccountSchema,
  people: z.array(person),
  decorations: z.array(honour),
  /** The fight whose log it has; null for one that was only recorded. */
  fight: id.nullable(),
  /** What the log comes to, its side a the battle's first; null without a log, or while that is not read yet. */
  digest: z.custom<Digest>().nullable(),
  /** The group's own report of it; empty where they wrote none. */
  written: z.string(),
  /** How often it was corrected afterwards. */
  changes: whole,
})

const campaign = z.strictObject({
  id,
  name,
  sample: z.boolean(),
  state: z.enum(CAMPAIGN_STATES),
  startsOn: day.nullable(),
  finishedOn: day.nullable(),
  /** In the order in which they joined. */
  participants: z.array(
    z.strictObject({ id, player: z.strictObject({ id, name }), faction, startingTech: techSchema }),
  ),
  purchases: z.array(purchaseSchema),
  standings: accountSchema.shape.standings,
  winner: accountSchema.shape.winner,
})

export const historiesCalls = {
  /** Every battle, each campaign's in the order in which they were fought. A campaign that cannot be read is left out. */
  'histories.battles': read(
    z.strictObject({ campaign: id.nullable() }),
    z.strictObject({
      campaigns: z.array(campaign),
      battles: z.array(told),
      /** Logs that are not read yet: `digestLogs` reads them, and their battles have no digest until then. */
      unread: whole,
    }),
  ),
  /** Reads some of the logs that are not read yet, for a few hundredths of a second; tells how many are left. */
  'histories.digestLogs': command(nothing, z.strictObject({ unread: whole })),
  ...tellingCalls,
}

export type HistoryBattle = z.infer<typeof told>
export type HistoryCampaign = z.infer<typeof campaign>
export type HistoryHonour = z.infer<typeof honour>
export type HistoryPerson = z.infer<typeof person>
