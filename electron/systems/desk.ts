import type { AnyCommand, BattleTypes } from '../../shared/battle/battle.ts'
import type { CampaignSummary } from '../../shared/contract/campaigns.ts'
import type { FightSummary } from '../../shared/contract/fights.ts'
import type { Refusal } from '../../shared/problem.ts'
import type { Store, Tables } from '../database/store.ts'
import type { Corrections } from '../fights/corrections.ts'
import type { Decisions } from '../fights/decisions.ts'
import type { FightLog, FightLogs } from '../fights/log.ts'
import type { Pins } from '../fights/pins.ts'
import type { StoredFight } from '../fights/stored.ts'
import type { AnyGame } from '../games.ts'
import type { Log } from '../program/log.ts'
import type { Program } from '../program/program.ts'
import type { RecordOf } from '../records/calls.ts'
import type { SearchGame } from '../search/calls.ts'
import type { Brought, Progress, TravelKind } from '../travel/brought.ts'

/** What the handlers of a game are given beside its campaign file. */
export interface ForGames {
  readonly log: Log
  readonly readings: Program['readings']
  /** Milliseconds since 1970 by a clock that can be believed. */
  readonly now: () => number
}

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
  /** The id of the game. */
  readonly system: string
  /** How the sides of battles are shown. */
  readonly openShownSides: (tables: Tables) => (fight: StoredFight) => FightSummary['shown']
  /** What the campaign file has against a command, such as somebody of a roster who has fallen; null where nothing. */
  readonly check: (tables: Tables, fight: StoredFight, log: FightLog, command: AnyCommand) => Refusal | null
  /** The calls about battles that the game answers itself: how they begin, are entered, helped with and told. */
  readonly handlers: (parts: FightParts) => Own
}

/** Reads a file of one kind from others: what it brings, or what is wrong with it. */
export type ReadFile<K extends TravelKind> = (content: Uint8Array, tell: Progress) => Brought[K] | Refusal

/**
 * What a game keeps in the campaign file beside its battles, and how it answers for it. A game whose documents are
 * enough for it needs no desk. Everything is loaded when it is asked for.
 */
export interface Desk<First extends object, Later extends object, OwnFights extends object> {
  /** A campaign's line in the list of campaigns; null when it is not there. Throws where its rows do not fit. */
  readonly summarise: () => Promise<(tables: Tables, campaign: string) => CampaignSummary | null>
  /** Handlers that the first screen asks. */
  readonly first: () => Promise<(store: Store, given: ForGames) => First>
  /** Handlers by the subject of their calls, loaded with the first of them. */
  readonly later: { readonly [S in keyof Later]: (store: Store, given: ForGames) => Promise<Later[S]> }
  readonly fights: () => Promise<FightDesk<OwnFights>>
  /** What the one search over everything finds of what it keeps, by kinds of its own. */
  readonly search: () => Promise<SearchGame>
  /** What a player has done in it, in the house's words. */
  readonly recordOf: () => Promise<RecordOf>
  /** Kinds of files of its own. */
  readonly reads: { readonly [K in Exclude<TravelKind, 'archive'>]: () => Promise<ReadFile<K>> }
}
