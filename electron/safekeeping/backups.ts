import SQLite from 'better-sqlite3'
import { createHash, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import { record, type Backup, type BackupRecord, type Cause } from '../../shared/contract/safekeeping.ts'
import { APPLICATION_ID, changesIn, headerNumber, MOST_CHANGES, versionIn } from '../database/header.ts'
import { brokenReferences } from '../database/references.ts'
import { clearDrafts, readInParts, writeWhole, type Step } from './drafts.ts'
import { packFile, type Sum } from './packed.ts'
import { figuresOf, heldIn, holdsNothing, idsOf, isEmpty } from './figures.ts'
import { keptOf } from './kept.ts'

/** Why a backup was not made. */
export type Failure = 'unsound' | 'disk-full' | 'unwritable'

/** Made, not made, or not wanted: an empty file is not put over what has something in it. */
export type Made = { readonly made: BackupRecord } | { readonly failed: Failure } | { readonly made: null }

export const PACKED = '.sqlite.gz'
export const RECORD = '.json'
/** As older versions of Muster kept them. */
const PLAIN = '.sqlite'
const NAMED = /^(?:muster-\d{6}-\d{4}-\d{2}-\d{2}\.sqlite\.gz|muster-(?:day|before)-[\w-]+\.sqlite)$/
const LEAST_KEPT = 3
const NO_STEP: Step = () => undefined
const QUICK = { level: constants.Z_BEST_SPEED }

/** Where the backups of a data folder are. */
export const backupFolder = (data: string): string => join(data, 'backups')
/** In a second place backups have a folder of their own, and in it each data folder of each machine one. */
export const secondFolders = (place: string): string => join(place, 'Muster backups')
export const secondFolder = (place: string, data: string): string => join(secondFolders(place), ownName(data))
/** What the folder of a data folder of this machine is called there. */
export const ownName = (data: string): string =>
  createHash('sha256').update(`${hostname()} ${data}`).digest('hex').slice(0, 8)

/**
 * Makes a backup at once: before the file is changed as a whole, and as it is closed. It is opened again, checked and
 * counted, packed, unpacked and compared before it has its name.
 */
export function backUpNow(database: SQLite.Database, folder: string, cause: Cause): Made {
  return safely(folder, (draft, number) => {
    if (isUnwanted(database, folder)) return { made: null }
    database.prepare('VACUUM INTO ?').run(draft)
    const bytes = prove(draft)
    if (bytes?.of.figures.rows !== figuresOf(database).rows) return { failed: 'unsound' }
    const packed = gzipSync(bytes.content, QUICK)
    if (!gunzipSync(packed).equals(bytes.content)) return { failed: 'unsound' }
    return put(folder, { ...bytes.of, number, cause, packed: sumOf(packed) }, (path) =>
      writeWhole(path, packed),
    )
  })
}

/** The bytes of a whole copy for somebody to keep; null where it is not sound. `draft`: where it is made meanwhile. */
export function copyOf(database: SQLite.Database, draft: string): Buffer | null {
  clear(draft)
  try {
    database.prepare('VACUUM INTO ?').run(draft)
    return prove(draft)?.content ?? null
  } finally {
    clear(draft)
  }
}

/** What a copy is, found sound and packed beside it, before it has a number. */
type Copied = Omit<BackupRecord, 'number' | 'cause'>
export type Packing = { readonly of: Copied } | { readonly failed: Failure }

/** A copy that is being made, and what it is packed into. */
const packedBeside = (draft: string): string => `${draft}.gz`

/**
 * The same in small steps, while people go on: what they change meanwhile is in it. Its number is above `above`. `pack`:
 * looks at the copy and packs it, here or where it holds nobody up.
 */
export async function backUpGently(
  database: SQLite.Database,
  folder: string,
  cause: Cause,
  { above = 0, pack = packCopy }: { above?: number; pack?: (draft: string) => Promise<Packing> } = {},
): Promise<Made> {
  const begun = begin(folder, above)
  if ('failed' in begun) return begun
  const { draft, number } = begun
  try {
    if (isUnwanted(database, folder)) return { made: null }
    await database.backup(draft)
    const packing = await pack(draft)
    if ('failed' in packing) return packing
    return put(folder, { ...packing.of, number, cause }, (path) => renameSync(packedBeside(draft), path))
  } catch (error) {
    return { failed: failureOf(error) }
  } finally {
    clear(draft)
  }
}

/**
 * Opens a copy, checks and counts it, and packs it into a file beside it, which is unpacked again and compared. Piece by
 * piece: as a whole, a file of a thousand battles would be held three times over.
 */
export async function packCopy(draft: string, step: Step = NO_STEP): Promise<Packing> {
  try {
    const of = examine(draft)
    if (of === null) return { failed: 'unsound' }
    step()
    const sums = await packFile(draft, packedBeside(draft), step)
    return sums === null ? { failed: 'unsound' } : { of: { ...of, ...sums } }
  } catch (error) {
    return { failed: failureOf(error) }
  }
}

function safely(folder: string, make: (draft: string, number: number) => Made): Made {
  const begun = begin(folder)
  if ('failed' in begun) return begun
  try {
    return make(begun.draft, begun.number)
  } catch (error) {
    return { failed: failureOf(error) }
  } finally {
    clear(begun.draft)
  }
}

/** The last number that was given in a folder, also to one that is still being made. */
const given = new Map<string, number>()

function begin(folder: string, above = 0): { draft: string; number: number } | { failed: Failure } {
  try {
    mkdirSync(folder, { recursive: true })
    clearDrafts(folder, /^making-(\d+)-\d+\.sqlite/)
    const number = 1 + Math.max(above, given.get(folder) ?? 0, ...recordsIn(folder).map((one) => one.number))
    given.set(folder, number)
    return { draft: join(folder, `making-${process.pid}-${number}.sqlite`), number }
  } catch (error) {
    return { failed: failureOf(error) }
  }
}

function clear(draft: string): void {
  for (const ending of ['', '-journal', '-wal', '-shm', '.gz']) rmSync(`${draft}${ending}`, { force: true })
}

function failureOf(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code.startsWith('SQLITE_FULL')) return 'disk-full'
  return code.startsWith('SQLITE_CORRUPT') ? 'unsound' : 'unwritable'
}

