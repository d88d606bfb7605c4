import type SQLite from 'better-sqlite3'

/** Names by which the things of a step are told, with `@id` of a row, `@row` as JSON, and the `@step`. */
const OWN = `SELECT @row ->> '$.name' AS name`
const FACTION = `SELECT f.name FROM participants p JOIN factions f ON f.id = p.faction_id
  WHERE p.id = @row ->> '$.participant_id'`
const TROOPER = `SELECT name FROM troopers WHERE id = @row ->> '$.trooper_id'`
const FIGHT = `SELECT group_concat(name, ' – ') AS name FROM
  (SELECT name FROM fight_sides WHERE fight_id = @id ORDER BY place)`
/** Of one that is not there now: its sides went with it in the same step. */
const GONE_FIGHT = `SELECT group_concat(name, ' – ') AS name FROM
  (SELECT coalesce(after, before) ->> '$.name' AS name FROM undo_rows
    WHERE step_id = @step AND table_name = 'fight_sides' ORDER BY coalesce(after, before) ->> '$.place')`
const SHORT_NAMES = `JOIN factions f ON f.id = p.faction_id`
const FIXTURE = `SELECT a.name || ' – ' || b.name AS name FROM
  (SELECT f.short_name AS name FROM participants p ${SHORT_NAMES} WHERE p.id = @row ->> '$.participant_a') a,
  (SELECT f.short_name AS name FROM participants p ${SHORT_NAMES} WHERE p.id = @row ->> '$.participant_b') b`
const sidesOf = (battle: string): string => `SELECT group_concat(name, ' – ') AS name FROM
  (SELECT f.short_name AS name FROM battle_sides s JOIN participants p ON p.id = s.participant_id ${SHORT_NAMES}
    WHERE s.battle_id = ${battle} ORDER BY s.place)`
/** Of a battle that is not there now: its sides went with it in the same step. */
const GONE_SIDES = `SELECT group_concat(name, ' – ') AS name FROM
  (SELECT f.short_name AS name FROM undo_rows u
    JOIN participants p ON p.id = coalesce(u.after, u.before) ->> '$.participant_id' ${SHORT_NAMES}
    WHERE u.step_id = @step AND u.table_name = 'battle_sides'
    ORDER BY coalesce(u.after, u.before) ->> '$.place')`

/** What a step may be about, the first that it touched before the others: a campaign is begun with its players. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  campaigns: [OWN],
  documents: [OWN],
  decks: [OWN],
  factions: [OWN],
  battles: [sidesOf('@id'), GONE_SIDES],
  battle_sides: [sidesOf(`@row ->> '$.battle_id'`)],
  battle_changes: [sidesOf(`@row ->> '$.battle_id'`)],
  fixtures: [FIXTURE],
  fights: [FIGHT, GONE_FIGHT],
  trash: [OWN],
  tech_purchases: [FACTION],
  decorations: [TROOPER],
  troopers: [OWN],
  players: [OWN],
  name_lists: [OWN],
}

interface Touched {
  readonly table_name: string
  readonly row_id: string
  readonly row: string
}

const TABLES = Object.keys(THINGS)
const FIRST = `SELECT table_name, row_id, coalesce(after, before) AS row FROM undo_rows
  WHERE step_id = ? AND table_name IN (${TABLES.map((table) => `'${table}'`).join(', ')})
  ORDER BY CASE table_name ${TABLES.map((table, place) => `WHEN '${table}' THEN ${place}`).join(' ')} END, id LIMIT 1`

/** The name of what a step changed, for the sentence that offers to undo it; null where nothing of it has one. */
export function subjectOf(database: SQLite.Database, step: number): string | null {
  const touched = database.prepare<[number], Touched>(FIRST).get(step)
  if (!touched) return null
  const { table_name: table, row_id: id, row } = touched
  for (const sql of THINGS[table] ?? []) {
    const name = database.prepare<[object], { name: string | null }>(sql).get({ id, row, step })?.name
    if (name) return name
  }
  return null
}
