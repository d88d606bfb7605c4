import type { PlayPart } from '../../system.ts'
import { begin, decide } from './decide.ts'
import { commandSchema, type Command } from './documents/commands.ts'
import { eventSchema, type BattleEvent } from './documents/events.ts'
import { BATTLE_VERSION, battleSetupSchema, type BattleSetup } from './documents/setup.ts'
import { options } from './options.ts'
import { fold } from './state/evolve.ts'
import type { BattleState } from './state/state.ts'
import { tell, view, type Watcher } from './view.ts'

/** Battles of 7 Seconds, from the first roll to the result. */
export const sevenSecondsPlay = {
  version: BATTLE_VERSION,
  setupSchema: battleSetupSchema,
  commandSchema,
  eventSchema,
  begin,
  decide,
  fold,
  options,
  view,
  tell,
} as const satisfies PlayPart<BattleSetup, BattleState, Command, BattleEvent, Watcher>
