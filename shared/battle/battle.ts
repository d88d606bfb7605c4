import type { DiceState, Die } from '../dice/source.ts'
import type { Problem } from '../problem.ts'

/** What the house reads of any game's battle; all else of it is the game's own. */

/** How far the program helps in a battle that it runs; a third level only records results. */
export const LEVELS = ['assist', 'enforce'] as const
export type Level = (typeof LEVELS)[number]

/** What a player can tell a battle to do, and for which side. */
export interface AnyCommand {
  readonly kind: string
  readonly side: string
}

export interface AnyEvent {
  readonly kind: string
  /** Rules that the command broke, where the battle only assists; on its first event. */
  readonly deviations?: readonly Problem[]
}

/** An event that a watcher may not see: what kind it was, and whose. */
export interface HiddenEvent<Kind extends string = string, Side extends string = string> {
  readonly kind: 'hidden'
  readonly of: Kind
  readonly side: Side | null
}

/** A battle as it stands: the fold of its events, plain JSON. */
export interface AnyState {
  readonly setup: { readonly level: Level }
  /** Where the generator stands. */
  readonly dice: DiceState
  readonly phase: string
  /** 0 before the first. */
  readonly round: number
}

/** How a log of events leads to a state: the first of them began the battle. */
export const foldBy =
  <State, Event>(begun: (first: Event) => State | null, evolve: (state: State, event: Event) => State) =>
  ([first, ...events]: readonly Event[]): State => {
    const state = first === undefined ? null : begun(first)
    if (state === null) throw new Error('A battle begins with its setup.')
    return events.reduce(evolve, state)
  }

/** What a die is compared with; cards are only drawn. */
export const TESTS = ['highest', 'at-most', 'above', 'below', 'sum', 'direction', 'drawn'] as const
export type Test = (typeof TESTS)[number]

/** Dice fell, or cards were drawn: an event of every game. */
export interface Rolled<Purpose extends string = string, Side extends string = string> {
  readonly kind: 'rolled'
  readonly purpose: Purpose
  readonly side: Side
  /** Whose dice they are; null for a player's own. */
  readonly unit: string | null
  /** What fell; six-sided dice, or a direction, where it is not said. */
  readonly die?: Die
  /** In the order in which they fell; a direction is one whole degree, or `AS_IT_LIES`. */
  readonly dice: number[]
  /** What is added to the sum. */
  readonly plus: number
  readonly test: Test
  /** What the dice are compared with; null where they are only added up. */
  readonly target: number | null
  readonly success: boolean | null
}

/** Where the generator stands after a decision that used it: an event of every game. */
export interface DiceMoved {
  readonly kind: 'dice-moved'
  readonly dice: DiceState
}

export function isRolled(event: AnyEvent): event is AnyEvent & Rolled {
  return event.kind === 'rolled'
}

/** A phase begins: an event of every game. */
export function isPhaseEntered(event: AnyEvent): event is AnyEvent & { readonly phase: string } {
  return event.kind === 'phase-entered'
}

export function isDiceMoved(event: AnyEvent): event is AnyEvent & DiceMoved {
  return event.kind === 'dice-moved'
}

/** What a command led to: the events, to be appended to the log, and the state after them. */
export interface Decision<State, Event> {
  readonly events: readonly Event[]
  readonly state: State
}

/**
 * The numbers of real dice in the order in which they were asked for; null lets the program roll, and one null among
 * them that die alone.
 */
export type TypedRolls = readonly (number | null)[] | null

/** The types of one game's battles. */
export interface BattleTypes {
  readonly State: AnyState
  readonly Command: AnyCommand
  readonly Event: AnyEvent
  readonly Side: string
  readonly Phase: string
  /** What dice are rolled for. */
  readonly Purpose: string
  /** What a watcher may know of a state, and is told of an event. */
  readonly View: object
  readonly Told: { readonly kind: string }
  /** Kinds of fields that no other game has; `never` where there are none. */
  readonly OwnField: { readonly kind: string; readonly measured: boolean }
}
