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
    const from = asThen(old, 'now', table, columns)
    if (from.length === 0) continue
    const names = from.map(([name]) => `"${name}"`).join()
    const values = from.map(([, value]) => value).join()
    old.exec(`INSERT INTO main."${table}" (${names}) SELECT ${values} FROM now."${table}" AS row`)
  }
  bringBackSteps(old, known)
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
              .prepare(
                `SELECT ${asThen(file, 'main', table, columns)
                  .map(([name, value]) => `${value} AS "${name}"`)
                  .join()} FROM "${table}" AS row ORDER BY id`,
              )
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

/** Where something is found now that stood in the row itself once. */
const sideOf = (schema: string, side: string, column: string): string =>
  `(SELECT ${column} FROM ${schema}.fight_sides WHERE id = row.id || '-${side}')`
const MOVED: Readonly<Record<string, (schema: string) => string>> = {
  'fights.name_a': (schema) => sideOf(schema, 'a', 'name'),
  'fights.name_b': (schema) => sideOf(schema, 'b', 'name'),
  'fights.participant_a': (schema) => sideOf(schema, 'a', 'participant_id'),
  'fights.participant_b': (schema) => sideOf(schema, 'b', 'participant_id'),
}

/** The columns that an older file knows, and what stands in each of them by the file as it is. */
function asThen(
  file: SQLite.Database,
  schema: string,
  table: string,
  columns: readonly Column[],
): readonly (readonly [string, string])[] {
  const there = new Set(columnsOf(file, schema, table).map(({ name }) => name))
  return columns.flatMap(({ name }) => {
    if (there.has(name)) return [[name, `row."${name}"`] as const]
    const moved = MOVED[`${table}.${name}`]
    return moved ? [[name, moved(schema)] as const] : []
  })
}

interface UndoRow {
  readonly id: number
  readonly table_name: string
  readonly before: string | null
  readonly after: string | null
}

/** What can be undone, as an older program noted it: rows of its own tables, with its columns. */
function bringBackSteps(old: SQLite.Database, known: ReadonlyMap<string, readonly Column[]>): void {
  if (!known.has('undo_rows')) return
  for (const row of old.prepare<[], UndoRow>('SELECT * FROM undo_rows').all()) {
    const columns = known.get(row.table_name)
    if (!columns) {
      old.prepare('DELETE FROM undo_rows WHERE id = ?').run(row.id)
      continue
    }
    const then = (image: string | null): string | null => {
      if (image === null) return null
      const now = JSON.parse(image) as Readonly<Record<string, unknown>>
      const sides = old
        .prepare<[unknown], Record<string, unknown>>(
          'SELECT side, name, participant_id FROM now.fight_sides WHERE fight_id = ?',
        )
        .all(now.id)
      const moved = Object.fromEntries(
        sides.flatMap(({ side, name, participant_id }) => [
          [`name_${String(side)}`, name],
          [`participant_${String(side)}`, participant_id],
        ]),
      )
      const all: Readonly<Record<string, unknown>> = { ...moved, ...now }
      const kept = columns.flatMap(({ name }) => (name in all ? [[name, all[name]]] : []))
      return JSON.stringify(Object.fromEntries(kept))
    }
    old
      .prepare('UPDATE undo_rows SET before = ?, after = ? WHERE id = ?')
      .run(then(row.before), then(row.after), row.id)
  }
}

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
