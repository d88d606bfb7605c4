import { existsSync, statSync } from 'node:fs'
import { firstBytes, headerOf, MOST_CHANGES, readHeader } from './header.ts'

/** What SQLite keeps beside a file while it writes. */
export const COMPANIONS = ['-journal', '-wal', '-shm'] as const

const MAGIC = 'd9d505f920a163d7'

/**
 * Whether a rollback journal beside the file is another file's: one was put in the place of that which was being
 * written when the power went. SQLite would roll it into whatever lies there, and mix the two. A journal belongs to
 * the state that its own first page tells of, or to the next one, which is being written.
 */
export function isForeignJournal(path: string): boolean {
  if (!isForeignNow(path)) return false
  // Another Muster that is writing just now may have gone on between the one look and the other.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  return isForeignNow(path)
}

function isForeignNow(path: string): boolean {
  const journal = `${path}-journal`
  if (!existsSync(journal) || statSync(journal).size === 0) return false
  const before = changesBefore(journal)
  if (before === null) return false
  const { changes } = readHeader(path)
  return changes !== before && changes !== (before + 1) % MOST_CHANGES
}

/** How often the file had been changed when the journal was begun; null where it does not tell. */
function changesBefore(journal: string): number | null {
  const header = firstBytes(journal, 28)
  // Without its mark it was never finished, and SQLite passes it over.
  if (header.toString('hex', 0, 8) !== MAGIC) return null
  const [records, sector, page] = [header.readUInt32BE(8), header.readUInt32BE(20), header.readUInt32BE(24)]
  if (records === 0 || sector === 0 || sector > 65_536 || page < 512 || page > 65_536) return null
  const first = firstBytes(journal, 4 + page, sector)
  return first.readUInt32BE(0) === 1 ? headerOf(first.subarray(4)).changes : null
}
