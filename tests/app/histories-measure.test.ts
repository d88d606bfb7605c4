import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import type { HistoryBattle } from '../../shared/systems/seven-seconds/contract/histories.ts'
import { DEFAULT_RULES } from '../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { lossesByType, lossesByWeapon } from '../../shared/systems/seven-seconds/histories/measure/losses.ts'
import { luck } from '../../shared/systems/seven-seconds/histories/measure/luck.ts'
import { victoryPointsBy } from '../../shared/systems/seven-seconds/histories/measure/points.ts'
import { race } from '../../shared/systems/seven-seconds/histories/measure/race.ts'
import { rounds } from '../../shared/systems/seven-seconds/histories/measure/rounds.ts'
import { scopeOf, type Scope } from '../../shared/systems/seven-seconds/histories/measure/scope.ts'
import { shots } from '../../shared/systems/seven-seconds/histories/measure/shots.ts'
import { report, side, startThree } from './support/campaign.ts'
import { play } from './support/fights.ts'
import { startProgram } from './support/program.ts'

/** Battles fought here and one from paper; then what the plots say, against what SQL counts in the same file. */

let sql: SQLite.Database
let scope: Scope<HistoryBattle>
let people: string[]

/** Fights, enters and reports; the file is read beside the program. */
async function prepare(): Promise<void> {
  const test = startProgram()
  const { id: campaign, people: all } = await startThree(test)
  people = all
  const pairs = [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const
  for (const [seed, [a, b]] of pairs.entries()) {
    const fighter = (at: number) => ({ kind: 'participant', participant: all[at] ?? '' }) as const
    const begun = await test.ask('fights.begin', {
      campaign,
      a: fighter(a),
      b: fighter(b),
      level: 'enforce',
      rules: DEFAULT_RULES,
    })
    await play(test, begun.id, seed + 41)
    await test.ask('fights.enter', { id: begun.id, foughtOn: '2026-11-21', place: '', note: '' })
  }
  await test.ask('battles.enter', {
    campaign,
    before: null,
    report: report(side(all[0], 7, { lost: { scout: 2 } }), side(all[1], 3, { lost: { tactical: 1 } })),
  })
  for (let left = 1; left > 0;) left = (await test.ask('histories.digestLogs', {})).unread
  const told = await test.ask('histories.battles', { campaign })
  scope = scopeOf(told.campaigns, told.battles, 'participant')
  const copy = join(test.folder, 'copy.sqlite')
  copyFileSync(join(test.folder, FILE_NAME), copy)
  sql = new SQLite(copy, { readonly: true })
  onTestFinished(() => void sql.close())
}

/** Rows of a question, as `key` → number. */
function counted(question: string, ...values: string[]): Record<string, number> {
  const rows = sql.prepare<string[], { key: string; n: number }>(question).all(...values)
  return Object.fromEntries(rows.filter(({ n }) => n !== 0).map(({ key, n }) => [key, n]))
}

/** An event of a fight with the side of the battle that it is about: `%` stands for the side's letter in it. */
const EVENTS = (letter: string): string => `
  fight_events AS event
  JOIN fights ON fights.id = event.fight_id
  JOIN battle_sides AS side ON side.battle_id = fights.battle_id
    AND side.place = CASE ${letter} WHEN 'a' THEN 0 ELSE 1 END`
const OF = (path: string): string => `json_extract(event.event_document, '$.${path}')`
const DESTROYED = EVENTS(`substr(${OF('unit')}, 1, 1)`)

const nonZero = (rows: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(rows.filter(([, n]) => n !== 0))

const CHECKS: Readonly<Record<string, () => void>> = {
  'there is something to count': () => {
    expect(scope.battles).toHaveLength(4)
    expect(scope.battles.filter(({ digest }) => digest !== null)).toHaveLength(3)
    expect(
      counted(`SELECT 'all' AS key, count(*) AS n FROM fight_events WHERE kind = 'destroyed'`).all,
    ).toBeGreaterThan(20)
  },

  'losses by weapon': () => {
    const { rows, unknown } = lossesByWeapon(scope)
    const causes = counted(`
      SELECT side.participant_id || ' ' || ${OF('cause')} AS key, count(*) AS n
      FROM ${DESTROYED} WHERE event.kind = 'destroyed' GROUP BY 1`)
    const measured = rows.flatMap(({ of, by }) =>
      of === 'not-noted' ? [] : by.map(({ contender, value }) => [`${contender.key} ${of}`, value] as const),
    )
    expect(nonZero(measured)).toEqual(causes)
    // Of the battle from paper: two scouts of the first, a tactical of the second.
    const unnoted = rows.find(({ of }) => of === 'not-noted')
    expect(unnoted?.by.map(({ value }) => value)).toEqual([2, 1, 0])
    expect(unnoted?.all.battles).toEqual(unknown)
  },

  'losses by type: troopers of the table of losses, drones of the logs': () => {
    const troopers = counted(`
      SELECT side.participant_id || ' ' || losses.unit AS key, sum(losses.count) AS n
      FROM losses JOIN battle_sides AS side ON side.id = losses.side_id GROUP BY 1`)
    const drones = counted(`
      SELECT side.participant_id || ' ' || json_extract(unit.value, '$.type') AS key, count(*) AS n
      FROM ${DESTROYED}
      JOIN fight_events AS muster ON muster.fight_id = event.fight_id AND muster.kind = 'mustered'
      JOIN json_each(muster.event_document, '$.units') AS unit
        ON json_extract(unit.value, '$.id') = ${OF('unit')}
      WHERE event.kind = 'destroyed'
        AND json_extract(unit.value, '$.type') IN ('basic', 'kamikaze', 'haywire', 'recce')
      GROUP BY 1`)
    const measured = lossesByType(scope).rows.flatMap(({ of, by }) =>
      by.map(({ contender, value }) => [`${contender.key} ${of}`, value] as const),
    )
    expect(nonZero(measured)).toEqual({ ...troopers, ...drones })
  },

  'luck: rolls, good ones, and what was to be expected': () => {
    const FROM = `${EVENTS(OF('side'))} WHERE event.kind = 'rolled' AND ${OF('success')} IS NOT NULL`
    const HARMFUL = `${OF('purpose')} IN ('graze', 'blast-damage', 'blast-stun', 'blast-destroy', 'jamming')`
    const of = (n: string): Record<string, number> =>
      counted(`SELECT side.participant_id AS key, ${n} AS n FROM ${FROM} GROUP BY 1`)
    const faces = `min(6, max(0, CASE ${OF('test')}
      WHEN 'at-most' THEN ${OF('target')} WHEN 'below' THEN ${OF('target')} - 1 ELSE 6 - ${OF('target')} END))`
    const success = `(1 - pow(1 - ${faces} / 6.0, json_array_length(event.event_document, '$.dice')))`
    const rolls = of('count(*)')
    const good = of(`sum(${OF('success')} <> (${HARMFUL}))`)
    const expected = of(`sum(CASE WHEN ${HARMFUL} THEN 1 - ${success} ELSE ${success} END)`)
    const { rows } = luck(scope)
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      expect(row.rolls).toBe(rolls[row.contender.key])
      expect(row.good).toBe(good[row.contender.key])
      expect(row.expected).toBeCloseTo(expected[row.contender.key] ?? NaN, 9)
      expect(row.atLeast + row.atMost).toBeGreaterThanOrEqual(1)
    }
  },

  'rifles fired': () => {
    const fired = counted(`
      SELECT side.participant_id AS key, count(*) AS n
      FROM ${DESTROYED} WHERE event.kind = 'rifle-fired' GROUP BY 1`)
    const measured = shots(scope).rows.map(
      ({ contender, weapons: { gauss, plasma } }) => [contender.key, gauss.fired + plasma.fired] as const,
    )
    expect(nonZero(measured)).toEqual(fired)
  },

  rounds: () => {
    const begun = counted(`
      SELECT fights.battle_id AS key, count(*) AS n FROM fight_events
      JOIN fights ON fights.id = fight_events.fight_id WHERE kind = 'round-begun' GROUP BY 1`)
    const measured = rounds(scope).rows.flatMap((row) => row.battles.map((id) => [id, row.rounds] as const))
    expect(nonZero(measured)).toEqual(begun)
  },

  'Victory Points by role': () => {
    const mean = counted(`
      SELECT coalesce(role, 'chance-encounter') AS key, avg(victory_points) AS n FROM battle_sides GROUP BY 1`)
    const measured = victoryPointsBy(scope, 'role').rows.map((row) => [row.key, row.mean] as const)
    expect(nonZero(measured)).toEqual(mean)
  },

  'the race ends where the standings are': () => {
    const { lines } = race(scope, scope.battles)
    const standings = scope.campaigns[0]?.standings ?? []
    expect(lines.map(({ values }) => values.at(-1))).toEqual(
      people.map((id) => standings.find(({ participant }) => participant === id)?.campaignPoints),
    )
  },
}

test('plots say what SQL counts in the same file', async () => {
  await prepare()
  for (const check of Object.values(CHECKS)) check()
})
