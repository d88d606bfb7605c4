import { endOf, type End } from './end.ts'
import type { Failure } from './failures.ts'

/**
 * What an archive says of its entries, held against the archive itself before anything of it is unpacked. Muster writes
 * plain archives: what only a broken or hostile one has is refused, also where a kinder reader could go on. Layout and
 * names of the fields: PKWARE's APPNOTE.TXT, 4.3.
 */

/** Where an entry lies, and what it unpacks to. */
export interface Entry {
  readonly name: string
  /** Of its bytes in the archive: where they begin, and how many. */
  readonly at: number
  readonly packed: number
  readonly deflated: boolean
  /** Of its bytes unpacked: how many, and their CRC-32. */
  readonly size: number
  readonly sum: number
}

/** What an archive may hold at most. */
export interface Limits {
  readonly entries: number
  /** Bytes of all entries, unpacked. */
  readonly total: number
}

/** Bytes unpacked for each one packed: text repeats itself, but not so. Muster packs no entry closer. */
export const MOST_RATIO = 200
/** Below this size an entry may be packed as closely as it likes. */
export const RATIO_FROM = 256 * 1024

const IN_DIRECTORY = 0x02014b50
const IN_PLACE = 0x04034b50
const DIRECTORY_ROOM = 46
const PLACE_ROOM = 30
/** How well it was packed, sizes that come after the bytes, names in Unicode: what a plain entry may say of itself. */
const PLAIN_FLAGS = 0x0002 | 0x0004 | 0x0008 | 0x0800
/** Encrypted, strongly encrypted, a directory that is encrypted. */
const LOCKED_FLAGS = 0x0001 | 0x0040 | 0x2000
const SIZES_AFTER = 0x0008
/** Says that the figure is in a field of ZIP64, where no file of Muster needs one. */
const ELSEWHERE = 0xffffffff
const STORED = 0
const DEFLATED = 8

/** The entries of an archive by their names; folders are none. */
export function readDirectory(content: Uint8Array, limits: Limits): ReadonlyMap<string, Entry> | Failure {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const end = endOf(view)
  if (typeof end === 'string') return end
  if (end.entries > limits.entries) return 'too-many'
  const entries = entriesOf(content, view, end, limits)
  if (typeof entries === 'string') return entries
  return standsAgainst(entries) ?? new Map(entries.filter(isFile).map((entry) => [entry.name, entry]))
}

/** An entry, and where all of it lies, with the header before its bytes. */
interface Placed extends Entry {
  readonly from: number
}

function entriesOf(content: Uint8Array, view: DataView, end: End, limits: Limits): Placed[] | Failure {
  const entries: Placed[] = []
  let at = end.directory
  let total = 0
  for (let number = 0; number < end.entries; number += 1) {
    if (at + DIRECTORY_ROOM > end.at || view.getUint32(at, true) !== IN_DIRECTORY) return 'altered'
    const next = at + DIRECTORY_ROOM + lengthsAt(view, at + 28, 3)
    if (next > end.at) return 'altered'
    const entry = entryAt(content, view, at, end)
    if (typeof entry === 'string') return entry
    total += entry.size
    if (total > limits.total) return 'too-large'
    if (entry.size > RATIO_FROM && entry.size > entry.packed * MOST_RATIO) return 'bomb'
    entries.push(entry)
    at = next
  }
  return at === end.at ? entries : 'altered'
}

/** One line of the directory, and the header in place that has to say the same. */
function entryAt(content: Uint8Array, view: DataView, at: number, end: End): Placed | Failure {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const sum = view.getUint32(at + 16, true)
  const packed = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  const nameLength = view.getUint16(at + 28, true)
  const disk = view.getUint16(at + 34, true)
  const from = view.getUint32(at + 42, true)
  if (flags & LOCKED_FLAGS) return 'locked'
  if (flags & ~PLAIN_FLAGS || disk !== 0 || packed === ELSEWHERE || size === ELSEWHERE) return 'altered'
  if (from + PLACE_ROOM > end.directory) return 'altered'
  if (method !== DEFLATED && (method !== STORED || packed !== size)) return 'altered'
  const bytesFrom = from + PLACE_ROOM + lengthsAt(view, from + 26, 2)
  const agrees =
    view.getUint32(from, true) === IN_PLACE &&
    view.getUint16(from + 6, true) === flags &&
    view.getUint16(from + 8, true) === method &&
    view.getUint16(from + 26, true) === nameLength &&
    bytesFrom <= end.directory &&
    [sum, packed, size].every((figure, place) => {
      const there = view.getUint32(from + 14 + 4 * place, true)
      return there === figure || (there === 0 && (flags & SIZES_AFTER) !== 0)
    })
  if (!agrees) return 'altered'
  // Bytes that reach into the directory are bytes of something else too.
  if (bytesFrom + packed > end.directory) return 'bomb'
  const bytes = content.subarray(at + DIRECTORY_ROOM, at + DIRECTORY_ROOM + nameLength)
  const inPlace = content.subarray(from + PLACE_ROOM, from + PLACE_ROOM + nameLength)
  if (Buffer.compare(bytes, inPlace) !== 0) return 'altered'
  const name = nameOf(bytes)
  if (name === null) return 'names'
  if (name.endsWith('/') && size > 0) return 'altered'
  return { name, from, at: bytesFrom, packed, deflated: method === DEFLATED, size, sum }
}

/** The sum of some lengths that stand one after the other. */
function lengthsAt(view: DataView, at: number, count: number): number {
  let sum = 0
  for (let place = 0; place < count; place += 1) sum += view.getUint16(at + 2 * place, true)
  return sum
}

const isFile = ({ name }: Entry): boolean => !name.endsWith('/')

/** What entries do to each other: the same name in other letters, or the same bytes for several of them. */
function standsAgainst(entries: readonly Placed[]): Failure | null {
  const names = entries.map(({ name }) => name.replace(/\/$/, '').normalize('NFKC').toLowerCase())
  let free = 0
  for (const { from, at, packed } of entries.toSorted((one, other) => one.from - other.from)) {
    if (from < free) return 'bomb'
    // What stands before the first is no part of an archive.
    if (free === 0 && from !== 0) return 'altered'
    free = at + packed
  }
  return new Set(names).size === names.length ? null : 'names'
}

const unicode = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A path that stays in its folder on every system; null for any other name. */
function nameOf(bytes: Uint8Array): string | null {
  let name: string
  try {
    name = unicode.decode(bytes)
  } catch {
    // No Unicode: its decoder says so by throwing.
    return null
  }
  const steps = name.replace(/\/$/, '').split('/')
  const leads = steps.some((step) => step === '' || step === '.' || step === '..')
  return leads || /[\p{Cc}\\:]/u.test(name) ? null : name
}
