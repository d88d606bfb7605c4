import type SQLite from 'better-sqlite3'

/** How a campaign's group likes its prints stands among the usuals: it goes with the campaign, whichever way that goes. */
export function guardCampaigns(database: SQLite.Database): void {
  database.exec(
    `CREATE TEMP TRIGGER campaigns_prints AFTER DELETE ON main.campaigns
     BEGIN DELETE FROM usuals WHERE id = 'print-' || old.id; END`,
  )
}
