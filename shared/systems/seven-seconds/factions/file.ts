import { z } from 'zod'
import { factionFields } from './fields.ts'

/** What is in a faction file; grows when an older program would no longer read it rightly. 2: a picture. */
export const FACTION_FILE_VERSION = 2
export const FACTION_FILE_FORMAT = 'muster-faction'
export const FACTION_FILE_ENDING = '.muster-faction'

/** One faction as it travels between groups; `notes` are only there when they were asked for. */
const travelling = z.strictObject(factionFields)

const head = { format: z.literal(FACTION_FILE_FORMAT), system: z.literal('seven-seconds') }

/** A faction file's document. Those of the first version had no picture. */
export const factionFileSchema = z.discriminatedUnion('version', [
  z.strictObject({
    ...head,
    version: z.literal(1),
    faction: travelling.omit({ picture: true }).transform((faction) => ({ ...faction, picture: null })),
  }),
  z.strictObject({ ...head, version: z.literal(FACTION_FILE_VERSION), faction: travelling }),
])

export type TravellingFaction = z.infer<typeof travelling>
