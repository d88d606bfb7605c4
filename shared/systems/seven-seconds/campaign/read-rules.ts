import { DEFAULT_RULES } from '../battle/documents/default-rules.ts'
import { rulesSchema, type CampaignRules } from './documents.ts'
import { rulesFor } from './rules.ts'

/** The version of the documents that are written now. */
export const RULES_VERSION = 3

/** Rules of battle that version 2 did not know. */
const { revealing, stunEndsActivation, securedBy, securedAfter } = DEFAULT_RULES
const SINCE = { revealing, stunEndsActivation, securedBy, securedAfter }

/**
 * The rules of a campaign as they are kept. Those of version 1 knew the length, the goal and the streak only, those of
 * version 2 fewer rules of battle: what nobody chose is what Muster does unasked. Throws when they are damaged or newer.
 */
export function readRules(version: number, document: unknown): CampaignRules {
  if (version > RULES_VERSION) throw new Error('Its rules are of a newer version.')
  if (version === RULES_VERSION) return rulesSchema.parse(document)
  const { battle, ...others } = document as { battle?: object }
  if (version === 1) return rulesSchema.parse({ ...rulesFor('medium'), ...others })
  return rulesSchema.parse({ ...others, battle: { ...SINCE, ...battle } })
}
