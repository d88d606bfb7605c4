import SQLite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { versionIn } from './header.ts'
import { MIGRATIONS } from './migrate.ts'

interface Part {
  readonly type: string
  readonly name: string
  readonly sql: string | null
}

/**
 * Whether the file has the tables, columns and indices that Muster gave it in its version, and nothing else: a view
 * or a trigger that somebody put into it would do its work as soon as Muster reads or writes.
 */
export function isOwnSchema(database: SQLite.Database, folder = MIGRATIONS): boolean {
  const version = versionIn(database.pragma('user_version', { simple: true }) as number)
  const made = new SQLite(':memory:')
  try {
    const steps = readMigrationFiles({ migrationsFolder: folder }).slice(0, version)
    made.transaction(() => {
      for (const statement of steps.flatMap(({ sql }) => sql)) made.exec(statement)
    })()
    const own = partsOf(made)
    const there = partsOf(database)
    return there.length === own.length && there.every((part, index) => part === own[index])
  } finally {
    made.close()
  }
}

/** What stands in a file's schema, but for what SQLite keeps for itself. */
function partsOf(database: SQLite.Database): string[] {
  return database
    .prepare<[], Part>(
      `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name`,
    )
    .all()
    .map(({ type, name, sql }) => `${type} ${name} ${(sql ?? '').replaceAll(/\s+/g, ' ')}`)
}
