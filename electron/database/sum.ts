import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { readHeader } from './header.ts'

/** What was true of the file when it was closed: beside it, so that a byte that flips on the disk is found. */
interface Sum {
  readonly changes: number
  readonly written: number
  readonly crc32: number
}

/** Bytes of the file that are looked at together. */
const PIECE = 262_144

const sumPath = (path: string): string => `${path}.sum`

function sumOf(path: string): number {
  const file = openSync(path, 'r')
  try {
    const piece = Buffer.allocUnsafe(PIECE)
    let sum = 0
    for (let read = PIECE; read > 0;) {
      read = readSync(file, piece)
      sum = crc32(piece.subarray(0, read), sum)
    }
    return sum
  } finally {
    closeSync(file)
  }
}

/** After the file was closed. Where it cannot be kept, the file is looked through at the next start. */
export function writeSum(path: string): void {
  try {
    const { changes, written } = readHeader(path)
    const sum: Sum = { changes, written, crc32: sumOf(path) }
    writeFileSync(sumPath(path), JSON.stringify(sum))
  } catch {
    forgetSum(path)
  }
}

export function forgetSum(path: string): void {
  rmSync(sumPath(path), { force: true })
}

/**
 * Whether the file is what it was when it was closed, or is not though nothing has written it since. Before SQLite
 * opens it: reading it beside would give up its locks.
 */
export function lookAtSum(path: string): 'as closed' | 'altered' | 'not known' {
  const journal = `${path}-journal`
  if (!existsSync(sumPath(path)) || existsSync(journal)) return 'not known'
  try {
    const sum = JSON.parse(readFileSync(sumPath(path), 'utf8')) as Partial<Sum>
    const { changes, written } = readHeader(path)
    // A sum of an earlier version has no CRC.
    if (sum.changes !== changes || sum.written !== written || sum.crc32 === undefined) return 'not known'
    return sum.crc32 === sumOf(path) ? 'as closed' : 'altered'
  } catch {
    // A sum that cannot be read tells nothing of the file.
    return 'not known'
  }
}
