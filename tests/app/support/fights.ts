import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { FILE_NAME } from '../../../electron/database/open.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { isRefusal } from '../../../shared/problem.ts'
import type { Input } from '../../../shared/contract/index.ts'
import { decide } from '../../../shared/systems/seven-seconds/battle/decide.ts'
import {
  eventSchema,
  type BattleEvent,
} from '../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { DEFAULT_RULES } from '../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { playAtRandom } from '../../../shared/systems/seven-seconds/battle/player/random.ts'
import { writeAtRandom } from '../../../shared/systems/seven-seconds/battle/player/writer.ts'
import { fold } from '../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { cardSetSchema, type CardSet } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import type { Piles } from '../../../shared/systems/seven-seconds/cards/draw.ts'
import type { Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { TestProgram } from './program.ts'

/** A battle without a campaign. */
export const QUICK: Input<'fights.begin'> = {
  campaign: null,
  a: { kind: 'sample-faction', faction: 'new-tokyo' },
  b: { kind: 'sample-faction', faction: 'council-of-zane' },
  level: 'enforce',
  rules: DEFAULT_RULES,
}

/** The cards that a battle was begun with, and how they lay then, as the file keeps them. */
export function storedSetup(test: TestProgram, fight: string): { cards: CardSet; piles: Piles } {
  const copy = join(test.folder, 'copy.sqlite')
  copyFileSync(join(test.folder, FILE_NAME), copy)
  const file = new SQLite(copy, { readonly: true })
  const [begun, piles] = file
    .prepare<[string], { event_document: string }>(
      'SELECT event_document FROM fight_events WHERE fight_id = ? ORDER BY number LIMIT 2',
    )
    .all(fight)
    .map(({ event_document }) => JSON.parse(event_document) as { setup?: { cards: string }; piles?: Piles })
  const kept = file
    .prepare<[string], { document: string }>('SELECT document FROM card_sets WHERE id = ?')
    .get(begun?.setup?.cards ?? '')
  file.close()
  const cards = cardSetSchema.parse(JSON.parse(kept?.document ?? 'null'))
  return { cards, piles: piles?.piles ?? { offense: [], defense: [], 'chance-encounter': [], troops: [] } }
}

/** The state as a copy of the file has it, worked out beside the program, which holds the file itself. */
export function storedState(test: TestProgram, fight: string): BattleState {
  return fold(storedEvents(test, fight))
}

/** The events as a copy of the file has them. */
export function storedEvents(test: TestProgram, fight: string): BattleEvent[] {
  const copy = join(test.folder, 'copy.sqlite')
  copyFileSync(join(test.folder, FILE_NAME), copy)
  const file = new SQLite(copy, { readonly: true })
  const rows = file
    .prepare<[string], { event_document: string }>(
      'SELECT event_document FROM fight_events WHERE fight_id = ? ORDER BY number',
    )
    .all(fight)
  file.close()
  return rows.map(({ event_document }): BattleEvent => {
    const document = JSON.parse(event_document) as { setup?: object }
    return eventSchema.parse(
      document.setup ? { ...document, setup: { ...document.setup, cards: MUSTER_CARDS } } : document,
    )
  })
}

interface PlayWith {
  readonly pins?: Partial<Record<Side, string>>
  /** After each command, with what its side was answered. */
  readonly after?: (state: BattleState, side: Side, answer: readonly object[]) => Promise<void> | void
}

/** Plays at random over the contract, and writes beside it, until it is over, or as long as told; gives the number of commands. */
export async function play(
  test: TestProgram,
  fight: string,
  seed: number,
  most = 5000,
  { pins = {}, after: hear = () => undefined }: PlayWith = {},
): Promise<number> {
  const chance = seededDice(openDice(seed))
  const writing = seededDice(openDice(seed + 1_000_003))
  let state = storedState(test, fight)
  let after = (await test.ask('fights.look', { id: fight, watcher: 'public' })).decision
  for (let commands = 0; commands < most; commands += 1) {
    const command = writeAtRandom(state, writing) ?? playAtRandom(state, chance)
    if (!command) return commands
    const pin = pins[command.side]
    const { events } = await test.ask('fights.act', {
      id: fight,
      after,
      command,
      rolls: null,
      ...(pin !== undefined && { pin }),
    })
    after += 1
    const decided = decide(state, command)
    if (isRefusal(decided)) throw new Error(decided.problem.code)
    state = decided.state
    await hear(state, command.side, events)
  }
  return most
}
