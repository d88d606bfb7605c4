import type { AnyCommand, BattleTypes } from '../../shared/battle/battle.ts'
import type { FightSummary } from '../../shared/contract/fights.ts'
import type { Refusal } from '../../shared/problem.ts'
import type { Store, Tables } from '../database/store.ts'
import type { AnyGame } from '../plays.ts'
import type { Corrections } from './corrections.ts'
import type { Decisions } from './decisions.ts'
import type { FightLog, FightLogs } from './log.ts'
import type { Pins } from './pins.ts'
import type { StoredFight } from './stored.ts'

/** What the house has of battles while they are fought, for what only their game knows of them. */
export interface FightParts<Types extends BattleTypes = AnyGame> {
  readonly store: Store
  readonly logs: FightLogs<Types>
  readonly decisions: Decisions
  readonly corrections: Corrections<Types>
  readonly pins: Pins
  readonly find: (id: string) => StoredFight | undefined
  readonly summarise: (fight: StoredFight) => FightSummary
}

/** What a game knows of its battles and its campaign file together. */
export interface FightDesk<Own extends object> {
  /** How the sides of battles are shown. */
  readonly openShownSides: (tables: Tables) => (fight: StoredFight) => FightSummary['shown']
  /** What the campaign file has against a command, such as somebody of a roster who has fallen; null where nothing. */
  readonly check: (tables: Tables, fight: StoredFight, log: FightLog, command: AnyCommand) => Refusal | null
  /** The calls about battles that the game answers itself: how they begin, are entered, helped with and told. */
  readonly handlers: (parts: FightParts) => Own
}
