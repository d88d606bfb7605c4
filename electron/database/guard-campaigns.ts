import type SQLite from 'better-sqlite3'

/**
 * What stands among the usuals goes with what it is about, whichever way that goes: how a campaign's group likes its
 * prints, and the PINs of documents.
 */
export function guardCampaigns(database: SQLite.Database): void {
  database.exec(
    `CREATE TEMP TRIGGER campaigns_prints AFTER DELETE ON main.campaigns
     BEGIN DELETE FROM usuals WHERE id = 'print-' || old.id; END`,
  )
  database.exec(
    `CREATE TEMP TRIGGER documents_pins AFTER DELETE ON main.documents
     BEGIN DELETE FROM usuals WHERE id = 'pin-document-' || old.id; END`,
  )
}
