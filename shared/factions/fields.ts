import { z } from 'zod'
import { line, name, pictureId, text } from '../contract/fields.ts'
import { coloursSchema, emblemSchema } from '../heraldry/emblem.ts'
import { techSchema } from '../systems/seven-seconds/campaign/documents.ts'
import { SHORT_NAME_MOST } from './short-name.ts'

/** What the group made of a faction's look. */
export const lookFields = {
  colours: coloursSchema,
  /** Null until one is made: the faction's initial stands for it. */
  emblem: emblemSchema.nullable(),
  /** An own picture in the place of the emblem, which is kept behind it. */
  picture: pictureId.nullable(),
}

/** What a person writes and chooses about a faction: over the contract and in a file alike. */
export const factionFields = {
  name,
  shortName: name.max(SHORT_NAME_MOST, `Shorten the short name to ${SHORT_NAME_MOST} characters.`),
  motto: line,
  ...lookFields,
  /** Markdown, a safe part of it. */
  lore: text,
  /** For the group alone: never printed, never exported without being asked for. */
  notes: text,
  tech: techSchema,
}

export type FactionLook = z.infer<z.ZodObject<typeof lookFields>>
