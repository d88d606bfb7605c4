import SQLite from 'better-sqlite3'
import { copyFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import { eventSchema, type BattleEvent } from '../../shared/systems/seven-seconds/battle/documents/events.ts'
import { fold } from '../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { cardSetSchema, type CardSet } from '../../shared/systems/seven-seconds/cards/documents.ts'

/** A program, by the folder of its data. */
interface Kept {
  readonly folder: string
}

/** The state of a fight, worked out beside the program. */
export function storedState(kept: Kept, fight: string): BattleState {
  return fold(storedEvents(kept, fight))
}

/** The cards that a fight was begun with, and how they lay then. */
export function storedSetup(kept: Kept, fight: string): Pick<BattleState, 'piles'> & { cards: CardSet } {
  const { setup, piles } = fold(storedEvents(kept, fight).slice(0, 2))
  return { cards: setup.cards, piles }
}

const TRIES = 40
const PAUSE_MS = 25

/** The events of a fight as a copy of its file has them: the program holds the file itself. */
export const storedEvents = (kept: Kept, fight: string): BattleEvent[] =>
  storedDocuments(kept, fight).map((document) => eventSchema.parse(document))

/** The same of any game. */
export function storedDocuments(kept: Kept, fight: string): unknown[] {
  for (let tries = 1; ; tries += 1) {
    try {
      return eventsIn(wholeCopy(kept), fight)
    } catch (error) {
      // Copied while the program wrote: half of a change is no database.
      if (!(error instanceof SQLite.SqliteError) || tries === TRIES) throw error
      pause()
    }
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
}

/** A copy of the file as it was at one moment: it did not change meanwhile. */
function wholeCopy({ folder }: Kept): string {
  const [file, copy] = [join(folder, FILE_NAME), join(folder, 'copy.sqlite')]
  for (let tries = 1; ; tries += 1) {
    const before = statSync(file).mtimeMs
    copyFileSync(file, copy)
    if (statSync(file).mtimeMs === before || tries === TRIES) return copy
    pause()
  }
}

function eventsIn(copy: string, fight: string): unknown[] {
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
  const events = rows.map(({ event_document }): unknown => {
    const document = JSON.parse(event_document) as { setup?: { cards?: string } }
    const { setup } = document
    if (setup?.cards === undefined) return document
    // The first event names the cards, which are kept once for many fights.
    return { ...document, setup: { ...setup, cards: cardSetSchema.parse(cardsOf(setup.cards)) } }
  })
  file.close()
  rmSync(copy)
  return events
}
