import type SQLite from 'better-sqlite3'
import { countChange } from './header.ts'
import { isGuarded } from './guard-fights.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import type { UndoStep } from '../../shared/contract/undo.ts'
import { subjectOf } from './subjects.ts'

/**
 * Undo and redo for every table at once, kept in the database: triggers note each row that a change
 * touches, before and after; undoing writes the rows back. It knows no table by name, and survives a restart.
 */
export interface Undo {
  /** Runs a change as one step. Call it inside a transaction. */
  record<T>(call: string, change: () => T): T
  /** Names the campaign that the current step belongs to, for the sentence that offers to undo it. */
  belongsTo(campaign: { id: string; name: string }): void
  /** Names what of it the current step changes, where the call alone does not say. */
  names(part: string): void
  /** What was undone cannot be done again any more. */
  forgetUndone(): void
  /** Forgets a step and all before it: what they would write back is gone for good. */
  forgetUpTo(step: number): void
  look(): { undo: UndoStep | null; redo: UndoStep | null }
  /** With an id: only that step, and only when it is its turn. */
  undo(step?: number): UndoStep | Refusal
  redo(step?: number): UndoStep | Refusal
}

/** Older steps are forgotten: enough for an evening of mistakes, small for the file. */
const STEPS_KEPT = 500

/** Undoing would take away what has come since and is no step of undo. */
class InUse extends Error {}
const IN_USE =
  'This cannot be undone any more: a battle that the program runs hangs on it. Delete the campaign instead, or correct it.'

interface StepRow {
  readonly id: number
  readonly call: string
  readonly part: string | null
  readonly campaign_id: string | null
  readonly campaign_name: string | null
  readonly at: string
}

interface RowChange {
  readonly table_name: string
  readonly row_id: string
  readonly before: string | null
  readonly after: string | null
}

