import { eq } from 'drizzle-orm'
import { figuresSchema, type Figures } from '../../../../shared/systems/seven-seconds/decks/figures.ts'
import { FIGURE_SET } from '../../../../shared/systems/seven-seconds/data/campaign.ts'
import { usuals } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

/** The figures that the group owns: one row among its usuals. */
const ROW = 'figures'
const VERSION = 1

/** Those of a usual set where the group has not said what it owns, or where that cannot be read. */
export function loadFigures(tables: Tables): Figures {
  const row = tables.select().from(usuals).where(eq(usuals.id, ROW)).get()
  const read = row?.version === VERSION ? figuresSchema.safeParse(row.document) : null
  return read?.success ? read.data : FIGURE_SET
}

export function keepFigures(tables: Tables, document: Figures): Record<string, never> {
  tables
    .insert(usuals)
    .values({ id: ROW, version: VERSION, document })
    .onConflictDoUpdate({ target: usuals.id, set: { version: VERSION, document } })
    .run()
  return {}
}
