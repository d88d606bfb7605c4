import SQLite from 'better-sqlite3'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { countChange } from '../../electron/database/header.ts'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'

/** Puts the file of a folder and its journal into another as they lie there when the power goes in a large change. */
export function powerCut(from: string, to: string): void {
  const path = join(from, FILE_NAME)
  const database = new SQLite(path)
  database.pragma('journal_mode = DELETE')
  database.pragma('cache_size = 5')
  database.exec('BEGIN IMMEDIATE')
  countChange(database)
  database.exec('CREATE TABLE IF NOT EXISTS half (text)')
  const insert = database.prepare('INSERT INTO half VALUES (?)')
  for (let n = 0; n < 200; n += 1) insert.run('half done '.repeat(100))
  database.exec(`UPDATE campaigns SET name = 'half done'`)
  for (let n = 0; n < 200; n += 1) insert.run('half done '.repeat(100))
  for (const part of ['', '-journal']) copyFileSync(`${path}${part}`, join(to, `${FILE_NAME}${part}`))
  database.exec('ROLLBACK')
  database.close()
}
