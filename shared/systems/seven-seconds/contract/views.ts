import { z } from 'zod'
import { filterSchema, orderSchema } from '../histories/filter-document.ts'
import { read, write } from '../../../contract/call.ts'
import { id, name, nothing } from '../../../contract/fields.ts'

/** Filters of battles that the group keeps under a name. */
export const savedView = z.strictObject({
  id,
  name,
  /** The campaign whose battles it finds; null for all campaigns. */
  campaign: id.nullable(),
  filter: filterSchema,
  order: orderSchema,
})

export const viewCalls = {
  /** Those of a campaign and those across all, by name. */
  'views.list': read(z.strictObject({ campaign: id.nullable() }), z.array(savedView)),
  /** Keeps a filter under a name; one of the same name, in the same campaign, is replaced. */
  'views.keep': write(savedView.omit({ id: true }), z.strictObject({ id })),
  'views.rename': write(z.strictObject({ id, name }), nothing),
  'views.remove': write(z.strictObject({ id }), nothing),
}

export type SavedView = z.infer<typeof savedView>
