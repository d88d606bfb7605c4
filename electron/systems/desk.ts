import type { fightCalls } from '../../shared/contract/fights.ts'
import type { FightSummary } from '../../shared/contract/fights.ts'
import type { Refusal } from '../../shared/problem.ts'
import type { Store, Tables } from '../database/store.ts'
import type { Corrections } from '../fights/corrections.ts'
import type { Decisions } from '../fights/decisions.ts'
import type { FightLog, FightLogs } from '../fights/log.ts'
import type { Pins } from '../fights/pins.ts'
import type { StoredFight } from '../fights/summary.ts'
import type { Command } from '../games.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Log } from '../program/log.ts'
import type { Program } from '../program/program.ts'
import type { Brought, Progress, TravelKind } from '../travel/brought.ts'

/** What the handlers of a game are given beside its campaign file. */
export interface ForGames {
  readonly log: Log
  readonly readings: Program['readings']
  /** Milliseconds since 1970 by a clock that can be believed. */
  readonly now: () => number
}

/** What the house has of battles while they are fought, for what only their game knows of them. */
export interface FightParts {
  readonly store: Store
  readonly logs: FightLogs
  readonly decisions: Decisions
  readonly corrections: Corrections
  readonly pins: Pins
  readonly find: (id: string) => StoredFight | undefined
  readonly summarise: (fight: StoredFight) => FightSummary
}

/** The calls about battles that a game answers itself: how they begin, are entered, helped with and told. */
type OwnFightCalls = Pick<
  typeof fightCalls,
  | 'fights.begin'
  | 'fights.enter'
  | 'fights.suggestLayout'
  | 'fights.suggestNames'
  | 'fights.layouts'
  | 'fights.keepLayout'
  | 'fights.renameLayout'
  | 'fights.removeLayout'
  | 'fights.considerEntered'
  | 'fights.correctEntered'
  | 'fights.ofBattle'
  | 'fights.moments'
  | 'fights.moment'
>

/** What a game knows of its battles and its campaign file together. */
export interface FightDesk {
  /** How the sides of battles are shown. */
  readonly openShownSides: (tables: Tables) => (fight: StoredFight) => FightSummary['shown']
  /** What the campaign file has against a command, such as somebody of a roster who has fallen; null where nothing. */
  readonly check: (tables: Tables, fight: StoredFight, log: FightLog, command: Command) => Refusal | null
  readonly handlers: (parts: FightParts) => HandlersOf<OwnFightCalls>
}

/** Reads a file of one kind from others: what it brings, or what is wrong with it. */
export type ReadFile<K extends TravelKind> = (content: Uint8Array, tell: Progress) => Brought[K] | Refusal

/**
 * What a game keeps in the campaign file beside its battles, and how it answers for it. A game whose documents are
 * enough for it needs no desk. Everything is loaded when it is asked for.
 */
export interface Desk<First extends object, Later extends object> {
  /** Handlers that the first screen asks. */
  readonly first: () => Promise<(store: Store, given: ForGames) => First>
  /** Handlers by the subject of their calls, loaded with the first of them. */
  readonly later: { readonly [S in keyof Later]: (store: Store, given: ForGames) => Promise<Later[S]> }
  readonly fights: () => Promise<FightDesk>
  /** Kinds of files of its own. */
  readonly reads: { readonly [K in Exclude<TravelKind, 'archive'>]: () => Promise<ReadFile<K>> }
}
