import type { CallName } from '../../shared/contract/index.ts'
import type { Refusal } from '../../shared/problem.ts'
import type { Summarise } from '../campaigns/calls.ts'
import type { Store } from '../database/store.ts'
import type { FightDesk } from '../fights/desk.ts'
import type { Log } from '../program/log.ts'
import type { Program } from '../program/program.ts'
import type { Leading } from '../people/players.ts'
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

/** A call that is made with each of these ids; a row that does not answer it cannot be read. */
export interface RowQuestion {
  readonly call: CallName
  readonly input: (id: string) => object
  /** Of whose rows it is asked, and the query for their ids. */
  readonly table: string
  readonly of: string
}

/** Reads a file of one kind from others: what it brings, or what is wrong with it. */
export type ReadFile<K extends TravelKind> = (content: Uint8Array, tell: Progress) => Brought[K] | Refusal

/**
 * What a game keeps in the campaign file beside its battles, and how it answers for it. A game whose documents are
 * enough for it needs no desk. Everything is loaded when it is asked for.
 */
export interface Desk<First extends object, Later extends object, OwnFights extends object> {
  /** The id of the game. */
  readonly system: string
  readonly summarise: () => Promise<Summarise>
  /** Handlers that the first screen asks. */
  readonly first: () => Promise<(store: Store, given: ForGames) => First>
  /** Handlers by the subject of their calls, loaded with the first of them. */
  readonly later: { readonly [S in keyof Later]: (store: Store, given: ForGames) => Promise<Later[S]> }
  readonly fights: () => Promise<FightDesk<OwnFights>>
  /** What its screens ask of every row, and once for all: whether a file can be read is asked with it. */
  readonly asked: { readonly rows: readonly RowQuestion[]; readonly lists: readonly CallName[] }
  /** What the one search over everything finds of what it keeps, by kinds of its own. */
  readonly search: () => Promise<SearchGame>
  /** What of it people may lead, and who leads it. */
  readonly leading: () => Promise<Leading>
  /** What a player has done in it, in the house's words. */
  readonly recordOf: () => Promise<RecordOf>
  /** Kinds of files of its own. */
  readonly reads: { readonly [K in Exclude<TravelKind, 'archive'>]: () => Promise<ReadFile<K>> }
}