/** An empty file is no news beside a backup that has something in it. */
function isUnwanted(database: SQLite.Database, folder: string): boolean {
  return holdsNothing(database) && recordsIn(folder).some(({ figures }) => !isEmpty(figures))
}

/** A copy that is found sound, with its bytes; null where it is not. */
function prove(draft: string): {
  readonly content: Buffer
  readonly of: Omit<Copied, 'packed'>
} | null {
  const of = examine(draft)
  if (of === null) return null
  const content = readFileSync(draft)
  return { content, of: { ...of, database: sumOf(content) } }
}

/**
 * Opens a copy as a file of its own, checks and counts it; null where it is not sound. The copy counts its changes from
 * elsewhere: no journal that the open file leaves behind ever fits it.
 */
function examine(draft: string): Omit<Copied, 'database' | 'packed'> | null {
  const copy = new SQLite(draft)
  try {
    copy.pragma('journal_mode = DELETE')
    copy.pragma('trusted_schema = OFF')
    const number = copy.pragma('user_version', { simple: true }) as number
    const changes = changesIn(number)
    const marked = (changes + 1000 + randomInt(MOST_CHANGES - 2000)) % MOST_CHANGES
    copy.pragma(`user_version = ${headerNumber(versionIn(number), marked)}`)
    if (copy.pragma('application_id', { simple: true }) !== APPLICATION_ID) return null
    if (copy.pragma('integrity_check(1)', { simple: true }) !== 'ok') return null
    if (brokenReferences(copy) !== null) return null
    const [figures, ids] = [figuresOf(copy), idsOf(heldIn(copy))]
    return { madeAt: new Date().toISOString(), version: versionIn(number), changes, marked, figures, ids }
  } finally {
    copy.close()
  }
}

