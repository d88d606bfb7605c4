import SQLite from 'better-sqlite3'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_NAME } from '../../../electron/safekeeping/open.ts'
import { temporaryFolder } from './program.ts'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string | number }
/** Rows by their table. */
export type Rows = ReadonlyMap<string, readonly Row[]>

/** Asks a copy of the file, which a running program keeps for itself. */
function inCopy<T>(folder: string, ask: (file: SQLite.Database) => T): T {
  const copy = join(temporaryFolder(), 'copy.sqlite')
  copyFileSync(join(folder, FILE_NAME), copy)
  const file = new SQLite(copy, { readonly: true })
  const answer = ask(file)
  file.close()
  return answer
}

/** Every row of the file. */
export function allRows(folder: string): Rows {
  return inCopy(folder, (file) => {
    const tables = file
      .prepare<[], { name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
      )
      .all()
    return new Map(
      tables.map(({ name }) => [name, file.prepare<[], Row>(`SELECT * FROM "${name}" ORDER BY id`).all()]),
    )
  })
}

/** A campaign's row and every row that hangs on it, by whatever references the schema has. */
export function rowsOfCampaign(folder: string, campaign: string): Rows {
  const all = allRows(folder)
  const references = inCopy(
    folder,
    (file) =>
      new Map(
        Array.from(all.keys(), (table) => [
          table,
          file.pragma(`foreign_key_list("${table}")`) as { table: string; from: string }[],
        ]),
      ),
  )
  const own = new Map([['campaigns', new Set<unknown>([campaign])]])
  for (let found = 1; found > 0;) {
    found = 0
    for (const [table, rows] of all) {
      const known = own.get(table) ?? new Set<unknown>()
      own.set(table, known)
      for (const row of rows) {
        const hangs = references.get(table)?.some(({ table: on, from }) => own.get(on)?.has(row[from]))
        if (!hangs || known.has(row.id)) continue
        known.add(row.id)
        found += 1
      }
    }
  }
  // What is kept among the usuals is named after what it goes with.
  const fights = own.get('fights') ?? new Set()
  const names = new Set<unknown>([
    `print-${campaign}`,
    ...Array.from(fights).flatMap((fight) => [`pin-${String(fight)}-a`, `pin-${String(fight)}-b`]),
  ])
  own.set('usuals', names)
  return new Map(
    Array.from(
      all,
      ([table, rows]) => [table, rows.filter(({ id }) => own.get(table)?.has(id))] as const,
    ).filter(([, rows]) => rows.length > 0),
  )
}

/** Does something to the file while no program has it open. */
export function inFile(folder: string, work: (file: SQLite.Database) => void): void {
  const file = new SQLite(join(folder, FILE_NAME))
  work(file)
  file.close()
}
