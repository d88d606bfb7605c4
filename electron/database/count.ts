import type SQLite from 'better-sqlite3'
import { changesIn, headerNumber, versionIn } from './header.ts'

/** Begins a transaction: the file has been changed once more. */
export function countChange(database: SQLite.Database): void {
  const number = database.pragma('user_version', { simple: true }) as number
  database.pragma(`user_version = ${headerNumber(versionIn(number), changesIn(number) + 1)}`)
}
