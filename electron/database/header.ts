import { closeSync, openSync, readSync } from 'node:fs'

/** 'MUST' in ASCII: marks a SQLite file as a Muster database. */
export const APPLICATION_ID = 0x4d555354

export interface FileHeader {
  readonly sqlite: boolean
  readonly applicationId: number
  readonly userVersion: number
}

/**
 * Reads the first 100 bytes of a file as SQLite's header, without SQLite: opening a foreign file with it
 * could already change that file. Offsets are those of the SQLite file format.
 */
export function readHeader(path: string): FileHeader {
  const bytes = Buffer.alloc(100)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, 0)
  } finally {
    closeSync(file)
  }
  return {
    sqlite: bytes.toString('latin1', 0, 16) === 'SQLite format 3\0',
    applicationId: bytes.readUInt32BE(68),
    userVersion: bytes.readUInt32BE(60),
  }
}
