import { z } from 'zod'
import { coloursSchema, emblemSchema } from '../heraldry/emblem.ts'
import { problemSchema } from '../problem-schema.ts'
import { techSchema } from '../systems/seven-seconds/campaign/documents.ts'
import { ARCHETYPE_IDS } from '../systems/seven-seconds/data/archetypes.ts'
import { SAMPLE_FACTION_IDS } from '../systems/seven-seconds/data/sample-factions.ts'
import { FACTION_STATES } from './choices.ts'
import { read, write } from './call.ts'
import { id, line, moment, name, nothing, text } from './fields.ts'

/** Factions that the group made; the sample factions stand beside them and are copied to be changed. */

const state = z.enum(FACTION_STATES)
const shortName = name.max(24, 'Shorten the short name to 24 characters.')

/** What a person writes and chooses about a faction. */
const fields = {
  name,
  shortName,
  motto: line,
  colours: coloursSchema,
  /** Null until one is made: the faction's initial stands for it. */
  emblem: emblemSchema.nullable(),
  /** Markdown, a safe part of it. */
  lore: text,
  /** For the group alone: never printed, never exported without being asked for. */
  notes: text,
  tech: techSchema,
}

const { lore, notes, ...shown } = fields

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
  'factions.change': write(z.strictObject({ id, change: z.strictObject(fields).partial() }), nothing),
  /** Archives it, throws it into the trash, or brings it back. */
  'factions.move': write(z.strictObject({ id, to: state }), nothing),
  /** The faction as a file to hand on; private notes only when they are asked for. */
  'factions.pack': read(
    z.strictObject({ id, withNotes: z.boolean() }),
    z.strictObject({ fileName: z.string(), content: file }),
  ),
  /** Looks into a faction file before anything is imported; `clash` is an own faction of the same name. */
  'factions.unpack': read(
    z.strictObject({ content: file }),
    z.strictObject({
      faction: z.strictObject({ ...fields }),
      clash: z.strictObject({ id, name }).nullable(),
      problems: z.array(problemSchema),
    }),
  ),
  /** Imports a faction file as a new faction under a name, or over one that is there. */
  'factions.import': write(z.strictObject({ content: file, as: importAs }), z.strictObject({ id })),
  /** Takes it out of the trash for good; refused while a campaign fights with it. */
  'factions.remove': write(z.strictObject({ id }), nothing),
}

export type FactionSummary = z.infer<typeof summary>
export type FactionOrigin = z.infer<typeof origin>
