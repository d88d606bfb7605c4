import type { DiceState } from '../../../../dice/source.ts'
import type { EndOfBattle } from '../../cards/end.ts'
import type { Hand, Piles } from '../../cards/draw.ts'
import type { Cover, Rating, UnitType } from '../../words.ts'
import type { BattleSetup } from '../documents/setup.ts'
import type {
  Area,
  BattleKind,
  BlipId,
  Cause,
  Edge,
  Ending,
  Objective,
  Phase,
  Side,
  TargetId,
  UnitId,
} from '../words.ts'

/**
 * A battle as it stands: the fold of its events, plain JSON. It holds both sides' secrets; `view` gives what a
 * side may know.
 */
export interface BattleState {
  readonly setup: BattleSetup
  /** Where the generator stands. */
  readonly dice: DiceState
  readonly phase: Phase
  /** Null before the role roll. */
  readonly kind: BattleKind | null
  /** Null in a Chance Encounter. */
  readonly attacker: Side | null
  /** Who has the Initiative Counter. */
  readonly initiative: Side | null
  readonly sides: Readonly<Record<Side, SideState>>
  /** Cards face down. */
  readonly piles: Piles
  /** Every unit of the battle, in the Holding Area, on the table or destroyed. */
  readonly units: Readonly<Record<UnitId, Unit>>
  /** Blips on the table. */
  readonly blips: Readonly<Record<BlipId, Blip>>
  /** Objectives on the table. */
  readonly objectives: Readonly<Partial<Record<Objective, ObjectiveState>>>
  /** Target Counters on marked patches of ground. */
  readonly grounds: Readonly<Record<TargetId, number>>
  readonly smokes: number
  /** Radius of each crater in inches. */
  readonly craters: readonly number[]
  readonly round: number
  /** Whose turn it is; null between rounds. */
  readonly turn: Turn | null
  /** Who passed last, one after the other without a turn between. */
  readonly passed: readonly Side[]
  readonly withdrawing: Side | null
  /** The other side pursues: this is the last round. */
  readonly pursuit: boolean
  readonly agreed: readonly Side[]
  readonly ending: { readonly how: Ending; readonly controls: Side | null } | null
  /** The side that was first to destroy an enemy trooper. */
  readonly firstKill: Side | null
  /** What was measured at the end for the missions. */
  readonly near: EndOfBattle['near']
  /** Lines of the missions that the players scored otherwise, the latest last. */
  readonly corrections: readonly ScoreCorrection[]
  /** What the players wrote down, private notes of both sides among it. */
  readonly notes: readonly Note[]
  /** Counters of the players' own, which no rule looks at. */
  readonly ownCounters: readonly OwnCounter[]
}

export interface ScoreCorrection {
  readonly side: Side
  /** From 0, in the card's order. */
  readonly line: number
  readonly points: number
  readonly note: string
}

export interface Note {
  readonly side: Side
  /** Null for the battle as a whole. */
  readonly piece: TargetId | null
  readonly text: string
  /** For its own side alone. */
  readonly private: boolean
}

export interface OwnCounter {
  readonly piece: TargetId
  readonly name: string
  readonly count: number
}

export interface SideState {
  readonly edge: Edge | null
  /** Cards drawn; null before, and once one of each kind is kept. */
  readonly hand: Hand | null
  readonly mission: string | null
  readonly troops: string | null
  readonly mustered: boolean
  readonly placed: boolean
  /** Blips deployed so far. */
  readonly deployed: number
}

export interface Unit {
  readonly id: UnitId
  readonly side: Side
  readonly type: UnitType
  readonly rating: Rating
  /** An own name; null where nobody gave one. */
  readonly name: string | null
  /** Who of the roster it is; null for nobody. */
  readonly trooper: string | null
  readonly where: 'holding-area' | 'table' | 'destroyed'
  /** Square of the Holding Area that it began on. */
  readonly square: number | null
  readonly counters: number
  readonly activation: boolean
  readonly damaged: boolean
  readonly stunned: boolean
  readonly jamming: boolean
  /** Has moved or jumped since it was deployed. */
  readonly moved: boolean
  /** Objectives within 6". */
  readonly near: readonly Objective[]
  /** Units that came to light with it where it still stands: all touch the place of their Blip (p.17). */
  readonly beside: readonly UnitId[]
  /** Pieces of which it was said that they stand outside its jamming field, until one of the two moves. */
  readonly clear: readonly TargetId[]
  readonly fate: Fate | null
}

export interface Fate {
  readonly cause: Cause
  readonly by: UnitId | null
  readonly round: number
}

export interface Blip {
  readonly id: BlipId
  readonly side: Side
  readonly square: number
  readonly activation: boolean
  /** Has moved since it was deployed. */
  readonly moved: boolean
  readonly near: readonly Objective[]
}

export interface ObjectiveState {
  /** Who Secured it; null is Contested. */
  readonly holder: Side | null
  readonly destroyed: boolean
  readonly counters: number
}

export interface Turn {
  readonly side: Side
  /** Units that may be activated (p.16). */
  readonly allowance: number
  readonly units: number
  readonly extraBlips: number
  /** Units of a Blip that was revealed to be activated: they act before play passes. */
  readonly squad: readonly UnitId[]
  readonly activation: Activation | null
}

/** The unit or Blip that is acting. */
export interface Activation {
  readonly piece: TargetId
  readonly as: 'unit' | 'extra-blip'
  readonly actionsLeft: number
  /** A Damaged suit has obeyed for the coming action (p.24). */
  readonly suitObeyed: boolean
  /** It has moved and may still toggle its jammer, where the group plays so. */
  readonly mayToggle: boolean
  /** Units of the acting Blip, when it was revealed while it acted. */
  readonly revealed: readonly UnitId[]
  readonly pending: Pending | null
}

/** An action that is half done and waits for its next part. */
export type Pending =
  /** Points of a Sensor Pool to be spent. */
  | { readonly kind: 'pool'; readonly points: number }
  /** A missile on its way. */
  | {
      readonly kind: 'flight'
      readonly target: TargetId
      readonly targetCover: Cover
      readonly counters: number
      readonly interceptors: readonly UnitId[]
      /** The other side has revealed Blips to intercept it: only the dice are still to fall. */
      readonly answered: boolean
    }
  /** A kamikaze that may explode, and what it may touch. */
  | { readonly kind: 'fuse'; readonly touchable: readonly TargetId[] }
  /** A blast whose surroundings are to be measured. */
  | {
      readonly kind: 'blast'
      readonly cause: 'missile' | 'kamikaze'
      readonly radius: number
      readonly centre: TargetId
      readonly deviation: { readonly inches: number; readonly direction: number | null } | null
      readonly spared: TargetId | null
      readonly touched: readonly UnitId[]
    }
  /** Troopers in a blast, flames or a jamming field whose dice are to be rolled. */
  | {
      readonly kind: 'area'
      readonly by: UnitId
      readonly cause: Area
      readonly radius: number
      readonly within: readonly { readonly id: UnitId; readonly inches: number }[]
    }
