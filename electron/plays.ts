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

/** The games as they are played: their rules are loaded with whatever first asks for one of them. */

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

const opened: Readonly<Record<string, Opened>> = Object.fromEntries(
  await Promise.all(Object.entries(ROOMS).map(async ([system, { open }]) => [system, await open()] as const)),
)
const find = (system: string): Opened | null =>
  (Object.hasOwn(opened, system) ? opened[system] : null) ?? null

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
