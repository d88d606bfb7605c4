import { name } from '../../../contract/fields.ts'
import { rulesDocument, usualDocument } from '../../house-rules.ts'
import { RULE_BOOK } from '../house-rules.ts'

export const RULES_DOCUMENT = rulesDocument(RULE_BOOK, name)
export const DEFAULT_RULES_DOCUMENT = usualDocument(RULE_BOOK)
