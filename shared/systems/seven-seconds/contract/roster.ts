import { z } from 'zod'
import { NAME_STYLES } from '../../../names/index.ts'
import { FIGURE_SET } from '../data/campaign.ts'
import { countsSchema, killsSchema, unitSchema } from '../people/documents.ts'
import { read, write } from '../../../contract/call.ts'
import { faction } from './campaigns.ts'
import { placed } from '../../../contract/looks.ts'
import { FATES } from '../../../contract/choices.ts'
import { correctedBy } from './corrected-by.ts'
import { day, id, line, name, nothing, pictureId, text } from '../../../contract/fields.ts'

/** Named troopers of a faction, what they did in its battles, and the roll of the fallen. */

const whole = z.number().int()
const most99 = whole.min(0).max(99)

const battle = z.strictObject({
  id,
  campaign: z.strictObject({ id, name }),
  /** Where it stands in its campaign, from 1. */
  position: whole,
  foughtOn: day.nullable(),
  place: line,
})

/** A line of the roster: figures are worked out from the service. */
const trooper = z.strictObject({
  id,
  unit: unitSchema,
  name,
  /** A picture. */
  portrait: pictureId.nullable(),
  /** The campaign that they serve in; null for all that the faction fights in. */
  campaign: id.nullable(),
  battles: whole,
  kills: whole,
  wounds: whole,
  decorations: whole,
  /** Null for the living; with the battle that tells it, if one does. */
  fallen: z
    .strictObject({ battle: z.strictObject({ id, campaign: id, position: whole }).nullable() })
    .nullable(),
})

/** What a trooper did and suffered in a battle. */
const deeds = {
  fate: z.enum(FATES),
  wounds: most99,
  /** In which they fell; null when nobody noted it. */
  round: whole.min(1).max(99).nullable(),
  /** What they fell to. */
  cause: line,
  kills: killsSchema,
}

const decoration = z.strictObject({ name, reason: line })

const entry = z.strictObject({
  trooper: id,
  ...deeds,
  decorations: z.array(decoration).max(20, 'Twenty decorations for one battle are enough.'),
})

export const recordedEntry = entry.extend({ name, unit: unitSchema })

const recordedSide = z.strictObject({
  participant: id,
  /** Whether it still fights on a side of this battle: a correction may have put another there. */
  fights: z.boolean(),
  lost: countsSchema,
  entries: z.array(recordedEntry),
})

const record = z.strictObject({ battle, participant: id, opponent: name.nullable(), ...deeds })

const shownFallen = z.strictObject({
  trooper: id,
  name,
  unit: unitSchema,
  portrait: pictureId.nullable(),
  round: whole.nullable(),
  cause: line,
  decorations: z.array(name),
})

const fallenSide = z.strictObject({
  faction,
  ...placed,
  named: z.array(shownFallen),
  /** Of the recorded losses, those without a name. */
  unnamed: countsSchema,
})

/** Where recruits' names come from: a style of Muster's or a list of the group's. */
export const namesFrom = z.union([
  z.strictObject({ style: z.enum(NAME_STYLES.map((style) => style.id)) }),
  z.strictObject({ list: id }),
])

const upTo = (most: number) => whole.min(0).max(most, `A figure set holds ${most} of these.`)
const need = z.strictObject({
  tactical: upTo(FIGURE_SET.tactical),
  commander: upTo(FIGURE_SET.commander),
  assault: upTo(FIGURE_SET.assault),
  scout: upTo(FIGURE_SET.scout),
  engineer: upTo(FIGURE_SET.engineer),
})

const fields = {
  unit: unitSchema,
  name,
  note: text,
  campaign: id.nullable(),
  fell: line,
  portrait: pictureId.nullable(),
}
/** With a campaign: those of it, and those who serve wherever the faction fights. */
const scope = { faction: id, campaign: id.nullable() }

export const rosterCalls = {
  'roster.view': read(
    z.strictObject(scope),
    z.strictObject({
      faction,
      /** The campaigns that it fights in. */
      campaigns: z.array(z.strictObject({ id, name })),
      troopers: z.array(trooper),
    }),
  ),
  'roster.trooper': read(
    z.strictObject({ id }),
    trooper.extend({
      note: text,
      /** How they fell where no battle tells it; empty when they did not. */
      fell: line,
      record: z.array(record),
      honours: z.array(decoration.extend({ id, battle: id.nullable() })),
    }),
  ),
  'roster.add': write(
    z.strictObject({ faction: id, unit: unitSchema, name, note: text, campaign: id.nullable() }),
    z.strictObject({ id }),
  ),
  'roster.change': write(z.strictObject({ id, change: z.strictObject(fields).partial() }), nothing),
  'roster.remove': write(z.strictObject({ id }), nothing),
  /** A decoration, for a battle in which they served or for all of it. */
  'roster.decorate': write(
    z.strictObject({ trooper: id, battle: id.nullable(), name, reason: line }),
    z.strictObject({ id }),
  ),
  'roster.takeBackDecoration': write(z.strictObject({ id }), nothing),
  /** Who was there, on each side; then those of factions that no longer fight in this battle. */
  'roster.battle': read(z.strictObject({ battle: id }), z.strictObject({ sides: z.array(recordedSide) })),
  /** Sets all that is known of a side's named troopers in a battle: whoever is not on it was not there. */
  'roster.recordBattle': write(
    z.strictObject({
      battle: id,
      participant: id,
      entries: z.array(entry).max(200),
      by: correctedBy.exactOptional(),
    }),
    nothing,
  ),
  /** Takes the living who have fought least, and recruits the rest under names of the list. */
  'roster.fillSquad': write(
    z.strictObject({ ...scope, need, names: namesFrom }),
    z.strictObject({
      members: z.array(z.strictObject({ id, unit: unitSchema, name, recruited: z.boolean() })),
    }),
  ),
  /** The roll of the fallen of a campaign, or of a faction in all its campaigns. */
  'roster.fallen': read(
    z.union([z.strictObject({ campaign: id }), z.strictObject({ faction: id })]),
    z.strictObject({
      battles: z.array(z.strictObject({ battle, sides: z.array(fallenSide) })),
      /** Those whose end no battle tells. */
      elsewhere: z.array(
        z.strictObject({
          faction,
          trooper: id,
          name,
          unit: unitSchema,
          portrait: pictureId.nullable(),
          fell: line,
        }),
      ),
    }),
  ),
  /** How many of a campaign's fallen have no name yet, in how many battles, and one of these. */
  'roster.unnamed': read(
    z.strictObject({ campaign: id }),
    z.strictObject({ people: whole.min(0), battles: whole.min(0), battle: id.nullable() }),
  ),
}

export type Trooper = z.infer<typeof trooper>
export type TrooperRecord = z.infer<typeof record>
export type BattleEntry = z.infer<typeof entry>
export type RecordedEntry = z.infer<typeof recordedEntry>
export type RecordedSide = z.infer<typeof recordedSide>
export type FallenSide = z.infer<typeof fallenSide>
export type ServedBattle = z.infer<typeof battle>