export function createUndo(database: SQLite.Database): Undo {
  const columns = watchTables(database)
  const current = database.prepare<[number | null]>('UPDATE temp.recording SET step = ?')
  const latestDone = database.prepare<[], StepRow>(
    'SELECT * FROM undo_steps WHERE undone = 0 ORDER BY id DESC LIMIT 1',
  )
  const firstUndone = database.prepare<[], StepRow>(
    'SELECT * FROM undo_steps WHERE undone = 1 ORDER BY id LIMIT 1',
  )

  const record = <T>(call: string, change: () => T): T => {
    const step = database
      .prepare('INSERT INTO undo_steps (call, undone, at) VALUES (?, 0, ?)')
      .run(call, new Date().toISOString()).lastInsertRowid as number
    current.run(step)
    try {
      return change()
    } finally {
      current.run(null)
      const touched = database.prepare('SELECT 1 FROM undo_rows WHERE step_id = ? LIMIT 1').get(step)
      if (!touched) database.prepare('DELETE FROM undo_steps WHERE id = ?').run(step)
      else database.prepare('DELETE FROM undo_steps WHERE undone = 1').run()
      database.prepare('DELETE FROM undo_steps WHERE id <= ?').run(step - STEPS_KEPT)
    }
  }

  const told = ({ id: step, call, part, at, campaign_id: id, campaign_name: name }: StepRow): UndoStep => ({
    id: step,
    call,
    part,
    of: subjectOf(database, step),
    at,
    campaign: id !== null && name !== null ? { id, name } : null,
  })

  const totalChanges = (): number =>
    database.prepare<[], { of: number }>('SELECT total_changes() AS of').get()?.of ?? 0

  /** Writes a step's rows back, in reverse order for undo; references are checked at the end. */
  const apply = (direction: 'undo' | 'redo', wanted: number | undefined): UndoStep | Refusal => {
    const step = (direction === 'undo' ? latestDone : firstUndone).get()
    if (!step)
      return { problem: problem(`undo/nothing-to-${direction}`, `There is nothing to ${direction}.`) }
    if (wanted !== undefined && step.id !== wanted) {
      const sentence = 'Something else was changed since: undo that first.'
      return { problem: problem('undo/changed-since', sentence) }
    }
    try {
      database.transaction(() => {
        countChange(database)
        database.pragma('defer_foreign_keys = ON')
        const changes = database
          .prepare<[number], RowChange>('SELECT * FROM undo_rows WHERE step_id = ? ORDER BY id')
          .all(step.id)
        if (direction === 'undo') changes.reverse()
        const before = totalChanges()
        for (const change of changes) writeBack(change, direction === 'undo' ? change.before : change.after)
        // More went than the step had touched: something that hangs on it and has a history of its own.
        if (totalChanges() - before > changes.length) throw new InUse()
        database
          .prepare('UPDATE undo_steps SET undone = ? WHERE id = ?')
          .run(direction === 'undo' ? 1 : 0, step.id)
      })()
    } catch (error) {
      if (error instanceof InUse || isGuarded(error)) return { problem: problem('undo/in-use', IN_USE) }
      throw error
    }
    return told(step)
  }

  /** One step may touch thousands of rows of few tables. */
  const prepared = new Map<string, SQLite.Statement>()
  const prepare = (sql: string): SQLite.Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, known)
    return known
  }

  const writeBack = (change: RowChange, image: string | null): void => {
    const table = change.table_name
    if (image === null) {
      prepare(`DELETE FROM "${table}" WHERE id = ?`).run(change.row_id)
      return
    }
    const names = columns.get(table) ?? []
    const set = names.filter((name) => name !== 'id').map((name) => `"${name}" = excluded."${name}"`)
    const values = names.map((name) => `json_extract(@image, '$."${name}"')`)
    prepare(
      `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) SELECT ${values.join(', ')} WHERE true
       ON CONFLICT (id) DO UPDATE SET ${set.join(', ')}`,
    ).run({ image })
  }

  return {
    record,
    belongsTo: ({ id, name }) => {
      database
        .prepare(
          'UPDATE undo_steps SET campaign_id = ?, campaign_name = ? WHERE id = (SELECT step FROM temp.recording)',
        )
        .run(id, name)
    },
    names: (part) => {
      database
        .prepare('UPDATE undo_steps SET part = ? WHERE id = (SELECT step FROM temp.recording)')
        .run(part)
    },
    forgetUndone: () => {
      database.prepare('DELETE FROM undo_steps WHERE undone = 1').run()
    },
    forgetUpTo: (step) => {
      database.prepare('DELETE FROM undo_steps WHERE id <= ?').run(step)
    },
    look: () => {
      const [undo, redo] = [latestDone.get(), firstUndone.get()]
      return { undo: undo ? told(undo) : null, redo: redo ? told(redo) : null }
    },
    undo: (step) => apply('undo', step),
    redo: (step) => apply('redo', step),
  }
}

/** Puts triggers on every table but undo's own, pictures and digests, for this connection only, and gives the tables' columns. */
function watchTables(database: SQLite.Database): Map<string, string[]> {
  const tables = database
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'undo\\_%' ESCAPE '\\' AND name NOT IN ('pictures', 'fight_digests')`,
    )
    .all()
  const columns = new Map<string, string[]>()
  database.exec('CREATE TEMP TABLE recording (step INTEGER); INSERT INTO temp.recording VALUES (NULL)')
  for (const { name } of tables) {
    const names = (database.pragma(`table_info("${name}")`) as { name: string }[]).map(
      (column) => column.name,
    )
    columns.set(name, names)
    const image = (row: 'old' | 'new'): string =>
      `json_object(${names.map((column) => `'${column}', ${row}."${column}"`).join(', ')})`
    // Not where nothing changed: writing the same again is no step.
    const watch = (event: string, row: 'old' | 'new', before: string, after: string): void => {
      database.exec(
        `CREATE TEMP TRIGGER "undo_${name}_${event}" AFTER ${event} ON main."${name}"
         WHEN (SELECT step FROM recording) IS NOT NULL AND ${before} IS NOT ${after}
         BEGIN
           INSERT INTO undo_rows (step_id, table_name, row_id, before, after)
           VALUES ((SELECT step FROM recording), '${name}', ${row}.id, ${before}, ${after});
         END`,
      )
    }
    watch('INSERT', 'new', 'NULL', image('new'))
    watch('UPDATE', 'new', image('old'), image('new'))
    watch('DELETE', 'old', image('old'), 'NULL')
  }
  return columns
}
