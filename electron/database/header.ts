import type SQLite from 'better-sqlite3'
import { closeSync, openSync, readSync } from 'node:fs'

/** 'MUST' in ASCII: marks a SQLite file as a Muster database. */
export const APPLICATION_ID = 0x4d555354

export interface FileHeader {
  readonly sqlite: boolean
  readonly applicationId: number
  /** How many migrations it has had. */
  readonly version: number
  /** How often Muster has changed it; round again after eight millions. */
  readonly changes: number
  /** SQLite's own count: another one after any program has written. */
  readonly written: number
  /** Bytes of the whole file, as it says of itself; 0 where it does not. */
  readonly size: number
}

/*
 * SQLite gives a program one number in the header. Its lower 8 bits are the version, the others count the changes: each
 * transaction begins by counting, so that a journal left by a power cut tells in its first page which state it belongs to.
 */
const VERSION_BITS = 8
export const MOST_CHANGES = 2 ** 23

export const versionIn = (number: number): number => number & 0xff
export const changesIn = (number: number): number => number >>> VERSION_BITS

export function headerNumber(version: number, changes: number): number {
  return (changes % MOST_CHANGES) * 2 ** VERSION_BITS + version
}

/** Begins a transaction: the file has been changed once more. */
export function countChange(database: SQLite.Database): void {
  const number = database.pragma('user_version', { simple: true }) as number
  database.pragma(`user_version = ${headerNumber(versionIn(number), changesIn(number) + 1)}`)
}

/**
 * Reads the first 100 bytes of a file as SQLite's header, without SQLite: opening a foreign file with it
 * could already change that file. Offsets are those of the SQLite file format. Never of a file that this process has
 * open: closing it here would give up the locks on it.
 */
export function readHeader(path: string): FileHeader {
  return headerOf(firstBytes(path, 100))
}

/** The header at the beginning of a file's first page. */
export function headerOf(page: Buffer): FileHeader {
  const number = page.readUInt32BE(60)
  const written = page.readUInt32BE(24)
  // 1 stands for 65536, which does not fit. The count of pages holds for the last writer that knew of it.
  const pageSize = page.readUInt16BE(16) === 1 ? 65_536 : page.readUInt16BE(16)
  const pages = page.readUInt32BE(92) === written ? page.readUInt32BE(28) : 0
  return {
    sqlite: page.toString('latin1', 0, 16) === 'SQLite format 3\0',
    applicationId: page.readUInt32BE(68),
    version: versionIn(number),
    changes: changesIn(number),
    written,
    size: pages * pageSize,
  }
}

/** The first bytes of a file; what it has not is zero. */
export function firstBytes(path: string, count: number, from = 0): Buffer {
  const bytes = Buffer.alloc(count)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, count, from)
  } finally {
    closeSync(file)
  }
  return bytes
}
