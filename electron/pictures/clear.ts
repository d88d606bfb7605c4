import { and, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  campaigns,
  cardSets,
  deckCards,
  documents,
  factions,
  fightCorrections,
  fightDecisions,
  fightEvents,
  pictures,
  trash,
  troopers,
  undoRows,
} from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

/** Every column that names a picture, by its table. */
const NAMED_BY = [
  ['factions', factions, factions.picture],
  ['troopers', troopers, troopers.portrait],
  ['campaigns', campaigns, campaigns.map],
  ['documents', documents, documents.picture],
] as const

/** Documents in which a picture may be named. */
const NAMED_IN = [
  ['deck_cards', deckCards, deckCards.cardDocument],
  ['documents', documents, documents.document],
  ['card_sets', cardSets, cardSets.document],
  // Battles that can be put back, with their photos.
  ['trash', trash, trash.rowsDocument],
] as const

/** Documents that name photos of a battle: what happened in it, and what was taken back and can be done again. */
const PHOTOS = [
  ['fight_events', fightEvents, sql<string>`json_extract(${fightEvents.eventDocument}, '$.picture')`],
  [
    'fight_decisions',
    fightDecisions,
    sql<string>`json_extract(${fightDecisions.commandDocument}, '$.picture')`,
  ],
] as const

/** Logs of battles as they were before a correction and after it. */
const CORRECTIONS = ['fight_corrections', fightCorrections] as const

/**
 * Clears pictures that nothing names any more: no row, and no step that could be undone or done again. For when
 * the file has just been opened: a picture that is kept and not yet named is on its way to its place.
 */
export function clearPictures(tables: Tables): void {
  const noRow = (table: (typeof NAMED_BY | typeof NAMED_IN | typeof PHOTOS)[number][1], names: SQL): SQL =>
    notExists(
      tables
        .select({ one: sql`1` })
        .from(table)
        .where(names),
    )
  const unnamed = [
    ...NAMED_BY.map(([, table, column]) => noRow(table, eq(column, pictures.id))),
    ...NAMED_IN.map(([, table, column]) => noRow(table, sql`instr(${column}, ${pictures.id}) > 0`)),
    ...PHOTOS.map(([, table, picture]) => noRow(table, eq(picture, pictures.id))),
  ]
  const left = tables
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(...unnamed))
    .all()
  const gone = left.map(({ id }) => id).filter((id) => !isRemembered(tables, id))
  if (gone.length > 0) tables.delete(pictures).where(inArray(pictures.id, gone)).run()
}

/** Whether undo or redo, or a correction that is taken back, could bring back a row that names it. */
function isRemembered(tables: Tables, id: string): boolean {
  const holds = (image: AnySQLiteColumn): SQL => sql`instr(${image}, ${id}) > 0`
  const names = [...NAMED_BY, ...NAMED_IN, ...PHOTOS, CORRECTIONS].map(([name]) => name)
  const [, corrections] = CORRECTIONS
  const ofCorrections = or(holds(corrections.beforeDocument), holds(corrections.afterDocument))
  const ofUndo = and(inArray(undoRows.tableName, names), or(holds(undoRows.before), holds(undoRows.after)))
  return [
    tables.select({ id: corrections.id }).from(corrections).where(ofCorrections),
    tables.select({ id: undoRows.id }).from(undoRows).where(ofUndo),
  ].some((rows) => rows.limit(1).get() !== undefined)
}
