import SQLite from 'better-sqlite3'
import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Refusal } from '../../shared/problem.ts'
import { APPLICATION_ID, readHeader } from '../database/header.ts'
import { COMPANIONS, isForeignJournal } from '../database/journal.ts'
import { knownVersion, migrate } from '../database/migrate.ts'
import { isOwnSchema } from '../database/own-schema.ts'
import { refuse } from '../database/problems.ts'
import { brokenReferences } from '../database/references.ts'
import { lookAtSum } from '../database/sum.ts'
import { backupFolder, backupsIn, backUpNow } from './backups.ts'
import { clearDrafts } from './drafts.ts'
import { finishReplacing, setAsideIn, setCompanionsAside, setLeftAside } from './set-aside.ts'

export const FILE_NAME = 'muster.sqlite'

/**
 * What somebody wants all the same: an empty file where there was one, or one that the disk has changed or that
 * contradicts itself.
 */
export type Allowed = 'anew' | 'altered'

/**
 * Opens the campaign database in a folder, makes it where there never was one, and brings it to this program's
 * version. A file that cannot be used is left byte for byte as it was; the problem says what to do.
 */
export function openDatabase(folder: string, allowed: Allowed | null = null): SQLite.Database | Refusal {
  const path = join(folder, FILE_NAME)
  try {
    const unusable = checkFolder(folder) ?? tidy(folder, path) ?? (existsSync(path) ? checkFile(path) : null)
    if (unusable) return unusable
    if (!existsSync(path) && allowed !== 'anew' && hadOne(folder)) return refuse('database/gone', { path })
    // Looked at before SQLite has it: reading it beside would give up its locks.
    const sum = allowed !== 'altered' && existsSync(path) ? lookAtSum(path) : 'not known'
    return (existsSync(path) ? null : create(path)) ?? use(path, sum, allowed === 'altered')
  } catch (error) {
    return sqliteRefusal(error, path)
  }
}

/**
 * Opens a copy of a file that may be read and not written: to be looked at, printed and exported from. What a power
 * cut left is rolled back in the copy, and an older version brought to this one.
 */
export function openForReading(folder: string): SQLite.Database | Refusal {
  const path = join(folder, FILE_NAME)
  try {
    const unusable = checkContent(path)
    if (unusable) return unusable
    const copy = join(mkdtempSync(join(tmpdir(), 'muster-reading-')), FILE_NAME)
    for (const part of ['', ...COMPANIONS])
      if (existsSync(`${path}${part}`)) copyFileSync(`${path}${part}`, `${copy}${part}`)
    return use(copy, 'not known', true)
  } catch (error) {
    return sqliteRefusal(error, path)
  }
}

/** Opens a backup in memory, to be looked at; an older one is brought to this version. */
export function openBackup(content: Buffer): SQLite.Database | Refusal {
  const database = new SQLite(content)
  try {
    database.pragma('trusted_schema = OFF')
    const refused = isOwnSchema(database)
      ? migrate(database, FILE_NAME, () => true)
      : refuse('database/odd', { path: FILE_NAME })
    if (refused) {
      database.close()
      return refused
    }
    database.pragma('foreign_keys = ON')
    return database
  } catch (error) {
    database.close()
    return sqliteRefusal(error, FILE_NAME)
  }
}

/** Takes away the copy of a file that was opened for reading. */
export function closeReading(database: SQLite.Database): void {
  const { name } = database
  database.close()
  rmSync(dirname(name), { recursive: true, force: true })
}

/** Ends what was cut off in the middle of a restore, and sets a journal aside that belongs to another file. */
function tidy(folder: string, path: string): null {
  finishReplacing(folder, FILE_NAME)
  if (!existsSync(path)) setLeftAside(folder, FILE_NAME)
  else if (isForeignJournal(path)) setCompanionsAside(folder, FILE_NAME)
  return null
}

/** A folder in which campaigns were kept: an empty file is not begun there by itself. Throws where that cannot be seen. */
function hadOne(folder: string): boolean {
  if (existsSync(backupFolder(folder))) readdirSync(backupFolder(folder))
  return backupsIn(backupFolder(folder), 'own').length > 0 || setAsideIn(folder, FILE_NAME).length > 0
}

/**
 * Makes a new database under a name of its own first: a start that is cut off leaves no half-made file, and
 * of two that start at once one makes the file and the other finds it.
 */
function create(path: string): Refusal | null {
  const draft = `${path}.${process.pid}.new`
  rmSync(draft, { force: true })
  try {
    const refused = makeEmpty(draft, path)
    if (!refused) giveName(draft, path)
    return refused
  } finally {
    rmSync(draft, { force: true })
  }
}

function makeEmpty(draft: string, path: string): Refusal | null {
  const database = new SQLite(draft)
  try {
    return migrate(
      database,
      path,
      () => 'made' in backUpNow(database, backupFolder(dirname(path)), 'upgrade'),
    )
  } finally {
    database.close()
  }
}

function giveName(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    // A disk without links, such as a memory stick's.
    if (codeOf(error) !== 'EEXIST') renameSync(draft, path)
  }
}

/**
 * One that is as it was closed was looked through before, and is not again; `asItIs`: also one that contradicts itself
 * is wanted.
 */
function use(path: string, sum: ReturnType<typeof lookAtSum>, asItIs: boolean): SQLite.Database | Refusal {
  const database = new SQLite(path, { timeout: 1500, fileMustExist: true })
  try {
    const refused =
      prepare(database, path, sum) ?? (asItIs || sum === 'as closed' ? null : checkReferences(database, path))
    if (!refused) return database
    database.close()
    return refused
  } catch (error) {
    database.close()
    throw error
  }
}

function prepare(database: SQLite.Database, path: string, sum: ReturnType<typeof lookAtSum>): Refusal | null {
  database.pragma('trusted_schema = OFF')
  // One program at a time: the lock is taken here and kept until the file is closed.
  database.pragma('locking_mode = EXCLUSIVE')
  database.exec('BEGIN EXCLUSIVE; COMMIT')
  clearDrafts(dirname(path), /^muster\.sqlite\.(\d+)\.new$/)
  if (sum !== 'as closed' && database.pragma('quick_check(1)', { simple: true }) !== 'ok')
    return refuse('database/damaged', { path })
  if (!isOwnSchema(database)) return refuse('database/odd', { path })
  if (sum === 'altered') return refuse('database/altered', { path })
  // A rollback journal, not WAL: what a power cut leaves lies beside one file, and can be told from another’s.
  database.pragma('journal_mode = DELETE')
  database.pragma('synchronous = FULL')
  const refused = migrate(
    database,
    path,
    () => 'made' in backUpNow(database, backupFolder(dirname(path)), 'upgrade'),
  )
  if (refused) return refused
  database.pragma('foreign_keys = ON')
  return null
}

function checkReferences(database: SQLite.Database, path: string): Refusal | null {
  const what = brokenReferences(database)
  return what === null ? null : refuse('database/broken', { path, what })
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
  return checkContent(path)
}

function checkContent(path: string): Refusal | null {
  try {
    closeSync(openSync(path, 'r'))
  } catch {
    return refuse('database/unreadable', { path })
  }
  const header = readHeader(path)
  if (!header.sqlite) return refuse('database/not-sqlite', { path })
  if (header.applicationId !== APPLICATION_ID) return refuse('database/foreign', { path })
  if (header.version > knownVersion()) return refuse('database/newer', { path, version: header.version })
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
