import SQLite from 'better-sqlite3'
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Refusal } from '../../shared/problem.ts'
import { APPLICATION_ID, readHeader } from './header.ts'
import { knownVersion, migrate } from './migrate.ts'
import { refuse } from './problems.ts'

export const FILE_NAME = 'muster.sqlite'

/**
 * Opens the campaign database in a folder, makes it when there is none, and brings it to this program's
 * version. A file that cannot be used is left byte for byte as it was; the problem says what to do.
 */
export function openDatabase(folder: string): SQLite.Database | Refusal {
  const path = join(folder, FILE_NAME)
  const unusable = checkFolder(folder) ?? (existsSync(path) ? checkFile(path) : null)
  if (unusable) return unusable
  try {
    return (existsSync(path) ? null : create(path)) ?? use(path)
  } catch (error) {
    return sqliteRefusal(error, path)
  }
}

/**
 * Makes a new database under a name of its own first: a start that is cut off leaves no half-made file, and
 * of two that start at once one makes the file and the other finds it.
 */
function create(path: string): Refusal | null {
  const draft = `${path}.${process.pid}.new`
  rmSync(draft, { force: true })
  const database = new SQLite(draft)
  try {
    const refused = migrate(database, path)
    if (refused) return refused
  } finally {
    database.close()
  }
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null
    // A disk without links, such as a memory stick's.
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
  return null
}

function use(path: string): SQLite.Database | Refusal {
  const database = new SQLite(path, { timeout: 1500, fileMustExist: true })
  try {
    const refused = prepare(database, path)
    if (!refused) return database
    database.close()
    return refused
  } catch (error) {
    database.close()
    throw error
  }
}

function prepare(database: SQLite.Database, path: string): Refusal | null {
  // One program at a time: the lock is taken here and kept until the file is closed.
  database.pragma('locking_mode = EXCLUSIVE')
  database.exec('BEGIN EXCLUSIVE; COMMIT')
  clearDrafts(path)
  if (database.pragma('quick_check(1)', { simple: true }) !== 'ok')
    return refuse('database/damaged', { path })
  // A rollback journal, not WAL: people copy the file while the program runs.
  database.pragma('journal_mode = DELETE')
  database.pragma('synchronous = FULL')
  database.pragma('trusted_schema = OFF')
  const refused = migrate(database, path)
  if (refused) return refused
  database.pragma('foreign_keys = ON')
  return null
}

/** Takes away what starts that were cut off have left; another that is under way keeps its own. */
function clearDrafts(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    const [, pid] = /^muster\.sqlite\.(\d+)\.new$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function checkFolder(folder: string): Refusal | null {
  try {
    mkdirSync(folder, { recursive: true })
    // Writing tells more than asking for the right to: shares and Windows say yes too easily.
    const probe = join(folder, '.muster-may-write')
    writeFileSync(probe, '')
    rmSync(probe)
    return null
  } catch {
    return refuse('database/folder-read-only', { folder })
  }
}

function checkFile(path: string): Refusal | null {
  try {
    const file = statSync(path)
    if (!file.isFile()) return refuse('database/not-a-file', { path })
    if (file.size === 0) return refuse('database/empty', { path })
    closeSync(openSync(path, 'r+'))
  } catch {
    return refuse('database/file-read-only', { path })
  }
  const header = readHeader(path)
  if (!header.sqlite) return refuse('database/not-sqlite', { path })
  if (header.applicationId !== APPLICATION_ID) return refuse('database/foreign', { path })
  if (header.userVersion > knownVersion())
    return refuse('database/newer', { path, version: header.userVersion })
  return null
}

function sqliteRefusal(error: unknown, path: string): Refusal {
  if (!(error instanceof SQLite.SqliteError)) {
    const cause = codeOf(error) || String(error)
    return cause === 'ENOSPC'
      ? refuse('database/disk-full', { path })
      : refuse('database/unusable', { path, cause })
  }
  if (error.code.startsWith('SQLITE_BUSY')) return refuse('database/locked', { path })
  if (error.code.startsWith('SQLITE_READONLY')) return refuse('database/file-read-only', { path })
  if (error.code.startsWith('SQLITE_CANTOPEN'))
    return refuse('database/folder-read-only', { folder: dirname(path) })
  if (error.code.startsWith('SQLITE_FULL')) return refuse('database/disk-full', { path })
  return refuse('database/damaged', { path })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
