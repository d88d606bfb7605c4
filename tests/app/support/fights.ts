import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { FILE_NAME } from '../../../electron/database/open.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import {
  eventSchema,
  type BattleEvent,
} from '../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { fold } from '../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { TestProgram } from './program.ts'

/** The state as a copy of the file has it, worked out beside the program, which holds the file itself. */
export function storedState(test: TestProgram, fight: string): BattleState {
  const copy = join(test.folder, 'copy.sqlite')
  copyFileSync(join(test.folder, FILE_NAME), copy)
  const file = new SQLite(copy, { readonly: true })
  const rows = file
    .prepare<[string], { event_document: string }>(
      'SELECT event_document FROM fight_events WHERE fight_id = ? ORDER BY number',
    )
    .all(fight)
  file.close()
  const events = rows.map(({ event_document }): BattleEvent => {
    const document = JSON.parse(event_document) as { setup?: object }
    return eventSchema.parse(
      document.setup ? { ...document, setup: { ...document.setup, cards: MUSTER_CARDS } } : document,
    )
  })
  return fold(events)
}
