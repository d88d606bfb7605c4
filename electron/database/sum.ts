import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readHeader } from './header.ts'

/** What was true of the file when it was closed: beside it, so that a byte that flips on the disk is found. */
interface Sum {
  readonly changes: number
  readonly written: number
  readonly sha256: string
}

const sumPath = (path: string): string => `${path}.sum`
const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/** After the file was closed. Where it cannot be kept, the file is looked at without it. */
export function writeSum(path: string): void {
  try {
    const { changes, written } = readHeader(path)
    const sum: Sum = { changes, written, sha256: hash(path) }
    writeFileSync(sumPath(path), JSON.stringify(sum))
  } catch {
    rmSync(sumPath(path), { force: true })
  }
}

/**
 * Whether the file is not what it was when it was closed, though nothing has written it since. Before SQLite opens it:
 * reading it beside would give up its locks.
 */
export function isAltered(path: string): boolean {
  const journal = `${path}-journal`
  if (!existsSync(sumPath(path)) || existsSync(journal)) return false
  try {
    const sum = JSON.parse(readFileSync(sumPath(path), 'utf8')) as Partial<Sum>
    const { changes, written } = readHeader(path)
    return sum.changes === changes && sum.written === written && sum.sha256 !== hash(path)
  } catch {
    // A sum that cannot be read tells nothing of the file.
    return false
  }
}
