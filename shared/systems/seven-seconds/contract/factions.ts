import { z } from 'zod'
import { factionFields } from '../factions/fields.ts'
import { problemSchema } from '../../../problem-schema.ts'
import { ARCHETYPE_IDS } from '../data/archetypes.ts'
import { SAMPLE_FACTION_IDS } from '../data/sample-factions.ts'
import { FACTION_STATES } from '../../../contract/choices.ts'
import { read, write } from '../../../contract/call.ts'
import { id, moment, name, nothing } from '../../../contract/fields.ts'
import { pictureContent } from '../../../contract/pictures.ts'

/** Factions that the group made; the sample factions stand beside them and are copied to be changed. */

const state = z.enum(FACTION_STATES)
const { lore, notes, ...shown } = factionFields

const summary = z.strictObject({
  id,
  ...shown,
  state,
  changedAt: moment,
  /** Campaigns that it fights in; they keep the numbers that it entered with. */
  campaigns: z.number().int(),
  /** What keeps it from being a legal new faction; empty when nothing does. */
  problems: z.array(problemSchema),
})

/** What a new faction's numbers start from. */
const origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('blank') }),
  z.strictObject({ kind: z.literal('random') }),
  z.strictObject({ kind: z.literal('archetype'), archetype: z.enum(ARCHETYPE_IDS) }),
  z.strictObject({ kind: z.literal('sample'), sample: z.enum(SAMPLE_FACTION_IDS) }),
  /** A copy of all of it. */
  z.strictObject({ kind: z.literal('faction'), faction: id }),
  /** A copy with a few of its points elsewhere, as the dice will. */
  z.strictObject({ kind: z.literal('variant'), faction: id }),
])

/** A file's bytes as base64. */
const file = z.base64().max(1_400_000, 'This file is larger than a faction can be.')

const importAs = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), name }),
  z.strictObject({ kind: z.literal('replace'), faction: id }),
])

export const factionCalls = {
  /** The group's own factions in every state, by name. */
  'factions.list': read(nothing, z.array(summary)),
  'factions.view': read(z.strictObject({ id }), summary.extend({ lore, notes })),
  'factions.create': write(z.strictObject({ name, from: origin }), z.strictObject({ id })),
  /** Changes some of it: one step of undo for each call. Unfinished numbers are kept as they are. */
  'factions.change': write(z.strictObject({ id, change: z.strictObject(factionFields).partial() }), nothing),
  /** Archives it, throws it into the trash, or brings it back. */
  'factions.move': write(z.strictObject({ id, to: state }), nothing),
  /** The faction as a file to hand on; private notes only when they are asked for. */
  'factions.pack': read(
    z.strictObject({ id, withNotes: z.boolean() }),
    z.strictObject({ fileName: z.string(), content: file }),
  ),
  /**
   * Looks into a faction file before anything is imported; `clash` is an own faction of the same name. `reading` is a new
   * id, by which it can be ended (`program.endReading`) and what it brings is imported.
   */
  'factions.unpack': read(
    z.strictObject({ content: file, reading: id }),
    z.strictObject({
      faction: z.strictObject(factionFields),
      /** What the file brings for `faction.picture`. */
      picture: pictureContent.nullable(),
      clash: z.strictObject({ id, name }).nullable(),
      problems: z.array(problemSchema),
    }),
  ),
  /** Imports what a faction file was seen to bring, as a new faction under a name or over one that is there. */
  'factions.import': write(z.strictObject({ reading: id, as: importAs }), z.strictObject({ id })),
  /** Takes it out of the trash for good; refused while a campaign fights with it. */
  'factions.remove': write(z.strictObject({ id }), nothing),
}

export type FactionSummary = z.infer<typeof summary>
export type FactionOrigin = z.infer<typeof origin>