function sumOf(content: Buffer): Sum {
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

const nameOf = ({ number, madeAt }: BackupRecord): string =>
  `muster-${String(number).padStart(6, '0')}-${madeAt.slice(0, 10)}`

/** Gives it its name, the record first: a backup that is there has one. */
function put(folder: string, of: BackupRecord, name: (path: string) => void): Made {
  const path = join(folder, nameOf(of))
  writeWhole(`${path}${RECORD}`, Buffer.from(JSON.stringify(of, null, 2)))
  name(`${path}${PACKED}`)
  return { made: of }
}

/** What is told beside the backups; what cannot be read is passed over. */
function recordsIn(folder: string): BackupRecord[] {
  return backupsIn(folder, 'own').flatMap(({ record: of }) => (of ? [of] : []))
}

/** A backup as it lies there. */
export interface Found extends Omit<Backup, 'missing' | 'inBoth'> {
  readonly path: string
  readonly record: BackupRecord | null
}

/** The backups of a folder, the newest first. */
export function backupsIn(folder: string, place: Backup['place']): Found[] {
  return namesIn(folder, place)
    .filter((name) => NAMED.test(name))
    .flatMap((name): Found[] => {
      const path = join(folder, name)
      // One that goes meanwhile is not there.
      const lies = statSync(path, { throwIfNoEntry: false })
      if (!lies) return []
      const { size, mtime } = lies
      const id = name.replace(/\.sqlite(?:\.gz)?$/, '')
      const of = name.endsWith(PACKED) ? readRecord(join(folder, `${id}${RECORD}`)) : null
      return [
        {
          id,
          place,
          path,
          record: of,
          madeAt: of?.madeAt ?? mtime.toISOString(),
          cause: of?.cause ?? 'older',
          bytes: size,
          figures: of?.figures ?? null,
          damaged: of !== null && of.packed.bytes !== size,
        },
      ]
    })
    .toSorted((a, b) => (b.record?.number ?? 0) - (a.record?.number ?? 0) || (a.id < b.id ? 1 : -1))
}

/** Where one's own cannot be read there are none; that none can be made there either is told when one is. */
function namesIn(folder: string, place: Backup['place']): string[] {
  if (!existsSync(folder)) return []
  try {
    return readdirSync(folder)
  } catch (error) {
    if (place === 'second') throw error
    return []
  }
}

function readRecord(path: string): BackupRecord | null {
  try {
    const read = record.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The file that was backed up, where it is still what it was; null where it is not. */
export function contentOf({ path, record: of }: Found, step: Step = NO_STEP): Buffer | null {
  try {
    const packed = readInParts(path, step)
    if (path.endsWith(PLAIN)) return packed
    if (of && sumOf(packed).sha256 !== of.packed.sha256) return null
    const content = gunzipSync(packed, { maxOutputLength: 4_000_000_000 })
    return of && sumOf(content).sha256 !== of.database.sha256 ? null : content
  } catch {
    return null
  }
}

/** Those that were found whole since the program was started, as they lie there. */
const foundWhole = new Set<string>()

export function isWhole({ path, record: of }: Found, step: Step = NO_STEP): boolean {
  try {
    const { size, mtimeMs } = statSync(path)
    const known = `${path} ${size} ${mtimeMs}`
    if (foundWhole.has(known)) return true
    if (of === null || sumOf(readInParts(path, step)).sha256 !== of.packed.sha256) return false
    foundWhole.add(known)
    return true
  } catch {
    return false
  }
}

/** A backup that has told what it is, and is as long as that. */
export const isGood = ({ record: of, damaged }: Found): boolean => of !== null && !damaged

/**
 * Of a folder's good backups, the newest first: those that are kept, and those that are more. All that are kept take no
 * more than so many megabytes; the newest three stay in any case.
 */
export function parted(all: readonly Found[], megabytes: number): { stay: Found[]; go: Found[] } {
  const good = all.filter(isGood)
  const kept = keptOf(good.flatMap((one) => one.record ?? []))
  const [stay, go]: [Found[], Found[]] = [[], []]
  let bytes = 0
  for (const one of good) {
    const isKept = one.record !== null && kept.has(one.record.number)
    if (isKept) bytes += one.bytes
    const fits = bytes <= megabytes * 1_000_000 || stay.length < LEAST_KEPT
    ;(isKept && fits ? stay : go).push(one)
  }
  return { stay, go }
}

/** Takes away what is more than is kept. One that is not what it was never takes the place of a good one. */
export function thinOut(folder: string, megabytes: number, step: Step = NO_STEP): void {
  let good = backupsIn(folder, 'own')
  for (;;) {
    const { stay, go } = parted(good, megabytes)
    const whole = go.length === 0 ? stay : stay.filter((one) => isWhole(one, step))
    if (whole.length === stay.length) {
      for (const one of go) remove(folder, one)
      return
    }
    good = good.filter((one) => whole.includes(one) || go.includes(one))
  }
}

function remove(folder: string, { id, path }: Found): void {
  rmSync(path, { force: true })
  rmSync(join(folder, `${id}${RECORD}`), { force: true })
}
