import { z } from 'zod'
import {
  accountSchema,
  battleSchema,
  openingSchema,
  purchaseSchema,
  rulesSchema,
  techSchema,
} from '../campaign/documents.ts'
import { bearer as shown } from '../../../contract/looks.ts'
import { SAMPLE_FACTION_IDS } from '../data/sample-factions.ts'
import { read, write } from '../../../contract/call.ts'
import { BATTLE_LEVELS, CAMPAIGN_STATES } from '../../../contract/choices.ts'
import { day, id, line, moment, name, nothing, pictureId, text } from '../../../contract/fields.ts'

/** A faction as it is shown wherever it is named. */
export const faction = shown.extend({ sample: z.enum(SAMPLE_FACTION_IDS).nullable() })

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
  map: pictureId.nullable(),
  /** The cards that its battles are begun with; null for those that come with the game. */
  deck: id.nullable().default(null),
}

/** A battle as it is kept: the facts of the game, and what the group wrote beside them. */
export const battleRecord = battleSchema.extend({
  level: z.enum(BATTLE_LEVELS),
  foughtOn: day.nullable(),
  place: line,
  note: text,
})

const view = z.strictObject({
  id,
  system: z.literal('seven-seconds'),
  name,
  createdAt: moment,
  sample: z.boolean(),
  state: z.enum(CAMPAIGN_STATES),
  ...about,
  deck: id.nullable(),
  /** When the group closed it; null while it runs. */
  finishedOn: day.nullable(),
  epilogue: text,
  rules: rulesSchema,
  /** House rules that came after it began, or was last asked: as they stand in its rules, until somebody has looked. */
  newRules: z.array(z.string()),
  participants: z.array(participant),
  battles: z.array(battleRecord),
  purchases: z.array(purchaseSchema),
  /** The next one first; those without a day last. */
  fixtures: z.array(fixture),
  account: accountSchema,
})

/** A sample faction by its name, or one of the group's own by its id. */
const factionToFight = z.union([z.enum(SAMPLE_FACTION_IDS), id])

/** How somebody takes part, from the first battle that is kept here on. */
const takingPart = {
  /** The same name is the same person. */
  player: name,
  opening: openingSchema,
  /** The place in this list of the participant that is its chosen rival. */
  rival: z.number().int().min(0).nullable(),
}

const newParticipant = z.strictObject({
  ...takingPart,
  faction: factionToFight,
  /** The 18 numbers as they stand on paper; null for the faction's own. */
  tech: techSchema.nullable(),
})

/** Somebody who takes part already: the faction stays. */
const keptParticipant = z.strictObject({ ...takingPart, id, tech: techSchema })

const MOST = 12
const people = <Person extends z.ZodType>(person: Person) =>
  z
    .array(person)
    .min(2, 'A campaign needs two factions or more.')
    .max(MOST, `A campaign has ${MOST} factions at most.`)

/** What the group keeps for its next campaign. */
const usual = z.strictObject({
  rules: rulesSchema,
  place: line,
  deck: id.nullable(),
  participants: z.array(z.strictObject({ player: name, faction: factionToFight })).max(MOST),
})

export const campaignCalls = {
  'campaigns.view': read(z.strictObject({ id }), view),
  'campaigns.start': write(
    z.strictObject({
      name,
      ...about,
      rules: rulesSchema,
      participants: people(newParticipant),
    }),
    z.strictObject({ id }),
  ),
  /**
   * Changes what a campaign was set up with. Participants that are left out are removed, as long as they have not
   * fought; the others keep their order, and new ones come after them.
   */
  'campaigns.change': write(
    z.strictObject({
      id,
      name,
      ...about,
      deck: id.nullable(),
      rules: rulesSchema,
      participants: people(z.union([keptParticipant, newParticipant])),
    }),
    nothing,
  ),
  /** Its rules are those of this version from here on, with the new ones as they stand in them. */
  'campaigns.takeRules': write(z.strictObject({ id }), nothing),
  /** What a new campaign can begin with: the names of players, and the group's usual, without factions and a deck that are gone. */
  'campaigns.prepare': read(nothing, z.strictObject({ players: z.array(name), usual: usual.nullable() })),
  'campaigns.keepUsual': write(usual, nothing),
  'campaigns.forgetUsual': write(nothing, nothing),
}

export const fixtureCalls = {
  'fixtures.plan': write(z.strictObject({ campaign: id, plan }), z.strictObject({ id })),
  'fixtures.change': write(z.strictObject({ id, plan }), nothing),
  'fixtures.cancel': write(z.strictObject({ id }), nothing),
}

export const sampleCalls = {
  /** Opens the sample campaign, made anew when it is not there. */
  'samples.open': write(nothing, z.strictObject({ id })),
}

export type CampaignView = z.infer<typeof view>
export type BattleRecord = z.infer<typeof battleRecord>
export type Plan = z.infer<typeof plan>
export type Fixture = z.infer<typeof fixture>
export type Participant = z.infer<typeof participant>
export type UsualCampaign = z.infer<typeof usual>
