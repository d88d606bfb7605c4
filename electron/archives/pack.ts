import SQLite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { APPLICATION_ID, headerNumber } from '../database/header.ts'
import { MIGRATIONS } from '../database/migrate.ts'
import { brokenReferences } from '../database/references.ts'
import { bring } from './bring.ts'

/**
 * Packs a campaign as an archive: a campaign file with nothing but that brought over, packed as backups are. Null where
 * it does not pass the check of one.
 */
export async function packCampaign(file: SQLite.Database, id: string): Promise<Uint8Array | null> {
  const archive = emptyFile()
  try {
    archive.transaction(() => bring(archive, file, [{ kind: 'campaign', id }], []))()
    const isSound =
      archive.pragma('integrity_check(1)', { simple: true }) === 'ok' && brokenReferences(archive) === null
    return isSound ? await promisify(gzip)(archive.serialize()) : null
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
