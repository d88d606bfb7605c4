import type { Correction as AnyCorrection, Line as AnyLine } from '../shared/battle/correction.ts'
import type {
  AnyCommand,
  AnyEvent,
  AnyState,
  BattleTypes,
  Decision as AnyDecision,
} from '../shared/battle/battle.ts'
import type { Play } from '../shared/battle/play.ts'
import { sevenSecondsPlay } from '../shared/systems/seven-seconds/battle/play.ts'
import { blastEmPlay } from '../shared/systems/blast-em/battle/play.ts'
import { MISSION_KIND, RULES_KIND, TEAM_KIND } from '../shared/systems/blast-em/documents/kinds.ts'
import { blastEm } from '../shared/systems/blast-em/game.ts'
import { DEFAULT_RULES_DOCUMENT } from '../shared/systems/blast-em/documents/rules.ts'
import type { Keeps, KeptKind } from '../shared/systems/kept.ts'
import { sevenSeconds } from '../shared/systems/seven-seconds/game.ts'

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

/** Hands a game to the house, which gives it back no other documents than its own: the only place that says so. */
const play = <Types extends BattleTypes, Setup>(of: Play<Types, Setup>): GamePlay => of as unknown as GamePlay

/** The games that the main process plays battles of. A further game is one more line here. */
const PLAYS: Readonly<Record<string, GamePlay>> = {
  [sevenSeconds.id]: play(sevenSecondsPlay),
  [blastEm.id]: play(blastEmPlay),
}

/** Hands a kind of documents to the house in the same way: it is given none but its own. */
const kind = <Document extends object>(of: KeptKind<Document>): KeptKind => of as unknown as KeptKind

/** What groups keep of games that need no desk. */
const KEEPS: Readonly<Record<string, Keeps>> = {
  [blastEm.id]: {
    kinds: [kind(TEAM_KIND), kind(MISSION_KIND), kind(RULES_KIND)],
    rules: { kind: RULES_KIND.kind, usual: DEFAULT_RULES_DOCUMENT },
  },
}

/** What a game keeps on the house's shelf; null for one that keeps nothing there. */
export function findKeeps(system: string): Keeps | null {
  return (Object.hasOwn(KEEPS, system) ? KEEPS[system] : null) ?? null
}

/** The kinds of documents that a game keeps on the house's shelf. */
export function keptKinds(system: string): readonly KeptKind[] {
  return findKeeps(system)?.kinds ?? []
}

/** How battles of a game are played; null for one that this program does not know. */
export function findPlay(system: string): GamePlay | null {
  return (Object.hasOwn(PLAYS, system) ? PLAYS[system] : null) ?? null
}

/** The same of a battle that is kept: one of a game that this program does not know cannot be opened. */
export function playNamed(system: string): GamePlay {
  const found = findPlay(system)
  if (!found) throw new Error(`There is no game called ${system}.`)
  return found
}
