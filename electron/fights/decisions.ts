import { and, asc, count, eq, gte } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { fightDecisions } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

export interface StoredDecision {
  readonly decision: number
  readonly command: unknown
  readonly rolls: readonly number[] | null
}

/** The commands of fights, with what was rolled by hand: a fight's own undo. */
export interface Decisions {
  /** Notes a command; what was taken back before it can no longer be done again. */
  note(fight: string, done: StoredDecision): void
  /** Marks a decision and all after it as taken back. */
  takeBack(fight: string, from: number): void
  /** The next one that was taken back. */
  next(fight: string): StoredDecision | null
  /** It was done again. */
  doneAgain(fight: string, decision: number): void
  takenBack(fight: string): number
}

export function openDecisions(tables: Tables): Decisions {
  const taken = (fight: string) => and(eq(fightDecisions.fightId, fight), eq(fightDecisions.takenBack, true))
  return {
    note: (fight, { decision, command, rolls }) => {
      tables.delete(fightDecisions).where(taken(fight)).run()
      tables
        .insert(fightDecisions)
        .values({
          id: uuid(),
          fightId: fight,
          decision,
          commandDocument: command,
          rollsDocument: rolls,
          takenBack: false,
          createdAt: new Date().toISOString(),
        })
        .run()
    },
    takeBack: (fight, from) => {
      tables
        .update(fightDecisions)
        .set({ takenBack: true })
        .where(and(eq(fightDecisions.fightId, fight), gte(fightDecisions.decision, from)))
        .run()
    },
    next: (fight) => {
      const row = tables
        .select()
        .from(fightDecisions)
        .where(taken(fight))
        .orderBy(asc(fightDecisions.decision))
        .limit(1)
        .get()
      if (!row) return null
      // Written by `note`: numbers that were rolled by hand.
      const rolls = row.rollsDocument as readonly number[] | null
      return { decision: row.decision, command: row.commandDocument, rolls }
    },
    doneAgain: (fight, decision) => {
      tables
        .update(fightDecisions)
        .set({ takenBack: false })
        .where(and(eq(fightDecisions.fightId, fight), eq(fightDecisions.decision, decision)))
        .run()
    },
    takenBack: (fight) =>
      tables.select({ of: count() }).from(fightDecisions).where(taken(fight)).get()?.of ?? 0,
  }
}
