import SQLite from 'better-sqlite3'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { backupFolder } from './problems.ts'

/**
 * Writes a compact copy beside the database and proves that it opens with every table's rows. True when
 * the copy is good; a copy that fails its check is removed.
 */
export function backUp(database: SQLite.Database, path: string, label: string): boolean {
  const folder = backupFolder(path)
  const target = join(folder, `${basename(path, '.sqlite')}-${label}.sqlite`)
  const draft = `${target}.part`
  try {
    mkdirSync(folder, { recursive: true })
    rmSync(draft, { force: true })
    database.prepare('VACUUM INTO ?').run(draft)
    if (!sameContent(database, draft)) {
      rmSync(draft, { force: true })
      return false
    }
    renameSync(draft, target)
    return true
  } catch {
    rmSync(draft, { force: true })
    return false
  }
}

function sameContent(database: SQLite.Database, path: string): boolean {
  const copy = new SQLite(path, { readonly: true })
  try {
    return copy.pragma('quick_check(1)', { simple: true }) === 'ok' && counts(copy) === counts(database)
  } finally {
    copy.close()
  }
}

/** Rows of every table, as one comparable line. */
function counts(database: SQLite.Database): string {
  const tables = database
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .all()
  return tables
    .map(({ name }) => {
      const row = database.prepare<[], { rows: number }>(`SELECT count(*) AS rows FROM "${name}"`).get()
      return `${name}=${row?.rows ?? 0}`
    })
    .join(' ')
}

const DAILY = /-day-\d{4}-\d{2}-\d{2}\.sqlite$/
const DAYS_KEPT = 10

/**
 * Keeps one checked copy a day, of the days on which Muster ran, the newest ten. `today` is `2026-11-21`.
 * True when a copy was made now.
 */
export function keepDailyCopy(database: SQLite.Database, path: string, today: string): boolean {
  const folder = backupFolder(path)
  const label = `day-${today}`
  if (existsSync(join(folder, `${basename(path, '.sqlite')}-${label}.sqlite`))) return false
  // An older good copy goes only when a newer one has been checked.
  if (!backUp(database, path, label)) return false
  const copies = readdirSync(folder)
    .filter((name) => DAILY.test(name))
    .toSorted()
  for (const name of copies.slice(0, -DAYS_KEPT)) rmSync(join(folder, name), { force: true })
  return true
}
