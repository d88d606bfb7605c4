import type SQLite from 'better-sqlite3'
import { contract, type CallName } from '../../shared/contract/index.ts'
import { isRefusal } from '../../shared/problem.ts'
import { campaignHandlers } from '../campaigns/calls.ts'
import { createStore } from '../database/store.ts'
import { fightHandlers } from '../fights/calls.ts'
import { handlerIn } from '../handlers.ts'
import { nameHandlers } from '../people/names.ts'
import { playerHandlers } from '../people/players.ts'
import { loadAll } from '../plays.ts'
import { figuresOf } from '../safekeeping/figures.ts'
import type { RowQuestion } from '../systems/desk.ts'
import { desks, fightDesks, later, leadings, summaries } from '../systems/registry.ts'
import type { Progress } from '../travel/brought.ts'

const THERE = 'SELECT id FROM campaigns WHERE deleted_at IS NULL'

/** What the house's screens ask of every row; the games add theirs. */
const ASKED: readonly RowQuestion[] = [
  {
    call: 'fights.look',
    input: (id) => ({ id, watcher: 'public' }),
    table: 'fights',
    of: `SELECT id FROM fights WHERE campaign_id IS NULL OR campaign_id IN (${THERE})`,
  },
  ...desks.flatMap(({ asked }) => asked.rows),
]
/** Once for all of it. */
const LISTS: readonly CallName[] = [
  'campaigns.list',
  'names.lists',
  'players.list',
  ...desks.flatMap(({ asked }) => asked.lists),
]
/** A log is read from its first event on, and none is left out. */
const WITH_HOLES =
  'SELECT fight_id AS id FROM fight_events GROUP BY fight_id HAVING count(*) <> max(number) OR min(number) <> 1'

/**
 * Whether all of a file can be read as the screens read it, and every answer is what the contract says: what passes
 * here stops no screen later. With `leaving` what cannot be read is taken out instead. Gives how many rows went, or
 * null where it cannot be read.
 */
export async function readWhole(
  database: SQLite.Database,
  leaving: boolean,
  tell: Progress,
): Promise<number | null> {
  const answers = await readerOf(database)
  const ids = (query: string): string[] =>
    database
      .prepare<[], { id: string }>(query)
      .all()
      .map(({ id }) => id)
  let left = 0
  const leave = (table: string, id: string): boolean => {
    if (!leaving) return false
    const before = totalRows(database)
    database.prepare(`DELETE FROM "${table}" WHERE id = ?`).run(id)
    left += before - totalRows(database)
    return true
  }
  try {
    for (const id of ids(WITH_HOLES)) if (!leave('fights', id)) return null
    const questions = ASKED.flatMap((one) => ids(one.of).map((id) => ({ ...one, id })))
    for (const [at, { call, input, table, id }] of questions.entries()) {
      tell(at, questions.length)
      if (!(await answers(call, input(id))) && !leave(table, id)) return null
    }
    for (const call of LISTS) if (!(await answers(call, {}))) return null
    return left
  } catch {
    // What others need cannot be left out.
    return null
  }
}

const totalRows = (database: SQLite.Database): number => figuresOf(database).rows

/** Answers as the program would; false where that is no answer. */
async function readerOf(
  database: SQLite.Database,
): Promise<(call: CallName, payload: object) => Promise<boolean>> {
  await loadAll()
  const store = createStore(database)
  const given = {
    log: { info: () => undefined, error: () => undefined },
    readings: { read: never, find: never, end: never, close: never },
    now: Date.now,
  }
  const first = await Promise.all(desks.map(async (desk) => (await desk.first())(store, given)))
  const answering: readonly object[] = [
    ...first,
    campaignHandlers(store, given.log, await summaries()),
    fightHandlers(store, await fightDesks()),
    nameHandlers(store),
    playerHandlers(store, await leadings()),
    ...(await Promise.all(Object.values(later).map((open) => open(store, given)))),
  ]
  return async (call, payload) => {
    const handler = handlerIn(answering.find((handlers) => call in handlers) ?? {}, call)
    try {
      const answer = await handler(contract[call].input.parse(payload))
      return !isRefusal(answer) && contract[call].output.safeParse(answer).success
    } catch {
      // A document that is none of its game: its schema says so by throwing.
      return false
    }
  }
}

function never(): never {
  throw new Error('No file is read here.')
}
