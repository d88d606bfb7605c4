import SQLite from 'better-sqlite3'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
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
