import { z } from 'zod'
import { name } from '../../../contract/fields.ts'
import { DEFAULT_RULES, houseRulesSchema, type HouseRules } from '../house-rules.ts'
import type { NamedKind } from '../../../document.ts'

const rulesDocumentSchema = z.strictObject({
  kind: z.literal('house-rules'),
  version: z.literal(1),
  name,
  rules: houseRulesSchema,
})

/** House rules as a campaign keeps them and a battle is begun with. */
export interface RulesDocument {
  readonly kind: 'house-rules'
  readonly version: 1
  readonly name: string
  readonly rules: HouseRules
}

export const RULES_DOCUMENT: NamedKind<RulesDocument> = {
  kind: 'house-rules',
  version: 1,
  schema: rulesDocumentSchema,
  upgrades: [],
}

export const DEFAULT_RULES_DOCUMENT: RulesDocument = {
  kind: 'house-rules',
  version: 1,
  name: 'Our rules',
  rules: DEFAULT_RULES,
}
