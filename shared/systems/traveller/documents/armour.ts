import { z } from 'zod'
import { name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { count } from '../../fields.ts'
import { price } from './fields.ts'

/** Armour that is worn: its value comes off damage (line 184). */
export const armourFields = { name, notes: text, value: count(0, 100), price }

export const armourSchema = z.strictObject(armourFields)
export type Armour = z.infer<typeof armourSchema>

const armourDocumentSchema = z.strictObject({
  kind: z.literal('armour'),
  version: z.literal(1),
  ...armourFields,
})
export type ArmourDocument = z.infer<typeof armourDocumentSchema>

export const ARMOUR_DOCUMENT: NamedKind<ArmourDocument> = {
  kind: 'armour',
  version: 1,
  schema: armourDocumentSchema,
  upgrades: [],
}
