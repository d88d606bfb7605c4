import type { Correction as AnyCorrection, Line as AnyLine } from '../shared/battle/correction.ts'
import type {
  AnyCommand,
  AnyEvent,
  AnyState,
  BattleTypes,
  Decision as AnyDecision,
} from '../shared/battle/battle.ts'
import type { Play } from '../shared/battle/play.ts'
import type { Keeps, KeptKind } from '../shared/systems/kept.ts'
import { ROOMS, type Opened } from './games.ts'

/** The games as they are played: the rules of each are loaded with what first asks for them (docs/adr/0043). */

/** A battle of any game: what its documents say beside this only its game reads. */
export interface AnyGame {
  readonly State: AnyState
  readonly Command: AnyCommand
  readonly Event: AnyEvent
  readonly Side: string
  readonly Phase: string
  readonly Purpose: string
  readonly View: object
  readonly Told: { readonly kind: string }
  readonly OwnField: never
}

export type GamePlay<Types extends BattleTypes = AnyGame> = Play<Types, never>
export type Decision<Types extends BattleTypes = AnyGame> = AnyDecision<Types['State'], Types['Event']>
export type Correction<Types extends BattleTypes = AnyGame> = AnyCorrection<
  Types['State'],
  Types['Event'],
  Types['Side']
>
export type Line<Types extends BattleTypes = AnyGame> = AnyLine<Types['Event']>

/** Thrown where somebody asks for rules that are not there yet: `withRules` loads them. */
class NotLoaded extends Error {
  readonly system: string
  constructor(system: string) {
    super(`The rules of ${system} are not loaded.`)
    this.system = system
  }
}

const opened = new Map<string, Opened>()

/** Nothing for a game that this program does not know. */
export async function load(system: string): Promise<void> {
  const room = Object.hasOwn(ROOMS, system) ? ROOMS[system] : null
  if (room && !opened.has(system)) opened.set(system, await room.open())
}

/** All of them, for what reads whatever there may be. */
export const loadAll = async (): Promise<void> => void (await Promise.all(Object.keys(ROOMS).map(load)))

/**
 * Carries out work that may ask for the rules of games. Where they are not loaded yet they are now, and the work begins
 * anew: until it asks for rules, nothing may come of it that a transaction does not take back.
 */
export async function withRules<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error
      await load(error.system)
    }
  }
}

function find(system: string): Opened | null {
  if (!Object.hasOwn(ROOMS, system)) return null
  const found = opened.get(system)
  if (!found) throw new NotLoaded(system)
  return found
}

/** What a game keeps on the house's shelf; null for one that keeps nothing there. */
export const findKeeps = (system: string): Keeps | null => find(system)?.keeps ?? null

/** The kinds of documents that a game keeps on the house's shelf. */
export const keptKinds = (system: string): readonly KeptKind[] => findKeeps(system)?.kinds ?? []

/** How battles of a game are played; null for one that this program does not know. */
export const findPlay = (system: string): GamePlay | null => find(system)?.play ?? null

/** The same of a battle that is kept: one of a game that this program does not know cannot be opened. */
export function playNamed(system: string): GamePlay {
  const found = findPlay(system)
  if (!found) throw new Error(`There is no game called ${system}.`)
  return found
}
