import { z } from 'zod'
import { line, name, text } from '../contract/fields.ts'
import { coloursSchema, emblemSchema } from '../heraldry/emblem.ts'
import { techSchema } from '../systems/seven-seconds/campaign/documents.ts'

/** What is in a faction file; grows when an older program would no longer read it rightly. */
export const FACTION_FILE_VERSION = 1
export const FACTION_FILE_FORMAT = 'muster-faction'
export const FACTION_FILE_ENDING = '.muster-faction'

/** One faction as it travels between groups. */
export const factionFileSchema = z.strictObject({
  format: z.literal(FACTION_FILE_FORMAT),
  version: z.literal(FACTION_FILE_VERSION),
  system: z.literal('seven-seconds'),
  faction: z.strictObject({
    name,
    shortName: name.max(24),
    motto: line,
    colours: coloursSchema,
    emblem: emblemSchema.nullable(),
    lore: text,
    /** Private: only there when it was asked for. */
    notes: text,
    tech: techSchema,
  }),
})

export type FactionFile = z.infer<typeof factionFileSchema>
export type TravellingFaction = FactionFile['faction']
