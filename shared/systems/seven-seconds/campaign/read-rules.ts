import { rulesSchema, type CampaignRules } from './documents.ts'
import { rulesFor } from './rules.ts'

/** The version of the documents that are written now. */
export const RULES_VERSION = 2

/**
 * The rules of a campaign as they are kept. Those of version 1 knew the length, the goal and the streak only: the
 * rest is what the program did then, which is still what it does unasked. Throws when they are damaged or newer.
 */
export function readRules(version: number, document: unknown): CampaignRules {
  if (version > RULES_VERSION) throw new Error('Its rules are of a newer version.')
  if (version === RULES_VERSION) return rulesSchema.parse(document)
  return rulesSchema.parse({ ...rulesFor('medium'), ...(document as object) })
}
