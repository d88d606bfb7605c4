import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { cardSets, fightEvents, fights } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import type { BattleTypes } from '../../shared/battle/battle.ts'
import { playNamed, type AnyGame, type Decision, type GamePlay } from '../plays.ts'

export interface LoggedEvent<Types extends BattleTypes = AnyGame> {
  readonly number: number
  readonly decision: number
  readonly event: Types['Event']
}

/** A fight's log and what it comes to. */
export interface FightLog<Types extends BattleTypes = AnyGame> {
  /** How its game is played. */
  readonly play: GamePlay<Types>
  readonly events: readonly LoggedEvent<Types>[]
  readonly state: Types['State']
  /** The last command's number; 0 is the beginning. */
  readonly decision: number
  /** Of the last event. */
  readonly lastId: string
}

/** Logs that are kept: an evening has a few battles, and each is looked at by several windows. */
const KEPT = 8

/** Reads and writes logs; those read last are kept, so that a running battle is not worked out for every call. */
export interface FightLogs<Types extends BattleTypes = AnyGame> {
  read(fight: string): FightLog<Types>
  /** What a battle began with, without all that came after; null for one of another way to begin. */
  setupOf(fight: string): object | null
  /** Of the last event; null where there is none. */
  lastIdOf(fight: string): string | null
  /** Writes what a command led to, and gives it with its numbers. */
  append(fight: string, decision: number, decided: Decision<Types>): readonly LoggedEvent<Types>[]
  /** Removes the events of a decision and of all after it. */
  cut(fight: string, decision: number): void
}

export function openFightLogs(tables: Tables): FightLogs {
  const known = new Map<string, FightLog>()
  const keep = (fight: string, log: FightLog): void => {
    known.delete(fight)
    known.set(fight, log)
    const [oldest] = known.keys()
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  }

  // Asked for and written with every command: prepared once.
  const newestOf = tables
    .select({ id: fightEvents.id, number: fightEvents.number })
    .from(fightEvents)
    .where(eq(fightEvents.fightId, sql.placeholder('fight')))
    .orderBy(desc(fightEvents.number))
    .limit(1)
    .prepare()
  const last = (fight: string) => newestOf.get({ fight })
  const firstOf = tables
    .select({ document: fightEvents.eventDocument })
    .from(fightEvents)
    .where(and(eq(fightEvents.fightId, sql.placeholder('fight')), eq(fightEvents.number, 1)))
    .prepare()
  const systemOf = tables
    .select({ system: fights.system })
    .from(fights)
    .where(eq(fights.id, sql.placeholder('fight')))
    .prepare()
  const playOf = (fight: string): GamePlay => playNamed(systemOf.get({ fight })?.system ?? '')
  const write = tables
    .insert(fightEvents)
    .values({
      id: sql.placeholder('id'),
      fightId: sql.placeholder('fightId'),
      number: sql.placeholder('number'),
      decision: sql.placeholder('decision'),
      kind: sql.placeholder('kind'),
      eventDocument: sql.placeholder('eventDocument'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare()

  return {
    setupOf: (fight) => {
      const { eventSchema, keptOnce } = playOf(fight)
      const first = firstOf.get({ fight })
      const begun = first && eventSchema.parse(putTogether(tables, first.document, keptOnce))
      return isBegun(begun) ? begun.setup : null
    },
    lastIdOf: (fight) => last(fight)?.id ?? null,
    read: (fight) => {
      const newest = last(fight)
      if (!newest) throw new Error(`The fight ${fight} has no beginning.`)
      // An event's id says it all: what undo takes away and what comes after has another last id.
      const before = known.get(fight)
      if (before?.lastId === newest.id) return before
      const log = readLog(tables, fight, playOf(fight))
      keep(fight, log)
      return log
    },
    append: (fight, decision, { events, state }) => {
      const createdAt = new Date().toISOString()
      const newest = last(fight)
      const before = known.get(fight)
      const first = (newest?.number ?? 0) + 1
      const written = events.map((event, index) => ({ number: first + index, decision, event }))
      const { eventSchema, keptOnce } = playOf(fight)
      let lastId = ''
      for (const { number, event } of written) {
        lastId = uuid()
        // What could not be read again is not written.
        const eventDocument = keepApart(tables, eventSchema.parse(event), keptOnce)
        const { kind } = event
        write.run({ id: lastId, fightId: fight, number, decision, kind, eventDocument, createdAt })
      }
      // Should the transaction fail, the last id is not there and the log is read anew.
      if (before && before.lastId === newest?.id) {
        keep(fight, { ...before, events: [...before.events, ...written], state, decision, lastId })
      }
      return written
    },
    cut: (fight, decision) => {
      const before = known.get(fight)
      const isNewest = before !== undefined && before.lastId === last(fight)?.id
      tables
        .delete(fightEvents)
        .where(and(eq(fightEvents.fightId, fight), gte(fightEvents.decision, decision)))
        .run()
      // What is left was read already; should the transaction fail, the last id is another and it is read anew.
      const newest = last(fight)
      if (isNewest && newest) keep(fight, cutLog(before, decision, newest.id))
    },
  }
}

function cutLog({ play, events }: FightLog, from: number, lastId: string): FightLog {
  const left = events.filter(({ decision }) => decision < from)
  const state = play.fold(left.map(({ event }) => event))
  return { play, events: left, state, decision: left.at(-1)?.decision ?? 0, lastId }
}

function readLog(tables: Tables, fight: string, play: GamePlay): FightLog {
  const { eventSchema, fold, keptOnce } = play
  const rows = tables
    .select()
    .from(fightEvents)
    .where(eq(fightEvents.fightId, fight))
    .orderBy(asc(fightEvents.number))
    .all()
  const events = rows.map(({ number, decision, eventDocument }) => {
    const event = eventSchema.parse(putTogether(tables, eventDocument, keptOnce))
    return { number, decision, event }
  })
  const state = fold(events.map(({ event }) => event))
  return { play, events, state, decision: events.at(-1)?.decision ?? 0, lastId: rows.at(-1)?.id ?? '' }
}

/** The beginning as it is stored: what of its setup is the same for many battles is kept once beside it. */
function keepApart(tables: Tables, event: object, field: string | null): object {
  if (field === null || !isBegun(event)) return event
  const document = event.setup[field]
  const id = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  tables.insert(cardSets).values({ id, document }).onConflictDoNothing().run()
  return { ...event, setup: { ...event.setup, [field]: id } }
}

function putTogether(tables: Tables, document: unknown, field: string | null): unknown {
  if (field === null || !isBegun(document)) return document
  const id = document.setup[field]
  if (typeof id !== 'string') return document
  const row = tables.select().from(cardSets).where(eq(cardSets.id, id)).get()
  return { ...document, setup: { ...document.setup, [field]: row?.document } }
}

interface Begun {
  readonly kind: 'begun'
  readonly setup: Readonly<Record<string, unknown>>
}

function isBegun(event: unknown): event is Begun {
  return typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'begun'
}
