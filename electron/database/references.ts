import type SQLite from 'better-sqlite3'

interface Violation {
  readonly table: string
  readonly parent: string
}

/** So many are told: the sentence is to be read. */
const MOST_TOLD = 3

/**
 * What in the file names something that is not there any more, in words; null where nothing does. SQLite sees to it with
 * every change, so it was done from outside or by the disk. An eighth of a second for half a million lines of battles.
 */
export function brokenReferences(database: SQLite.Database): string | null {
  const counted = new Map<string, number>()
  for (const { table, parent } of database.pragma('foreign_key_check') as Violation[]) {
    // Steps that can be undone are no loss: an earlier upgrade has left parts of some behind.
    if (table.startsWith('undo_')) continue
    const what = `in “${words(table)}” naming what is missing from “${words(parent)}”`
    counted.set(what, (counted.get(what) ?? 0) + 1)
  }
  if (counted.size === 0) return null
  const told = [...counted]
    .slice(0, MOST_TOLD)
    .map(([what, n]) => `${n} ${n === 1 ? 'entry' : 'entries'} ${what}`)
  return [...told, ...(counted.size > MOST_TOLD ? ['and more'] : [])].join(', ')
}

/** A table as one says it. */
const words = (table: string): string => table.replaceAll('_', ' ')
