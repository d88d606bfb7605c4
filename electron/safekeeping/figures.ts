import type SQLite from 'better-sqlite3'
import { IS_LOGGED } from '../games.ts'
import type { Figures, Ids, Missing } from '../../shared/contract/safekeeping.ts'

/** What a file holds, counted; of an older one, too. */
export function figuresOf(database: SQLite.Database): Figures {
  const tables = tablesOf(database)
  const logged = loggedIn(database)
  const count = (table: string, where = 'true'): number =>
    tables.includes(table)
      ? (database.prepare<[], { n: number }>(`SELECT count(*) AS n FROM "${table}" WHERE ${where}`).get()
          ?.n ?? 0)
      : 0
  return {
    campaigns: count('campaigns'),
    battles: count('battles') + count('fights', logged),
    underWay: count('fights', `battle_id IS NULL AND NOT (${logged})`),
    lines: count('fight_events'),
    factions: count('factions'),
    players: count('players'),
    decks: count('decks'),
    documents: count('documents'),
    rows: contentTables(database).reduce((sum, table) => sum + count(table), 0),
  }
}

/** Which fights are battles of a log; older files have none. */
function loggedIn(database: SQLite.Database): string {
  const named = database.prepare("SELECT 1 FROM pragma_table_info('fights') WHERE name = 'system'").get()
  return named === undefined ? 'false' : IS_LOGGED
}

export const isEmpty = ({ rows }: Figures): boolean => rows === 0

/** The same of a file, without counting what it holds. */
export const holdsNothing = (database: SQLite.Database): boolean =>
  contentTables(database).every((table) => !database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get())

/** The tables that people fill: not those of undo, nor what is worked out. */
export const contentTables = (database: SQLite.Database): string[] =>
  tablesOf(database).filter(
    (table) => !table.startsWith('undo_') && !table.startsWith('sqlite_') && table !== 'fight_digests',
  )

/** How a person would tell each: by its name, and a battle by when it was entered. */
const TOLD = {
  campaigns: 'name',
  battles: 'created_at',
  factions: 'name',
  players: 'name',
  decks: 'name',
  documents: 'name',
} as const satisfies Record<keyof Ids, string>
const KINDS = Object.keys(TOLD) as (keyof Ids)[]

/** What a file holds of which one would say that it is missing, with how it is told. */
export interface Held {
  readonly things: Readonly<Record<keyof Ids, readonly { readonly id: string; readonly told: string }[]>>
  readonly lines: number
}

export function heldIn(database: SQLite.Database): Held {
  const tables = tablesOf(database)
  const more = (kind: keyof Ids): string =>
    kind === 'battles' && tables.includes('fights')
      ? ` UNION ALL SELECT id, created_at AS told FROM fights WHERE ${loggedIn(database)}`
      : ''
  const things = (kind: keyof Ids): Held['things'][keyof Ids] =>
    tables.includes(kind)
      ? database
          .prepare<[], { id: string; told: string }>(
            `SELECT id, "${TOLD[kind]}" AS told FROM "${kind}"${more(kind)}`,
          )
          .all()
      : []
  return { things: ofEach(things), lines: figuresOf(database).lines }
}

export const idsOf = ({ things }: Held): Ids => ofEach((kind) => things[kind].map(({ id }) => id))

/** What is there now and was not then, when the logs of battles had so many lines, as a person would tell it. */
export function missingOf(then: Ids, lines: number, now: Held): Missing {
  const lost = ofEach((kind) => {
    const had = then[kind] && new Set(then[kind])
    return had ? now.things[kind].flatMap(({ id, told }) => (had.has(id) ? [] : [told])) : []
  })
  return {
    ...lost,
    battles: lost.battles.map((at) => at.slice(0, 10)),
    lines: Math.max(0, now.lines - lines),
  }
}

const ofEach = <T>(of: (kind: keyof Ids) => T): Record<keyof Ids, T> =>
  Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<keyof Ids, T>

export function tablesOf(database: SQLite.Database): string[] {
  return database
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .all()
    .map(({ name }) => name)
}
