import type SQLite from 'better-sqlite3'
import type { ThingKind } from '../../shared/contract/archives.ts'
import { contentTables } from '../safekeeping/figures.ts'

/** How the tables of a campaign file hang together, as the file itself says. */

/** A row as it is stored. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** A column that names a row of another table. */
export interface Reference {
  readonly table: string
  readonly column: string
  readonly to: string
  /** It goes when that row goes: it is a part of it. */
  readonly isPart: boolean
  /** It can do without. */
  readonly mayBeNull: boolean
}

/** Where each kind of thing stands that can be brought from one file into another. */
export const THING_TABLES: Readonly<Record<ThingKind, string>> = {
  campaign: 'campaigns',
  fight: 'fights',
  faction: 'factions',
  deck: 'decks',
  player: 'players',
  trooper: 'troopers',
  names: 'name_lists',
  document: 'documents',
}
const KINDS = new Map(Object.entries(THING_TABLES).map(([kind, table]) => [table, kind as ThingKind]))
export const kindOf = (table: string): ThingKind | null => KINDS.get(table) ?? null

/** Kept once for all that name them by the hash of what they are. */
export const HASHED = ['pictures', 'card_sets'] as const

interface Column {
  readonly name: string
  readonly type: string
  readonly notnull: 0 | 1
}
interface ForeignKey {
  readonly from: string
  readonly table: string
  readonly on_delete: string
}

export const columnsOf = (database: SQLite.Database, table: string): Column[] =>
  database.pragma(`table_info("${table}")`) as Column[]

export function referencesOf(database: SQLite.Database): Reference[] {
  return contentTables(database).flatMap((table) => {
    const needed = new Set(
      columnsOf(database, table)
        .filter(({ notnull }) => notnull === 1)
        .map(({ name }) => name),
    )
    const keys = database.pragma(`foreign_key_list("${table}")`) as ForeignKey[]
    return keys.map(({ from, table: to, on_delete: gone }) => ({
      table,
      column: from,
      to,
      isPart: gone === 'CASCADE',
      mayBeNull: !needed.has(from),
    }))
  })
}

/** Finds rows by a column; each question is prepared once. */
export function openRows(database: SQLite.Database): {
  readonly by: (table: string, column: string, value: unknown) => Row[]
  readonly find: (table: string, id: string) => Row | null
  readonly has: (table: string, id: string) => boolean
} {
  const prepared = new Map<string, SQLite.Statement<[unknown], Row>>()
  const by = (table: string, column: string, value: unknown): Row[] => {
    const key = `${table} ${column}`
    const known =
      prepared.get(key) ??
      database.prepare<[unknown], Row>(`SELECT * FROM "${table}" WHERE "${column}" = ? ORDER BY id`)
    prepared.set(key, known)
    return known.all(value)
  }
  const find = (table: string, id: string): Row | null => by(table, 'id', id)[0] ?? null
  return { by, find, has: (table, id) => find(table, id) !== null }
}

/** Puts rows into a file; of one that is there `over` says whether it is written over or stays. */
export function openPutting(database: SQLite.Database): (table: string, row: Row, over?: boolean) => void {
  const prepared = new Map<string, SQLite.Statement>()
  return (table, row, over = false) => {
    const key = `${table} ${over}`
    const known = prepared.get(key) ?? database.prepare(puttingOf(table, Object.keys(row), over))
    prepared.set(key, known)
    known.run(row)
  }
}

function puttingOf(table: string, columns: readonly string[], over: boolean): string {
  const names = columns.map((name) => `"${name}"`).join(', ')
  const values = columns.map((name) => `@${name}`).join(', ')
  const set = columns.filter((name) => name !== 'id').map((name) => `"${name}" = excluded."${name}"`)
  // Where another row says it already, such as what a trooper did in a battle, that one stays.
  const otherwise = `${over ? `ON CONFLICT (id) DO UPDATE SET ${set.join(', ')} ` : ''}ON CONFLICT DO NOTHING`
  return `INSERT INTO "${table}" (${names}) VALUES (${values}) ${otherwise}`
}
