import SQLite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Refusal } from '../../shared/problem.ts'
import { APPLICATION_ID, changesIn, headerNumber, versionIn } from './header.ts'
import { refuse } from './problems.ts'

/** The migrations beside the program, in the package as in the source tree. */
export const MIGRATIONS = join(import.meta.dirname, '../../migrations')

interface Journal {
  readonly entries: readonly unknown[]
}

/** How many migrations this program knows: a database's `user_version` is how many it has had. */
export function knownVersion(folder = MIGRATIONS): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return journal.entries.length
}

/**
 * Brings a database to this program's version: all missing migrations, the check of references and the
 * new version number in one transaction, after a backup. One that fails changes nothing.
 * Run by hand rather than by drizzle's migrator, which leaves the version out of its transaction and
 * compares dates only (docs/adr/0003).
 */
export function migrate(
  database: SQLite.Database,
  path: string,
  backUp: () => boolean,
  folder = MIGRATIONS,
): Refusal | null {
  const number = database.pragma('user_version', { simple: true }) as number
  const from = versionIn(number)
  const to = knownVersion(folder)
  if (from === to) return null
  if (from > 0 && !backUp()) return refuse('database/upgrade-failed', { path })

  // Outside the transaction, inside which the pragma does nothing: a table that is rebuilt must not take
  // the rows of its children with it.
  database.pragma('foreign_keys = OFF')
  const steps = readMigrationFiles({ migrationsFolder: folder }).slice(from)
  try {
    database
      .transaction(() => {
        // First, as any change begins: its journal tells which state it belongs to.
        database.pragma(`user_version = ${headerNumber(to, changesIn(number) + 1)}`)
        for (const statement of steps.flatMap((step) => step.sql)) database.exec(statement)
        if (from > 0) forgetUnfitSteps(database)
        const orphans = database.pragma('foreign_key_check') as unknown[]
        if (orphans.length > 0) throw new Error(`${orphans.length} rows lost what they refer to.`)
        database.pragma(`application_id = ${APPLICATION_ID}`)
      })
      .exclusive()
    return null
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_FULL')) throw error
    return refuse('database/upgrade-failed', { path })
  }
}

/** Of a row as a step has kept it, and of its table: the names of the columns, in one order. */
const KEPT = `SELECT group_concat(key) FROM
  (SELECT key FROM json_each(coalesce(undo_rows.after, undo_rows.before)) ORDER BY key)`
const THERE = `SELECT group_concat(name) FROM
  (SELECT name FROM pragma_table_info(undo_rows.table_name) ORDER BY name)`

/**
 * What was done in an older version stays done where its rows have other columns now, and so does all that was done
 * before it: undo goes back step by step. What a migration has brought over itself can still be undone.
 */
function forgetUnfitSteps(database: SQLite.Database): void {
  // Both by name: with references switched off the rows of a step do not go with it.
  database.exec(
    `DELETE FROM undo_steps WHERE id <= (SELECT max(step_id) FROM undo_rows WHERE (${KEPT}) IS NOT (${THERE}));
     DELETE FROM undo_rows WHERE step_id NOT IN (SELECT id FROM undo_steps)`,
  )
}
