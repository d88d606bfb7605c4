import SQLite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, MIGRATIONS } from '../../../electron/database/migrate.ts'
import { tablesOf } from '../../../electron/safekeeping/figures.ts'
import { FILE_NAME } from '../../../electron/safekeeping/open.ts'
import { temporaryFolder } from './program.ts'
import { begunWorld, type Targets } from './world.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** The statements of every migration, in their order. */
export const STATEMENTS: readonly (readonly string[])[] = readMigrationFiles({
  migrationsFolder: MIGRATIONS,
}).map(({ sql }) => sql)

/** A folder with these migrations, named as this program's are. */
export function migrationsOf(statements: readonly (readonly string[])[]): string {
  const folder = temporaryFolder()
  const { entries, ...rest } = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  ) as Journal
  mkdirSync(join(folder, 'meta'))
  const taken = entries.slice(0, statements.length)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: taken }))
  for (const [index, { tag }] of taken.entries())
    writeFileSync(join(folder, `${tag}.sql`), statements[index]?.join('\n--> statement-breakpoint\n') ?? '')
  return folder
}

/** What there is in every table that an older file knows: a world of now, brought back into it. */
export interface OldFile extends Targets {
  readonly folder: string
  readonly path: string
  /** Every row with what the older file knows of it, by its table. */
  rows(path: string): Readonly<Record<string, readonly unknown[]>>
}

export async function oldFile(version: number): Promise<OldFile> {
  const { muster, ...world } = await begunWorld()
  muster.program.close()
  const folder = temporaryFolder()
  const path = join(folder, FILE_NAME)
  const old = new SQLite(path)
  migrate(old, path, () => true, migrationsOf(STATEMENTS.slice(0, version)))
  old.pragma('foreign_keys = OFF')
  old.prepare('ATTACH ? AS now').run(join(muster.folder, FILE_NAME))
  const known = new Map(
    tablesOf(old)
      .filter((table) => !table.startsWith('sqlite_'))
      .map((table) => [table, columnsOf(old, 'main', table)]),
  )
  for (const [table, columns] of known) {
    const there = new Set(columnsOf(old, 'now', table).map(({ name }) => name))
    const list = columns.filter(({ name }) => there.has(name)).map(({ name }) => `"${name}"`)
    if (list.length > 0)
      old.exec(`INSERT INTO main."${table}" (${list.join()}) SELECT ${list.join()} FROM now."${table}"`)
  }
  for (const table of known.keys())
    if (!old.prepare(`SELECT 1 FROM main."${table}" LIMIT 1`).get()) putRow(old, table)
  old.exec('DETACH now')
  old.close()
  return {
    ...world,
    folder,
    path,
    rows: (at) => {
      const file = new SQLite(at, { readonly: true })
      try {
        return Object.fromEntries(
          Array.from(known, ([table, columns]) => [
            table,
            file
              .prepare(`SELECT ${columns.map(({ name }) => `"${name}"`).join()} FROM "${table}" ORDER BY id`)
              .all(),
          ]),
        )
      } finally {
        file.close()
      }
    },
  }
}

interface Column {
  readonly name: string
  readonly type: string
}

const columnsOf = (file: SQLite.Database, schema: string, table: string): Column[] =>
  file.pragma(`${schema}.table_info("${table}")`) as Column[]

/** One row in a table in which the world has none, made of what the table says of itself. */
function putRow(file: SQLite.Database, table: string): void {
  const references = file.pragma(`foreign_key_list("${table}")`) as { table: string; from: string }[]
  const columns = columnsOf(file, 'main', table)
  const values = columns.map(({ name, type }) => {
    const on = references.find(({ from }) => from === name)?.table
    if (on !== undefined) return file.prepare(`SELECT id FROM main."${on}" LIMIT 1`).pluck().get()
    if (/int/i.test(type)) return 1
    if (/blob/i.test(type)) return Buffer.from(table)
    return name.endsWith('_document') ? '{}' : `${table} ${name}`
  })
  const places = columns.map(() => '?').join()
  file.prepare(`INSERT INTO main."${table}" VALUES (${places})`).run(...values)
}
