import { and, eq, isNull } from 'drizzle-orm'
import { isThere, ofCampaignThere } from '../campaigns/there.ts'
import { readDocument } from '../../shared/document.ts'
import type { Kept } from '../../shared/contract/documents.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../shared/problem.ts'
import type { KeptDocument, KeptKind } from '../../shared/systems/kept.ts'
import { campaigns, documents } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { openLocks, type Locks } from '../people/pins.ts'
import { keptKinds } from '../plays.ts'
import { lookFields } from '../../shared/contract/looks.ts'
import { z } from 'zod'

export type DocumentRow = typeof documents.$inferSelect

/** Team 9 before team 10. */
const byName = new Intl.Collator(undefined, { numeric: true })
const chosenLook = z.strictObject(lookFields).omit({ picture: true }).nullable()

/** Null where there is none, or its campaign is in the trash. */
export function findDocument(tables: Tables, id: string): DocumentRow | null {
  const there = and(eq(documents.id, id), ofCampaignThere(tables, documents.campaignId))
  return tables.select().from(documents).where(there).get() ?? null
}

/** All of a game's library, or of a campaign that is there, by their names. */
export function documentsOf(tables: Tables, system: string, campaign: string | null): DocumentRow[] {
  const where =
    campaign === null
      ? isNull(documents.campaignId)
      : and(eq(documents.campaignId, campaign), ofCampaignThere(tables, documents.campaignId))
  return tables
    .select()
    .from(documents)
    .where(and(eq(documents.system, system), where))
    .all()
    .toSorted((one, other) => byName.compare(one.name, other.name))
}

export function kindOf(system: string, kind: string): KeptKind | Refusal {
  const found = keptKinds(system).find((one) => one.kind === kind)
  if (found) return found
  const message = 'This Muster knows no such documents: open them with the newer one that made them.'
  return { problem: problem('document/unknown-kind', message, ['kind'], { system, kind }) }
}

/** How it looks; null until somebody has chosen. */
export function lookOf({ lookDocument, picture }: DocumentRow): Kept['look'] {
  const chosen = chosenLook.parse(lookDocument)
  return chosen && { ...chosen, picture }
}

/** `guard-campaigns.ts` removes these rows with their document. */
export const lockRow = (id: string): string => `pin-document-${id}`

const WORDS = {
  code: 'document/pin',
  none: 'This is kept closed: type its PIN.',
  wrong: 'That is not its PIN: type it again.',
}
export const openDocumentLocks = (tables: Tables): Locks => openLocks(tables, WORDS)

/** As whoever has not its PIN may see it. */
export const closed = (kept: Kept): Kept => ({
  ...kept,
  locked: true,
  document: null,
  unreadable: null,
  problems: [],
})

/** A row with its document read; one that cannot be read is told with its problem, and stays as it is. */
export function toldOf(row: DocumentRow): Kept {
  const { document: stored, lookDocument: _look, playerId, campaignId, picture: _, version, ...told } = row
  const known = { ...told, campaign: campaignId, player: playerId, look: lookOf(row), locked: false }
  const read = checkedAs(row.system, row.kind, version, stored)
  return isRefusal(read)
    ? { ...known, document: null, unreadable: read.problem, problems: [] }
    : { ...known, ...read, unreadable: null }
}

function checkedAs(
  system: string,
  named: string,
  version: number,
  stored: unknown,
): { document: object; problems: Problem[] } | Refusal {
  const kind = kindOf(system, named)
  if (isRefusal(kind)) return kind
  const read = readDocument(kind, version, stored)
  return isRefusal(read) ? read : { document: read.document, problems: [...kind.check(read.document)] }
}

interface AtHand {
  /** What a battle that is set up may use. */
  readonly whole: readonly (KeptDocument & { readonly playerId: string | null })[]
  readonly unfinished: Pick<KeptDocument, 'id' | 'kind' | 'name'>[]
}

/** What of the library, and of its campaign, lies at hand for a battle of these kinds of documents. */
export function documentsAtHand(
  tables: Tables,
  system: string,
  campaign: string | null,
  kinds: readonly string[],
): AtHand {
  const rows = [
    ...(campaign === null ? [] : documentsOf(tables, system, campaign)),
    ...documentsOf(tables, system, null),
  ]
  const found = rows.flatMap((row) => {
    if (row.state !== 'active' || !kinds.includes(row.kind)) return []
    const { id, kind, name, document, problems } = toldOf(row)
    const inCampaign = row.campaignId !== null
    return [{ id, kind, name, document, inCampaign, playerId: row.playerId, problems }]
  })
  return {
    whole: found.flatMap(({ problems, document, ...one }) =>
      document !== null && problems.length === 0 ? [{ ...one, document }] : [],
    ),
    unfinished: found.flatMap(({ id, kind, name, problems }) =>
      problems.length > 0 ? [{ id, kind, name }] : [],
    ),
  }
}

/** The game of a campaign that is there. */
export function systemOfCampaign(
  tables: Tables,
  id: string,
): { id: string; name: string; system: string } | null {
  const { name, system } = campaigns
  const there = and(eq(campaigns.id, id), isThere)
  return tables.select({ id: campaigns.id, name, system }).from(campaigns).where(there).get() ?? null
}
