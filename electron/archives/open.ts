import SQLite from 'better-sqlite3'
import { gunzipSync } from 'node:zlib'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { APPLICATION_ID, headerOf } from '../database/header.ts'
import { knownVersion, migrate } from '../database/migrate.ts'
import { isOwnSchema } from '../database/own-schema.ts'
import { brokenReferences } from '../database/references.ts'
import { pictureOf } from '../pictures/picture.ts'
import { contentTables } from '../safekeeping/figures.ts'
import type { Brought, Progress } from '../travel/brought.ts'
import { readDirectory } from '../travel/directory.ts'
import { isFailure, refuse, type Failure } from '../travel/failures.ts'
import { readWhole } from './readable.ts'
import { salvage } from './salvage.ts'
import { columnsOf, type Row } from './tables.ts'

/** Unpacked; a file of so many bytes has fifty years of battles in it. */
const LARGEST = 512 * 1024 * 1024
/** Bytes unpacked for each one packed: what a database repeats, and more. */
const MOST_RATIO = 400
const SMALL = 4 * 1024 * 1024
const HEADER = 100
/** Of a file from elsewhere that is looked at for what it is. */
const MOST_ENTRIES = 10_000

/**
 * Reads an archive, a backup or a copy of a campaign file, packed or not: checks it as a file of the program's own,
 * brings it to this version, and reads everything in it as the screens would, before anything is shown of it. Of a
 * damaged one that is `own`, what can still be read. Problems: `archive-file/…` (see `failures.ts`).
 */
export async function unpackArchive(
  content: Uint8Array,
  own: boolean,
  tell: Progress,
): Promise<Brought['archive'] | Refusal> {
  const bytes = unpacked(content)
  if (isFailure(bytes)) return refuse('archive', bytes)
  const opened = open(bytes, own)
  if (isFailure(opened)) return refuse('archive', opened)
  const { database, lost } = opened
  try {
    const left = await readWhole(database, lost !== null, tell)
    if (left === null) return refuse('archive', 'damaged')
    return { content: database.serialize(), lost: lost === null ? null : lost + left }
  } finally {
    database.close()
  }
}

function unpacked(content: Uint8Array): Buffer | Failure {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const most = Math.min(LARGEST, Math.max(SMALL, bytes.length * MOST_RATIO))
  try {
    return gunzipSync(bytes, { maxOutputLength: most })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ERR_BUFFER_TOO_LARGE') return most === LARGEST ? 'too-large' : 'bomb'
    return code === 'Z_BUF_ERROR' ? 'cut' : 'altered'
  }
}

/** What a file is that is none of a campaign. */
function otherThan(bytes: Buffer): Failure {
  // Nothing but zeros is what a disk leaves of a file that was never written.
  if (bytes.every((byte) => byte === 0)) return 'empty'
  const entries = readDirectory(bytes, { entries: MOST_ENTRIES, total: LARGEST })
  if (isFailure(entries)) return 'not-one'
  if (entries.has('deck.json')) return 'a-deck'
  return entries.has('faction.json') ? 'a-faction' : 'not-one'
}

interface Opened {
  readonly database: SQLite.Database
  readonly lost: number | null
}

function open(bytes: Buffer, own: boolean): Opened | Failure {
  if (bytes.length < HEADER) return otherThan(bytes)
  const header = headerOf(bytes.subarray(0, HEADER))
  if (!header.sqlite || header.applicationId !== APPLICATION_ID) return otherThan(bytes)
  if (header.version > knownVersion()) return 'newer'
  if (!own && bytes.length < header.size) return 'cut'
  let database: SQLite.Database | null = null
  try {
    database = new SQLite(bytes)
    database.pragma('trusted_schema = OFF')
    if (!isOwnSchema(database)) return 'altered'
    let lost: number | null = null
    if (isBroken(database)) {
      if (!own) return 'damaged'
      const saved = salvage(database)
      database.close()
      database = saved.database
      lost = saved.lost
    }
    if (isRefusal(migrate(database, '', () => true) ?? {})) return 'damaged'
    // Nothing of it is undone here.
    database.exec('DELETE FROM undo_rows; DELETE FROM undo_steps')
    // What is left out takes its parts with it.
    database.pragma('foreign_keys = ON')
    if (!hasOwnTypes(database) || !hasOwnPictures(database)) return 'damaged'
    const good = { database, lost }
    database = null
    return good
  } catch {
    // SQLite says by throwing that a file is not one.
    return 'damaged'
  } finally {
    database?.close()
  }
}

function isBroken(database: SQLite.Database): boolean {
  try {
    return (
      database.pragma('integrity_check(1)', { simple: true }) !== 'ok' || brokenReferences(database) !== null
    )
  } catch {
    return true
  }
}

/** SQLite lets any column hold anything: what stands in each is what the schema says. */
function hasOwnTypes(database: SQLite.Database): boolean {
  return contentTables(database).every((table) =>
    columnsOf(database, table).every(({ name, type, notnull }) => {
      const types = notnull === 1 ? [type] : [type, 'null']
      const wrong = `typeof("${name}") NOT IN (${types.map((one) => `'${one.toLowerCase()}'`).join(', ')})`
      return !database.prepare(`SELECT 1 FROM "${table}" WHERE ${wrong} LIMIT 1`).get()
    }),
  )
}

/** Pictures are pixels, under the hash of their bytes (docs/adr/0010). */
function hasOwnPictures(database: SQLite.Database): boolean {
  for (const row of database.prepare<[], Row>('SELECT * FROM pictures').iterate()) {
    const picture = row.bytes instanceof Uint8Array ? pictureOf(row.bytes, 'photo') : null
    if (!picture || isRefusal(picture) || picture.id !== row.id || picture.media !== row.media) return false
  }
  return true
}
