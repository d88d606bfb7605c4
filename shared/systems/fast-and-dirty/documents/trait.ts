import { z } from 'zod'
import type { NamedKind } from '../../../document.ts'
import { ownTraitFields, type OwnTrait } from '../traits.ts'

/** A trait of the group's own, as it lies on the shelf: a force that takes it has a copy (line 319). */

const traitDocumentSchema = z.strictObject({
  kind: z.literal('trait'),
  version: z.literal(1),
  ...ownTraitFields,
})
export type TraitDocument = z.infer<typeof traitDocumentSchema>

export const TRAIT_DOCUMENT: NamedKind<TraitDocument> = {
  kind: 'trait',
  version: 1,
  schema: traitDocumentSchema,
  upgrades: [],
}

/** As a force has it. */
export const takenFrom = ({ name, text, does, has, price }: TraitDocument, id: string): OwnTrait => ({
  ...{ id, name, text, does },
  ...(has && { has }),
  price,
})
