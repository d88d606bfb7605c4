import { usualDocument, type RulesDocument } from '../../house-rules.ts'
import { RULE_BOOK, type HouseRules } from '../house-rules.ts'

/** The Basic Game, which new players begin with: no Advanced Rule, and no Optional one (lines 302, 308). */
export const BASIC_GAME: RulesDocument<HouseRules> = {
  ...usualDocument(RULE_BOOK),
  name: 'Basic Game',
  rules: {
    ...RULE_BOOK.usual,
    ...Object.fromEntries(
      RULE_BOOK.keys
        .filter((key) => ['advanced', 'optional'].includes(RULE_BOOK.rows[key].group))
        .flatMap((key) => (typeof RULE_BOOK.usual[key] === 'boolean' ? [[key, false]] : [])),
    ),
  },
}
