import SQLite from 'better-sqlite3'
import { join } from 'node:path'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import { openDice } from '../../shared/dice/source.ts'
import type { PileName } from '../../shared/systems/seven-seconds/cards/words.ts'

/** Cards on top of each pile, in the order in which they are drawn; the others follow by their numbers. */
export type OnTop = Partial<Readonly<Record<PileName, readonly string[]>>>

/**
 * Stacks the deck of a battle that has just begun, and sets the generator that numbers its units: dice can be
 * typed, cards are always drawn by the program, which must not have the file open meanwhile.
 */
export function stackInFile(folder: string, fight: string, seed: number, top: OnTop): void {
  const file = new SQLite(join(folder, FILE_NAME))
  const change = (kind: string, document: (before: Record<string, unknown>) => object): void => {
    const row = file
      .prepare<[string, string], { id: string; event_document: string }>(
        'SELECT id, event_document FROM fight_events WHERE fight_id = ? AND kind = ?',
      )
      .get(fight, kind)
    if (!row) throw new Error(`The battle has no ${kind}.`)
    const before = JSON.parse(row.event_document) as Record<string, unknown>
    file
      .prepare('UPDATE fight_events SET event_document = ? WHERE id = ?')
      .run(JSON.stringify({ ...before, ...document(before) }), row.id)
  }
  change('piles-changed', ({ piles }) => {
    const stacked = Object.entries(piles as Record<PileName, string[]>).map(([name, pile]) => {
      const first = top[name as PileName] ?? []
      return [name, [...first, ...pile.filter((card) => !first.includes(card)).toSorted()]]
    })
    return { piles: Object.fromEntries(stacked) as object }
  })
  change('dice-moved', () => ({ dice: openDice(seed) }))
  file.close()
}
