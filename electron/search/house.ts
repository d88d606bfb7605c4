import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { FoundGroup } from '../../shared/contract/search.ts'
import { isThere, ofCampaignThere } from '../campaigns/there.ts'
import { campaigns, documents, fightEvents, fights, players } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { openStoredFights, type StoredFight } from '../fights/stored.ts'
import type { Candidate, Sift } from './sift.ts'

/** Campaigns, players, battles under way and what is on the shelves, of all games; the newest first. */
export function searchHouse(tables: Tables, sift: Sift): readonly FoundGroup[] {
  return [
    ...sift('campaign', null, campaignsOf(tables)),
    ...sift('player', null, playersOf(tables)),
    ...sift('fight', null, fightsOf(tables)),
    ...documentGroups(tables, sift),
  ]
}

function campaignsOf(tables: Tables): Candidate[] {
  const { id, system, name, place, startsOn, epilogue } = campaigns
  return (
    tables
      .select({ id, system, name, place, startsOn, epilogue })
      .from(campaigns)
      .where(isThere)
      // Ids are UUIDv7: the newest first.
      .orderBy(desc(id))
      .all()
      .map(({ place: about, startsOn: on, epilogue: end, ...row }) => ({ ...row, about, on, words: [end] }))
  )
}

/** What is kept of each game and kind, but for the trash: also what is written inside. */
function documentGroups(tables: Tables, sift: Sift): readonly FoundGroup[] {
  const { id, system, kind, name, document, createdAt: on, campaignId } = documents
  const rows = tables
    .select({ id, system, kind, name, document, on, campaign: { id: campaigns.id, name: campaigns.name } })
    .from(documents)
    .leftJoin(campaigns, eq(campaigns.id, campaignId))
    .where(and(ne(documents.state, 'trash'), ofCampaignThere(tables, campaignId)))
    .orderBy(desc(id))
    .all()
  const groups = new Map<string, { kind: string; system: string; found: Candidate[] }>()
  for (const { document: written, kind: of, ...row } of rows) {
    const key = `${row.system} ${of}`
    const group = groups.get(key) ?? { kind: of, system: row.system, found: [] }
    group.found.push({ ...row, words: [...textsIn(written)] })
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ kind: of, system: game, found }) => sift(of, game, found))
}

/** Every text within a document. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner)
}

const playersOf = (tables: Tables): Candidate[] =>
  tables
    .select({ id: players.id, name: players.name, about: players.contact })
    .from(players)
    .orderBy(asc(players.name))
    .all()
    .map((row) => ({ ...row, system: null }))

/** Of a battle that goes on nothing is read that only one side knows: of its log no more than its open notes. */
function fightsOf(tables: Tables): Candidate[] {
  const names = new Map(
    tables
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(isThere)
      .all()
      .map((one) => [one.id, one]),
  )
  const notes = notesOf(tables)
  return openStoredFights(tables)
    .underWay()
    .map(({ id, system, sides, place: about, createdAt: on, campaignId }: StoredFight) => ({
      id,
      system,
      name: sides.map((side) => side.name).join(' – '),
      about,
      on,
      campaign: (campaignId === null ? undefined : names.get(campaignId)) ?? null,
      words: notes.get(id) ?? [],
    }))
}

const noted = z.object({
  side: z.string(),
  piece: z.string().nullable(),
  text: z.string(),
  private: z.boolean(),
})

/** The open notes of battles that are not entered yet; a later one takes the place of the one before. */
function notesOf(tables: Tables): ReadonlyMap<string, readonly string[]> {
  const rows = tables
    .select({ fight: fightEvents.fightId, document: fightEvents.eventDocument })
    .from(fights)
    .innerJoin(fightEvents, and(eq(fightEvents.fightId, fights.id), eq(fightEvents.kind, 'noted')))
    .where(and(isNull(fights.battleId), ofCampaignThere(tables, fights.campaignId)))
    .orderBy(asc(fightEvents.fightId), asc(fightEvents.number))
    .all()
  const byFight = new Map<string, Map<string, string>>()
  for (const { fight, document } of rows) {
    const { data } = noted.safeParse(document)
    if (!data || data.private) continue
    const notes = byFight.get(fight) ?? new Map<string, string>()
    byFight.set(fight, notes.set(`${data.side} ${data.piece ?? ''}`, data.text))
  }
  return new Map(Array.from(byFight, ([fight, notes]) => [fight, [...notes.values()]]))
}
