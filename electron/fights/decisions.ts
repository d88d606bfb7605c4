import { and, asc, count, desc, eq, gte, isNotNull, sql, type Placeholder } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { diceStateSchema } from '../../shared/dice/source.ts'
import type { Told } from '../../shared/battle/correction.ts'
import { fightDecisions } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

/** What is to be told of a line: that it was corrected, lines after it were left out, it was put in, or the program played it. */
export interface Mark {
  readonly what: 'corrected' | 'left-out' | 'put-in' | 'taken-back' | 'automatic'
  readonly at: string
  readonly lines: number
}

/** A mark and the line it stands at. */
export type MarkAt = Mark & { readonly decision: number }

export interface StoredDecision extends Told {
  readonly decision: number
  readonly marks: readonly Mark[]
}

/** The commands of fights, with what was rolled by hand: a fight's own undo. */
export interface Decisions {
  /** Those that hold, in order. */
  all(fight: string): readonly StoredDecision[]
  /** What was corrected in those that hold, in order. */
  marks(fight: string): MarkAt[]
  /** The latest that holds. */
  last(fight: string): StoredDecision | null
  /** Notes a command; what was taken back before it can no longer be done again. */
  note(fight: string, done: StoredDecision): void
  /** Marks a decision and all after it as taken back. */
  takeBack(fight: string, from: number): void
  /** One more mark at the newest that stands. */
  mark(fight: string, mark: Mark): void
  /** The next one that was taken back. */
  next(fight: string): StoredDecision | null
  /** It was done again. */
  doneAgain(fight: string, decision: number): void
  takenBack(fight: string): number
}

type Row = typeof fightDecisions.$inferSelect
const numbers = z.array(z.number().int().nullable())
/** As typed; or, since a correction, with where the program's own dice came from. */
const storedRolls = z.union([
  numbers.nullable().transform((rolls) => ({ rolls, from: null })),
  z.strictObject({ rolls: numbers.nullable(), from: diceStateSchema }),
])
const storedMarks = z
  .array(
    z.strictObject({
      what: z.enum(['corrected', 'left-out', 'put-in', 'taken-back', 'automatic']),
      at: z.string(),
      lines: z.number().int(),
    }),
  )
  .nullable()

export function openDecisions(tables: Tables): Decisions {
  const held = (fight: string | Placeholder, takenBack: boolean) =>
    and(eq(fightDecisions.fightId, fight), eq(fightDecisions.takenBack, takenBack))
  const rows = (fight: string, takenBack: boolean) =>
    tables.select().from(fightDecisions).where(held(fight, takenBack)).orderBy(asc(fightDecisions.decision))
  // With every command, or with every look at a battle: prepared once.
  const marked = tables
    .select({ decision: fightDecisions.decision, marks: fightDecisions.marksDocument })
    .from(fightDecisions)
    .where(and(held(sql.placeholder('fight'), false), isNotNull(fightDecisions.marksDocument)))
    .orderBy(asc(fightDecisions.decision))
    .prepare()
  const newest = tables
    .select()
    .from(fightDecisions)
    .where(held(sql.placeholder('fight'), false))
    .orderBy(desc(fightDecisions.decision))
    .limit(1)
    .prepare()
  const countTakenBack = tables
    .select({ of: count() })
    .from(fightDecisions)
    .where(held(sql.placeholder('fight'), true))
    .prepare()
  // What was taken back stands behind all that holds: found by its number, however long the battle.
  const forget = tables
    .delete(fightDecisions)
    .where(
      and(
        eq(fightDecisions.fightId, sql.placeholder('fight')),
        gte(fightDecisions.decision, sql.placeholder('decision')),
      ),
    )
    .prepare()
  const write = tables
    .insert(fightDecisions)
    .values({
      id: sql.placeholder('id'),
      fightId: sql.placeholder('fightId'),
      decision: sql.placeholder('decision'),
      commandDocument: sql.placeholder('commandDocument'),
      rollsDocument: sql`${sql.placeholder('rolls')}`,
      takenBack: false,
      marksDocument: sql`${sql.placeholder('marks')}`,
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare()
  return {
    all: (fight) => rows(fight, false).all().map(readDecision),
    marks: (fight) =>
      marked
        .all({ fight })
        .flatMap(({ decision, marks }) =>
          (storedMarks.parse(marks) ?? []).map((mark) => ({ decision, ...mark })),
        ),
    last: (fight) => {
      const row = newest.get({ fight })
      return row ? readDecision(row) : null
    },
    note: (fight, { decision, command, rolls, from, marks }) => {
      forget.run({ fight, decision })
      write.run({
        id: uuid(),
        fightId: fight,
        decision,
        commandDocument: command,
        rolls: json(from === null ? rolls : { rolls, from }),
        marks: json(marks.length > 0 ? marks : null),
        createdAt: new Date().toISOString(),
      })
    },
    takeBack: (fight, from) => {
      tables
        .update(fightDecisions)
        .set({ takenBack: true })
        .where(and(eq(fightDecisions.fightId, fight), gte(fightDecisions.decision, from)))
        .run()
    },
    mark: (fight, mark) => {
      const row = newest.get({ fight })
      if (!row) return
      tables
        .update(fightDecisions)
        .set({ marksDocument: [...readDecision(row).marks, mark] })
        .where(eq(fightDecisions.id, row.id))
        .run()
    },
    next: (fight) => {
      const row = rows(fight, true).limit(1).get()
      return row ? readDecision(row) : null
    },
    doneAgain: (fight, decision) => {
      tables
        .update(fightDecisions)
        .set({ takenBack: false })
        .where(and(eq(fightDecisions.fightId, fight), eq(fightDecisions.decision, decision)))
        .run()
    },
    takenBack: (fight) => countTakenBack.get({ fight })?.of ?? 0,
  }
}

/** A document as it is stored, and nothing where there is none: a prepared statement leaves that to its caller. */
function json(document: object | null): string | null {
  return document === null ? null : JSON.stringify(document)
}

function readDecision({ decision, commandDocument, rollsDocument, marksDocument }: Row): StoredDecision {
  const marks = storedMarks.parse(marksDocument) ?? []
  return { decision, command: commandDocument, ...storedRolls.parse(rollsDocument), marks }
}
