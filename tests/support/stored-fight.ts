import SQLite from 'better-sqlite3'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_NAME } from '../../electron/database/open.ts'
import { eventSchema, type BattleEvent } from '../../shared/systems/seven-seconds/battle/documents/events.ts'
import { cardSetSchema } from '../../shared/systems/seven-seconds/cards/documents.ts'

/** The events of a fight as a copy of its file has them, beside the program, which holds the file itself. */
export function storedEvents(folder: string, fight: string): BattleEvent[] {
  const copy = join(folder, 'copy.sqlite')
  copyFileSync(join(folder, FILE_NAME), copy)
  const file = new SQLite(copy, { readonly: true })
  const rows = file
    .prepare<[string], { event_document: string }>(
      'SELECT event_document FROM fight_events WHERE fight_id = ? ORDER BY number',
    )
    .all(fight)
  const cardsOf = (id: string): unknown =>
    JSON.parse(
      file.prepare<[string], { document: string }>('SELECT document FROM card_sets WHERE id = ?').get(id)
        ?.document ?? 'null',
    )
  const events = rows.map(({ event_document }): BattleEvent => {
    const document = JSON.parse(event_document) as { setup?: { cards: string } }
    const { setup } = document
    // The first event names the cards, which are kept once for many fights.
    return eventSchema.parse(
      setup
        ? { ...document, setup: { ...setup, cards: cardSetSchema.parse(cardsOf(setup.cards)) } }
        : document,
    )
  })
  file.close()
  rmSync(copy)
  return events
}
