import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { fightCorrections, fightDecisions, fightEvents } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import type { BattleTypes } from '../../shared/battle/battle.ts'
import type { AnyGame, Correction, Line } from '../plays.ts'
import type { Decisions, Mark } from './decisions.ts'
import type { FightLogs } from './log.ts'

/** Corrections of old lines: each is kept with the log as it was before, and undone as a whole. */
export interface Corrections<Types extends BattleTypes = AnyGame> {
  /** Writes what a correction comes to in the place of the lines from its own on; the last stays as it is kept. */
  write(fight: string, line: number, correction: Correction<Types>, isLeftOut: boolean): void
  /** The last thing that was done in this fight is a correction, which can be undone. */
  canUndo(fight: string): boolean
  canRedo(fight: string): boolean
  undo(fight: string): void
  redo(fight: string): void
  /** Something else was done: what was undone is not done again any more. */
  forgetUndone(fight: string): void
  /** A decision was done again; perhaps the log now ends where a correction left it. */
  doneAgain(fight: string): void
}

const text = z.string()
const whole = z.number().int()
const eventRow = z.strictObject({
  id: text,
  fightId: text,
  number: whole,
  decision: whole,
  kind: text,
  eventDocument: z.unknown(),
  createdAt: text,
})
const decisionRow = z.strictObject({
  id: text,
  fightId: text,
  decision: whole,
  commandDocument: z.unknown(),
  rollsDocument: z.unknown(),
  takenBack: z.boolean(),
  marksDocument: z.unknown(),
  createdAt: text,
})
/** The rows from a line on: its events, and the decision before it too, which may carry a mark. */
const documentSchema = z.strictObject({
  line: whole,
  events: z.array(eventRow),
  decisions: z.array(decisionRow),
})
type LogDocument = z.infer<typeof documentSchema>

export function openCorrections(tables: Tables, logs: FightLogs, decisions: Decisions): Corrections {
  const eventsFrom = (fight: string, line: number) =>
    and(eq(fightEvents.fightId, fight), gte(fightEvents.decision, line))
  const decisionsFrom = (fight: string, line: number) =>
    and(eq(fightDecisions.fightId, fight), gte(fightDecisions.decision, line - 1))
  const read = (fight: string, line: number): LogDocument => ({
    line,
    events: tables
      .select()
      .from(fightEvents)
      .where(eventsFrom(fight, line))
      .orderBy(asc(fightEvents.number))
      .all(),
    decisions: tables
      .select()
      .from(fightDecisions)
      .where(decisionsFrom(fight, line))
      .orderBy(asc(fightDecisions.decision))
      .all(),
  })
  const remove = (fight: string, line: number): void => {
    tables.delete(fightEvents).where(eventsFrom(fight, line)).run()
    tables.delete(fightDecisions).where(decisionsFrom(fight, line)).run()
  }
  const restore = (fight: string, stored: unknown): void => {
    const { line, events, decisions: made } = documentSchema.parse(stored)
    remove(fight, line)
    for (const row of events) tables.insert(fightEvents).values(row).run()
    for (const row of made) tables.insert(fightDecisions).values(row).run()
  }
  const firstBy = (undone: boolean) =>
    tables
      .select()
      .from(fightCorrections)
      .where(and(eq(fightCorrections.fightId, sql.placeholder('fight')), eq(fightCorrections.undone, undone)))
      // Ids are UUIDv7: the newest done one first, the oldest undone one.
      .orderBy(undone ? asc(fightCorrections.id) : desc(fightCorrections.id))
      .limit(1)
      .prepare()
  // Asked for with every look at a battle: prepared once.
  const newestDone = firstBy(false)
  const oldestUndone = firstBy(true)
  const lastOf = (fight: string, undone: boolean) => (undone ? oldestUndone : newestDone).get({ fight })
  const undoable = (fight: string) => {
    const row = lastOf(fight, false)
    return row?.eventAfter === logs.read(fight).lastId ? row : null
  }
  const redoable = (fight: string) => {
    const row = lastOf(fight, true)
    return row?.eventBefore === logs.read(fight).lastId ? row : null
  }
  const mark = (id: string, undone: boolean): void => {
    tables.update(fightCorrections).set({ undone }).where(eq(fightCorrections.id, id)).run()
  }
  const forgetUndone = (fight: string): void => {
    tables
      .delete(fightCorrections)
      .where(and(eq(fightCorrections.fightId, fight), eq(fightCorrections.undone, true)))
      .run()
  }

  return {
    write: (fight, line, correction, isLeftOut) => {
      const eventBefore = logs.read(fight).lastId
      const before = read(fight, line)
      const known = decisions.all(fight)
      const previous = known.find(({ decision }) => decision === line - 1)
      const marksOf = marksAfter(known, line, correction, isLeftOut, new Date().toISOString())
      remove(fight, line)
      forgetUndone(fight)
      if (previous) decisions.note(fight, { ...previous, marks: marksOf(previous.decision) })
      let number = line
      for (const made of correction.lines) {
        decisions.note(fight, { ...made.told, decision: number, marks: marksOf(made.decision) })
        logs.append(fight, number, made)
        number += 1
      }
      const eventAfter = logs.read(fight).lastId
      tables
        .insert(fightCorrections)
        .values({
          id: uuid(),
          fightId: fight,
          eventBefore,
          eventAfter,
          beforeDocument: before,
          afterDocument: read(fight, line),
          undone: false,
          createdAt: new Date().toISOString(),
        })
        .run()
    },
    canUndo: (fight) => undoable(fight) !== null,
    canRedo: (fight) => redoable(fight) !== null,
    undo: (fight) => {
      const row = undoable(fight)
      if (!row) return
      restore(fight, row.beforeDocument)
      mark(row.id, true)
    },
    redo: (fight) => {
      const row = redoable(fight)
      if (!row) return
      restore(fight, row.afterDocument)
      mark(row.id, false)
    },
    forgetUndone,
    doneAgain: (fight) => {
      const row = lastOf(fight, false)
      if (!row) return
      const after = documentSchema.parse(row.afterDocument)
      if (!isSameLog(read(fight, after.line), after)) return
      const eventAfter = logs.read(fight).lastId
      tables.update(fightCorrections).set({ eventAfter }).where(eq(fightCorrections.id, row.id)).run()
    },
  }
}

