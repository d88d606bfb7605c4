import { DEFAULT_RULES } from '../battle/documents/default-rules.ts'
import { rulesSchema, type CampaignRules } from './documents.ts'
import { rulesFor } from './rules.ts'

/** The version of the documents that are written now. */
export const RULES_VERSION = 5

/** Rules of battle that a version did not know: what came after it, and all that came later. */
const { shedding, figures, terrain, facing, inspected } = DEFAULT_RULES
const { kamikazeContacts, revealing, stunEndsActivation, securedBy, securedAfter } = DEFAULT_RULES
const SINCE_4 = { shedding, figures, terrain, facing, inspected }
const SINCE_3 = { ...SINCE_4, kamikazeContacts }
const SINCE_2 = { ...SINCE_3, revealing, stunEndsActivation, securedBy, securedAfter }
const SINCE: Readonly<Record<number, object>> = { 2: SINCE_2, 3: SINCE_3, 4: SINCE_4 }

/**
 * The rules of a campaign as they are kept. Those of version 1 knew the length, the goal and the streak only, those of
 * versions 2 to 4 fewer rules of battle: what nobody chose is what Muster does unasked. Throws when they are damaged or
 * newer.
 */
export function readRules(version: number, document: unknown): CampaignRules {
  if (version > RULES_VERSION) throw new Error('Its rules are of a newer version.')
  if (version === RULES_VERSION) return rulesSchema.parse(document)
  const { battle, ...others } = document as { battle?: object }
  if (version === 1) return rulesSchema.parse({ ...rulesFor('medium'), ...others })
  return rulesSchema.parse({ ...others, battle: { ...SINCE[version], ...battle } })
}
