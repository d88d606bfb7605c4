import SQLite from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { changesIn, countChange } from './header.ts'
import * as schema from './schema.ts'
import { guardCampaigns } from './guard-campaigns.ts'
import { guardFights } from './guard-fights.ts'
import { forgetSum, writeSum } from './sum.ts'
import { createUndo, type Undo } from './undo.ts'

export type Tables = BetterSQLite3Database<typeof schema>

/** The open database: its tables, one way to change them, and undo. */
export interface Store {
  readonly tables: Tables
  readonly undo: Undo
  /**
   * Runs a user's change in one transaction and keeps it as one step of undo. A refusal or an error
   * leaves everything as it was.
   */
  write<T extends object>(call: string, change: () => T | Refusal): T | Refusal
  /** Runs a change in one transaction without making it a step of undo: what it writes has a history of its own. */
  enter<T extends object>(change: () => T | Refusal): T | Refusal
  /** Keeps what was worked out, as an index is: no step of undo, and what was undone can still be done again. */
  keep(change: () => void): void
  /** As `keep`, for what can wait: where the disk is full it is left for another time, and nobody is held up by it. */
  tidy(change: () => void): void
  /** How often the file has been changed. */
  changes(): number
  /** Why nothing can be changed: the file may be read and not written. */
  readonly readOnly: Refusal | null
  /** The open file itself, for those who keep it safe. */
  readonly file: SQLite.Database
  /** Closes the file, and keeps beside it what it was then; not of one that may contradict itself. */
  close(how?: 'doubted'): void
}

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.problem.code)
    this.refusal = refusal
  }
}

/** Where nothing was changed the file stays as it is, to the byte. */
const NOTHING_KEPT: Refusal = { problem: problem('store/nothing', 'Nothing was changed.') }

function totalChanges(database: SQLite.Database): number {
  return database.prepare<[], { of: number }>('SELECT total_changes() AS of').get()?.of ?? 0
}

/** All of it, or, with a refusal or an error, nothing. */
function inTransaction<T extends object>(database: SQLite.Database, change: () => T | Refusal): T | Refusal {
  try {
    return database.transaction(() => {
      countChange(database)
      const answer = change()
      if (isRefusal(answer)) throw new Refused(answer)
      return answer
    })()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_FULL')

export function createStore(database: SQLite.Database, readOnly: Refusal | null = null): Store {
  const undo = createUndo(database)
  guardFights(database)
  guardCampaigns(database)
  const keep = (change: () => void): void => {
    inTransaction(database, () => {
      const before = totalChanges(database)
      change()
      return totalChanges(database) === before ? NOTHING_KEPT : {}
    })
  }
  return {
    tables: drizzle(database, { schema }),
    undo,
    write: (call, change) => inTransaction(database, () => undo.record(call, change)),
    enter: (change) =>
      inTransaction(database, () => {
        const answer = change()
        // As after any other change, what was undone before cannot be done again.
        undo.forgetUndone()
        return answer
      }),
    keep,
    tidy: (change) => {
      try {
        keep(change)
      } catch (error) {
        if (!isDiskFull(error)) throw error
      }
    },
    changes: () => changesIn(database.pragma('user_version', { simple: true }) as number),
    readOnly,
    file: database,
    close: (how) => {
      const { name, open } = database
      if (!open) return
      database.close()
      if (how === 'doubted') forgetSum(name)
      else writeSum(name)
    },
  }
}