/** The marks of each old decision: what it had, and what this correction adds to it. */
function marksAfter(
  known: readonly { readonly decision: number; readonly marks: readonly Mark[] }[],
  line: number,
  { lines, dropped }: Correction,
  isLeftOut: boolean,
  at: string,
): (decision: number | null) => readonly Mark[] {
  const gone = [...(isLeftOut ? [line] : []), ...dropped.map(({ decision }) => decision)]
  const kept = [line - 1, ...lines.flatMap(({ decision }) => decision ?? [])].filter((one) => one > 0)
  const left = new Map<number, number>()
  for (const decision of gone) {
    // On the line before, or where there is none on the one that comes instead.
    const place = kept.findLast((one) => one < decision) ?? kept[0]
    if (place !== undefined) left.set(place, (left.get(place) ?? 0) + 1)
  }
  return (decision) => {
    if (decision === null) return [{ what: 'put-in', at, lines: 1 }]
    const before = known.find((one) => one.decision === decision)?.marks ?? []
    const count = left.get(decision) ?? 0
    return [
      ...before,
      ...(decision === line && !isLeftOut ? [{ what: 'corrected', at, lines: 1 } as const] : []),
      ...(count > 0 ? [{ what: 'left-out', at, lines: count } as const] : []),
    ]
  }
}

function isSameLog(one: LogDocument, other: LogDocument): boolean {
  const told = ({ events }: LogDocument): string =>
    JSON.stringify(events.map(({ decision, eventDocument }) => [decision, eventDocument]))
  return one.events.length === other.events.length && told(one) === told(other)
}

/** The lines of a fight from one on, with what each led to. */
export function linesFrom<Types extends BattleTypes>(
  fight: string,
  line: number,
  logs: FightLogs<Types>,
  decisions: Decisions,
): readonly Line<Types>[] {
  const { events } = logs.read(fight)
  return decisions
    .all(fight)
    .filter(({ decision }) => decision >= line)
    .map(({ decision, command, rolls, from }) => ({
      decision,
      command,
      rolls,
      from,
      events: events.filter((one) => one.decision === decision).map(({ event }) => event),
    }))
}
