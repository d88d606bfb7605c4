import type SQLite from 'better-sqlite3'
import type { Figures, Missing } from '../../shared/contract/safekeeping.ts'

/** What a file holds, counted; of an older one, too. */
export function figuresOf(database: SQLite.Database): Figures {
  const tables = tablesOf(database)
  const count = (table: string, where = 'true'): number =>
    tables.includes(table)
      ? (database.prepare<[], { n: number }>(`SELECT count(*) AS n FROM "${table}" WHERE ${where}`).get()
          ?.n ?? 0)
      : 0
  return {
    campaigns: count('campaigns'),
    battles: count('battles'),
    underWay: count('fights', 'battle_id IS NULL'),
    lines: count('fight_events'),
    factions: count('factions'),
    players: count('players'),
    decks: count('decks'),
    rows: contentTables(database).reduce((sum, table) => sum + count(table), 0),
  }
}

export const isEmpty = ({ rows }: Figures): boolean => rows === 0

/** The tables that people fill: not those of undo, nor what is worked out. */
export const contentTables = (database: SQLite.Database): string[] =>
  tablesOf(database).filter(
    (table) => !table.startsWith('undo_') && !table.startsWith('sqlite_') && table !== 'fight_digests',
  )

/** What is in one file and not in the other, as a person would tell it. */
export function missingIn(earlier: SQLite.Database, now: SQLite.Database): Missing {
  const lost = (table: string, column: string, where = 'true'): string[] => {
    const columns = `SELECT id, "${column}" AS told FROM "${table}" WHERE ${where}`
    const there = new Set(
      tablesOf(earlier).includes(table)
        ? earlier
            .prepare<[], { id: string }>(`SELECT id FROM "${table}"`)
            .all()
            .map(({ id }) => id)
        : [],
    )
    if (!tablesOf(now).includes(table)) return []
    return now
      .prepare<[], { id: string; told: string }>(columns)
      .all()
      .flatMap(({ id, told }) => (there.has(id) ? [] : [told]))
  }
  const [before, after] = [figuresOf(earlier), figuresOf(now)]
  return {
    campaigns: lost('campaigns', 'name'),
    battles: lost('battles', 'created_at').map((at) => at.slice(0, 10)),
    lines: Math.max(0, after.lines - before.lines),
    factions: lost('factions', 'name'),
    players: lost('players', 'name'),
    decks: lost('decks', 'name'),
  }
}

export function tablesOf(database: SQLite.Database): string[] {
  return database
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .all()
    .map(({ name }) => name)
}
