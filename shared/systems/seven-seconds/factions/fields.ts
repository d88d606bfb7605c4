import { line, name, text } from '../../../contract/fields.ts'
import { lookFields } from '../../../contract/looks.ts'
import { techSchema } from '../campaign/documents.ts'
import { SHORT_NAME_MOST } from './short-name.ts'

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
