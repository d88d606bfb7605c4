import { z } from 'zod'
import { text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { ownWeaponFields, type OwnWeapon } from '../weapons.ts'

/** A weapon of the group's own, as it lies on the shelf: a force that takes it has a copy (lines 303, 319, 444). */

const weaponDocumentSchema = z.strictObject({
  kind: z.literal('weapon'),
  version: z.literal(1),
  ...ownWeaponFields,
  notes: text,
})
export type WeaponDocument = z.infer<typeof weaponDocumentSchema>

export const WEAPON_DOCUMENT: NamedKind<WeaponDocument> = {
  kind: 'weapon',
  version: 1,
  schema: weaponDocumentSchema,
  upgrades: [],
}

/** As a force carries it. */
export const carriedFrom = ({ name, numbers, price }: WeaponDocument, id: string): OwnWeapon => ({
  id,
  name,
  numbers,
  price,
})
