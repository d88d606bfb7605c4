import type SQLite from 'better-sqlite3'
import { versionIn } from '../database/header.ts'
import { contentTables } from '../safekeeping/figures.ts'
import { emptyFile } from './pack.ts'
import { openPutting, type Row } from './tables.ts'

/**
 * What can still be read of a damaged file, as a file of the same version: row by row from both ends of each table, and
 * by its index what lies between. A row without the one that it is a part of is left out. `lost`: rows that the index
 * names and that could not be read, and those left out.
 */
export function salvage(damaged: SQLite.Database): { database: SQLite.Database; lost: number } {
  const number = damaged.pragma('user_version', { simple: true }) as number
  const database = emptyFile(versionIn(number))
  const put = openPutting(database)
  let lost = 0
  for (const table of contentTables(database)) {
    const named = idsOf(damaged, table)
    const read = rowsOf(damaged, table, named)
    for (const row of read.values()) put(table, row)
    lost += [...named].filter((id) => !read.has(id)).length
  }
  lost += leaveOutOrphans(database)
  return { database, lost }
}

/** All that comes before SQLite finds a damage. */
function untilDamage<T>(of: () => IterableIterator<T>): T[] {
  const read: T[] = []
  try {
    for (const one of of()) read.push(one)
  } catch {
    // The damage: what came before it is read.
  }
  return read
}

/** The ids of a table's rows, read from its index alone. */
function idsOf(damaged: SQLite.Database, table: string): Set<string> {
  const both = ['ASC', 'DESC'].flatMap((order) =>
    untilDamage(() =>
      damaged.prepare<[], { id: string }>(`SELECT id FROM "${table}" ORDER BY id ${order}`).iterate(),
    ),
  )
  return new Set(both.map(({ id }) => id))
}

function rowsOf(damaged: SQLite.Database, table: string, named: ReadonlySet<string>): Map<string, Row> {
  const ends = ['ASC', 'DESC'].flatMap((order) =>
    untilDamage(() =>
      damaged.prepare<[], Row>(`SELECT * FROM "${table}" NOT INDEXED ORDER BY rowid ${order}`).iterate(),
    ),
  )
  const read = new Map(ends.map((row) => [row.id, row]))
  for (const id of named) {
    if (read.has(id)) continue
    const [row] = untilDamage(() =>
      damaged.prepare<[string], Row>(`SELECT * FROM "${table}" WHERE id = ?`).iterate(id),
    )
    if (row) read.set(row.id, row)
  }
  return read
}

/** Until none is left: a row that goes may have parts of its own. */
function leaveOutOrphans(database: SQLite.Database): number {
  let left = 0
  for (;;) {
    const orphans = database.pragma('foreign_key_check') as { table: string; rowid: number }[]
    if (orphans.length === 0) return left
    for (const { table, rowid } of orphans)
      left += database.prepare(`DELETE FROM "${table}" WHERE rowid = ?`).run(rowid).changes
  }
}
