import { DEFAULT_RULES } from '../battle/documents/default-rules.ts'
import { rulesSchema, type CampaignRules } from './documents.ts'
import { rulesFor } from './rules.ts'

/** The version of the documents that are written now. */
export const RULES_VERSION = 4

/** Rules of battle that version 3 did not know, and those that version 2 did not know either. */
const { kamikazeContacts, revealing, stunEndsActivation, securedBy, securedAfter } = DEFAULT_RULES
const SINCE_3 = { kamikazeContacts }
const SINCE_2 = { ...SINCE_3, revealing, stunEndsActivation, securedBy, securedAfter }

/**
 * The rules of a campaign as they are kept. Those of version 1 knew the length, the goal and the streak only, those of
 * versions 2 and 3 fewer rules of battle: what nobody chose is what Muster does unasked. Throws when they are damaged or newer.
 */
export function readRules(version: number, document: unknown): CampaignRules {
  if (version > RULES_VERSION) throw new Error('Its rules are of a newer version.')
  if (version === RULES_VERSION) return rulesSchema.parse(document)
  const { battle, ...others } = document as { battle?: object }
  if (version === 1) return rulesSchema.parse({ ...rulesFor('medium'), ...others })
  return rulesSchema.parse({ ...others, battle: { ...(version === 2 ? SINCE_2 : SINCE_3), ...battle } })
}
