import SQLite from 'better-sqlite3'

const MOVED_ON = 'This fight has moved on since it was entered.'

/**
 * A fight that was entered in its campaign and taken out again may have been played on since. Undo would put the
 * old result beside another log: the database refuses that, whoever tries. And the PINs of a fight go with it.
 */
export function guardFights(database: SQLite.Database): void {
  database.exec(
    `CREATE TEMP TRIGGER fights_moved_on BEFORE UPDATE OF battle_id ON main.fights
     WHEN old.battle_id IS NULL AND new.battle_id IS NOT NULL AND new.entered_event IS NOT
       (SELECT id FROM main.fight_events WHERE fight_id = new.id ORDER BY number DESC LIMIT 1)
     BEGIN SELECT RAISE(ABORT, '${MOVED_ON}'); END`,
  )
  // Whichever way a fight goes, also with its campaign.
  database.exec(
    `CREATE TEMP TRIGGER fights_pins AFTER DELETE ON main.fights
     BEGIN DELETE FROM usuals WHERE id > 'pin-' || old.id || '-' AND id < 'pin-' || old.id || '.'; END`,
  )
}

export function isGuarded(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.message === MOVED_ON
}
