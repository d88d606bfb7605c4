import SQLite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { gzipSync } from 'node:zlib'
import { APPLICATION_ID, headerNumber } from '../database/header.ts'
import { MIGRATIONS } from '../database/migrate.ts'
import { gather } from './gather.ts'
import { openPutting, openRows, referencesOf } from './tables.ts'

/**
 * Packs a campaign as an archive: a campaign file with that in it and what it needs, packed as backups are. Null where
 * it does not pass the check of one.
 */
export function packArchive(file: SQLite.Database, campaign: string): Uint8Array | null {
  const archive = emptyFile()
  try {
    copyCampaign(file, archive, campaign)
    const isSound =
      archive.pragma('integrity_check(1)', { simple: true }) === 'ok' &&
      (archive.pragma('foreign_key_check') as unknown[]).length === 0
    return isSound ? gzipSync(archive.serialize()) : null
  } finally {
    archive.close()
  }
}

/** As the program makes one, in memory. */
export function emptyFile(version?: number): SQLite.Database {
  const database = new SQLite(':memory:')
  const steps = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, version)
  for (const statement of steps.flatMap(({ sql }) => sql)) database.exec(statement)
  // Rows come in any order; whoever fills it checks them at the end.
  database.pragma('foreign_keys = OFF')
  database.pragma(`application_id = ${APPLICATION_ID}`)
  database.pragma(`user_version = ${headerNumber(steps.length, 0)}`)
  return database
}

function copyCampaign(file: SQLite.Database, archive: SQLite.Database, campaign: string): void {
  const put = openPutting(archive)
  const gathered = gather(file, [{ kind: 'campaign', id: campaign }])
  const rows = openRows(archive)
  archive.transaction(() => {
    for (const [table, all] of gathered) for (const row of all.values()) put(table, row)
    // What refers to something that stays behind does without it.
    for (const { table, column, to, mayBeNull } of referencesOf(archive)) {
      if (!mayBeNull) continue
      for (const { id, [column]: named } of gathered.get(table)?.values() ?? [])
        if (typeof named === 'string' && !rows.has(to, named))
          archive.prepare(`UPDATE "${table}" SET "${column}" = NULL WHERE id = ?`).run(id)
    }
  })()
}
