import type SQLite from 'better-sqlite3'
import { z } from 'zod'
import type { COUNTED, Coming, Held, ThingKind } from '../../shared/contract/archives.ts'
import { LONGEST_NAME } from '../../shared/contract/fields.ts'
import { IS_LOGGED, LOGGED } from '../games.ts'
import { kindOf, THING_TABLES, type Row } from './tables.ts'

/** What there is of things, counted for whoever weighs one file against another. */

interface Counting {
  readonly counts: Partial<Record<(typeof COUNTED)[number], string>>
  /** A day, or a moment; empty where it is not known. */
  readonly last?: string
  readonly trashed?: string
}

/** Battles that a campaign's log keeps as they were fought; any other is entered when it is over. */
const LOGGED_FIGHTS = `FROM fights WHERE campaign_id = :id AND ${IS_LOGGED}`
/** A battle counts as of the day that was noted, else of the one on which it was entered. */
const DAY = `coalesce(fought_on, created_at)`

const COUNTINGS: Readonly<Record<ThingKind, Counting>> = {
  campaign: {
    counts: {
      battles: `SELECT (SELECT count(*) FROM battles WHERE campaign_id = :id) + (SELECT count(*) ${LOGGED_FIGHTS})`,
      underWay: `SELECT count(*) FROM fights WHERE campaign_id = :id AND battle_id IS NULL AND NOT ${IS_LOGGED}`,
    },
    // The last in the order of the campaign, whatever a clock said.
    last: `SELECT coalesce(
      (SELECT ${DAY} FROM battles WHERE campaign_id = :id ORDER BY number DESC LIMIT 1),
      (SELECT max(created_at) FROM fight_events WHERE fight_id IN (SELECT id ${LOGGED_FIGHTS})))`,
    trashed: 'SELECT deleted_at IS NOT NULL FROM campaigns WHERE id = :id',
  },
  fight: {
    counts: { lines: 'SELECT count(*) FROM fight_events WHERE fight_id = :id' },
    last: 'SELECT created_at FROM fight_events WHERE fight_id = :id ORDER BY number DESC LIMIT 1',
  },
  faction: {
    counts: { troopers: 'SELECT count(*) FROM troopers WHERE faction_id = :id' },
    last: 'SELECT changed_at FROM factions WHERE id = :id',
    trashed: `SELECT state = 'trash' FROM factions WHERE id = :id`,
  },
  deck: {
    counts: { cards: 'SELECT coalesce(sum(copies), 0) FROM deck_cards WHERE deck_id = :id' },
    last: 'SELECT changed_at FROM decks WHERE id = :id',
    trashed: `SELECT state = 'trash' FROM decks WHERE id = :id`,
  },
  document: {
    counts: {},
    last: 'SELECT changed_at FROM documents WHERE id = :id',
    trashed: `SELECT state = 'trash' FROM documents WHERE id = :id`,
  },
  player: { counts: {} },
  trooper: { counts: { battles: 'SELECT count(*) FROM service WHERE trooper_id = :id' } },
  names: {
    counts: { names: 'SELECT json_array_length(names_document) FROM name_lists WHERE id = :id' },
  },
}

/** Counts what things of a file hold. */
export function openHeld(file: SQLite.Database): (kind: ThingKind, id: string) => Held {
  const prepared = new Map<string, SQLite.Statement<[{ id: string }]>>()
  const ask = (query: string, id: string): unknown => {
    const known = prepared.get(query) ?? file.prepare<[{ id: string }]>(query).pluck()
    prepared.set(query, known)
    return known.get({ id })
  }
  return (kind, id) => {
    const { counts, last, trashed } = COUNTINGS[kind]
    const day = z.iso.date().safeParse(last && String(ask(last, id)).slice(0, 10))
    return {
      counts: Object.fromEntries(
        Object.entries(counts).map(([what, query]) => [what, Number(ask(query, id) ?? 0)]),
      ),
      last: day.data ?? null,
      trashed: trashed !== undefined && ask(trashed, id) === 1,
    }
  }
}

/** What rows are to people, counted; of most tables they are parts of something that is. */
export function comingOf(rows: readonly { readonly table: string; readonly row: Row }[]): Coming {
  const coming: Coming = {}
  for (const { table, row } of rows) {
    const what = comingIn(table, row)
    if (what) coming[what] = (coming[what] ?? 0) + 1
  }
  return coming
}

function comingIn(table: string, row: Row): keyof Coming | null {
  if (table === 'battles') return 'battle'
  // Those of the game come with the program.
  if (table === THING_TABLES.faction && row.sample !== null) return null
  if (table !== THING_TABLES.fight || row.campaign_id === null) return kindOf(table)
  if (LOGGED.includes(String(row.system))) return 'battle'
  return row.battle_id === null ? 'underWay' : null
}

/** What somebody calls it; of a battle without a campaign that is who fights in it. */
export function nameOf(file: SQLite.Database, kind: ThingKind, row: Row): string {
  if (kind !== 'fight') return String(row.name)
  const names = file
    .prepare<[string], string>('SELECT name FROM fight_sides WHERE fight_id = ? ORDER BY place')
    .pluck()
    .all(row.id)
  return names.join(' – ').slice(0, LONGEST_NAME)
}
