import { strToU8, zipSync, type Zippable } from 'fflate/browser'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { MOST_RATIO, RATIO_FROM, readDirectory, type Entry, type Limits } from './directory.ts'
import { isFailure, type Failure } from './failures.ts'

/** An archive whose directory was held against it; each of its entries is unpacked when it is asked for. */
export interface Archive {
  /** An entry's bytes; null where there is none, a failure where it is larger than `most` or not what it says. */
  entry(name: string, most: number): Uint8Array | Failure | null
}

export function openArchive(content: Uint8Array, limits: Limits): Archive | Failure {
  const entries = readDirectory(content, limits)
  if (isFailure(entries)) return entries
  return {
    entry: (name, most) => {
      const entry = entries.get(name)
      if (!entry) return null
      if (entry.size > most) return 'too-large'
      const bytes = bytesOf(content, entry)
      return bytes?.length === entry.size && crc32(bytes) === entry.sum ? bytes : 'altered'
    },
  }
}

/** Never more than the entry says of itself, whatever it unpacks to: there is no room for it. */
function bytesOf(content: Uint8Array, { at, packed, deflated, size }: Entry): Uint8Array | null {
  const bytes = content.subarray(at, at + packed)
  if (!deflated) return bytes
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) })
  } catch {
    // Broken, or more than it says: zlib says so by throwing.
    return null
  }
}

/** Packs a text, and bytes that are packed already. */
export function packArchive(
  [name, text]: readonly [name: string, text: string],
  packed: readonly (readonly [name: string, bytes: Uint8Array])[],
): Uint8Array {
  const bytes = strToU8(text)
  const entries: Zippable = { [name]: [bytes, { level: isTooClose(bytes) ? 0 : 6 }] }
  for (const [one, content] of packed) entries[one] = [content, { level: 0 }]
  return zipSync(entries)
}

/** A text that repeats itself without end would pack as a bomb does; half of what is read keeps well clear of that. */
function isTooClose(bytes: Uint8Array): boolean {
  return bytes.length > RATIO_FROM && deflateRawSync(bytes).length * (MOST_RATIO / 2) < bytes.length
}
