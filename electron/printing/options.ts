import { eq } from 'drizzle-orm'
import { printingCalls } from '../../shared/contract/printing.ts'
import { DEFAULT_OPTIONS, type PrintOptions } from '../../shared/printing/words.ts'
import { findCampaign } from '../campaigns/there.ts'
import { usuals } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

const VERSION = 1
const schema = printingCalls['printing.options'].output

/** A campaign's, or everybody's; `guard-campaigns.ts` clears a campaign's with it. */
const rowOf = (campaign: string | null): string => (campaign === null ? 'print' : `print-${campaign}`)

/** What was kept for a campaign, else what was kept without one, else Muster's own. Broken ones are as none. */
export function optionsFor(tables: Tables, campaign: string | null): PrintOptions {
  const own = campaign === null ? null : findCampaign(tables, campaign)
  const rows = own === null ? [rowOf(null)] : [rowOf(own.id), rowOf(null)]
  for (const id of rows) {
    const row = tables.select().from(usuals).where(eq(usuals.id, id)).get()
    const read = row?.version === VERSION ? schema.safeParse(withLanguage(row.document)) : null
    if (read?.success) return read.data
  }
  return DEFAULT_OPTIONS
}

/** Options that were kept before there was a choice of language. */
function withLanguage(document: unknown): unknown {
  return typeof document === 'object' ? { language: DEFAULT_OPTIONS.language, ...document } : document
}

export function keepOptions(tables: Tables, campaign: string | null, document: PrintOptions): void {
  tables
    .insert(usuals)
    .values({ id: rowOf(campaign), version: VERSION, document })
    .onConflictDoUpdate({ target: usuals.id, set: { version: VERSION, document } })
    .run()
}
