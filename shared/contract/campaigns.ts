import { z } from 'zod'
import {
  accountSchema,
  battleSchema,
  openingSchema,
  purchaseSchema,
  rulesSchema,
  techSchema,
  winnerSchema,
} from '../systems/seven-seconds/campaign/documents.ts'
import { coloursSchema, emblemSchema } from '../heraldry/emblem.ts'
import { problemSchema } from '../problem-schema.ts'
import { SAMPLE_FACTION_IDS } from '../systems/seven-seconds/data/sample-factions.ts'
import { read, write } from './call.ts'
import { CAMPAIGN_STATES } from './choices.ts'
import { day, id, line, moment, name, nothing, text } from './fields.ts'

const faction = z.strictObject({
  id,
  name,
  shortName: name,
  /** The shipped faction that it is, which has an emblem of its own. */
  sample: z.enum(SAMPLE_FACTION_IDS).nullable(),
  /** What the group made of its own faction; null for a sample faction. */
  look: z.strictObject({ colours: coloursSchema, emblem: emblemSchema.nullable() }).nullable(),
})

const participant = z.strictObject({
  id,
  player: z.strictObject({ id, name }),
  faction,
  /** The faction's 18 numbers when the campaign began. */
  startingTech: techSchema,
  /** What it brought from a campaign that was kept on paper. */
  opening: openingSchema,
  /** The participant whose numbers halve its prices, where the house rules have one chosen. */
  rival: id.nullable(),
})

/** What a group says of a battle that it means to fight. */
const plan = z.strictObject({
  /** Who fights; null while it is open. */
  sides: z.tuple([id.nullable(), id.nullable()]),
  fightsOn: day.nullable(),
  place: line,
  note: text,
})

/** A battle that the group means to fight. */
const fixture = plan.extend({ id })

/** What a group says about its campaign. */
const about = {
  startsOn: day.nullable(),
  place: line,
  /** A picture of the map. */
  map: z.string().nullable(),
}

/** A battle as it is kept: the facts of the game, and what the group wrote beside them. */
const battleRecord = battleSchema.extend({
  level: z.enum(['record', 'assist', 'enforce']),
  foughtOn: day.nullable(),
  place: line,
  note: text,
})

const summary = z.strictObject({
  id,
  system: z.literal('seven-seconds'),
  name,
  createdAt: moment,
  sample: z.boolean(),
  state: z.enum(CAMPAIGN_STATES),
  finishedOn: day.nullable(),
  startsOn: day.nullable(),
  pointsToWin: z.number().int(),
  battles: z.number().int(),
  participants: z.array(
    z.strictObject({ id, player: name, faction, campaignPoints: z.number().int(), streak: z.number().int() }),
  ),
  winner: winnerSchema.nullable(),
  /** Why it cannot be opened; everything but its name is empty then. */
  problem: problemSchema.nullable(),
})

const view = z.strictObject({
  id,
  system: z.literal('seven-seconds'),
  name,
  createdAt: moment,
  sample: z.boolean(),
  state: z.enum(CAMPAIGN_STATES),
  ...about,
  /** When the group closed it; null while it runs. */
  finishedOn: day.nullable(),
  epilogue: text,
  rules: rulesSchema,
  participants: z.array(participant),
  battles: z.array(battleRecord),
  purchases: z.array(purchaseSchema),
  /** The next one first; those without a day last. */
  fixtures: z.array(fixture),
  account: accountSchema,
})

/** A sample faction by its name, or one of the group's own by its id. */
const newParticipant = z.strictObject({ player: name, faction: z.union([z.enum(SAMPLE_FACTION_IDS), id]) })

export const campaignCalls = {
  'campaigns.list': read(nothing, z.array(summary)),
  'campaigns.view': read(z.strictObject({ id }), view),
  'campaigns.start': write(
    z.strictObject({
      name,
      rules: rulesSchema,
      participants: z.array(newParticipant).min(2, 'A campaign needs two factions or more.').max(12),
    }),
    z.strictObject({ id }),
  ),
  /** Opens the sample campaign, made anew when it is not there. */
  'campaigns.openSample': write(nothing, z.strictObject({ id })),
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

export const fixtureCalls = {
  'fixtures.plan': write(z.strictObject({ campaign: id, plan }), z.strictObject({ id })),
  'fixtures.change': write(z.strictObject({ id, plan }), nothing),
  'fixtures.cancel': write(z.strictObject({ id }), nothing),
}

export type CampaignSummary = z.infer<typeof summary>
export type CampaignView = z.infer<typeof view>
export type BattleRecord = z.infer<typeof battleRecord>
export type Plan = z.infer<typeof plan>
export type Fixture = z.infer<typeof fixture>
export type Participant = z.infer<typeof participant>
