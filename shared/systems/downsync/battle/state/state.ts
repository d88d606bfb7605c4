import type { Written } from '../../../../battle/asides.ts'
import type { Level } from '../../../../battle/battle.ts'
import type { DiceState } from '../../../../dice/source.ts'
import type { MissionDraft } from '../../documents/mission.ts'
import type { CardFace } from '../../documents/unit-card.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { BaseCount, CounterEnd, Sig } from '../../words.ts'
import type { DieReason } from '../documents/fields.ts'
import type { Step } from '../documents/steps.ts'
import type { Ending, Phase, PingFate, Side, UnitFate } from '../words.ts'

/** A battle as it stands: the fold of its events. */
export interface BattleState extends Written<Side> {
  readonly setup: Begun
  readonly dice: DiceState
  readonly phase: Phase
  /** Of the turn’s own phases the one that it is in, whatever is settled in between. */
  readonly stage: Phase
  /** 0 before the first. */
  readonly round: number
  /** Who chooses the first deployer, and who that is (lines 184–185). */
  readonly chooser: Side | null
  readonly first: Side | null
  /** The Active Player; before the first Round whoever sets out Pings. */
  readonly active: Side | null
  readonly taskforce: Taskforce | null
  readonly engagement: Engagement | null
  readonly activation: Activation | null
  /** What is going on, one thing after the other. */
  readonly steps: readonly Step[]
  readonly units: Readonly<Record<string, UnitState>>
  readonly pings: Readonly<Record<string, PingState>>
  readonly camps: Readonly<Record<Side, Camp>>
  readonly ending: { readonly how: Ending; readonly won: Side | null } | null
  readonly automatic: readonly Side[]
}

/** What a battle was begun with. */
export interface Begun {
  readonly level: Level
  readonly rules: HouseRules
  readonly mission: MissionDraft
  /** Command Point Capacity of both. */
  readonly commandPoints: number
  readonly sides: readonly {
    readonly side: Side
    readonly player: string
    readonly list: string
    readonly faction: string
    /** What the group keeps of the list. */
    readonly kept: string | null
  }[]
}

/** What is of a side as a whole. */
export interface Camp {
  readonly deployed: boolean
  readonly commandPoints: number
  readonly points: number
}

/** What was designated this turn (lines 213–240). */
export interface Taskforce {
  readonly units: readonly string[]
  readonly pings: readonly string[]
  /** Overwatch Units among them that came in by a Reaction Engagement (line 603). */
  readonly joined: readonly string[]
  readonly refreshed: readonly string[]
  readonly moved: readonly string[]
  /** Pings that have moved a second time (line 382). */
  readonly again: readonly string[]
  /** Who has crossed slowing terrain in the Move phase (line 282). */
  readonly slowed: readonly string[]
  /** Enemy Units that its moves have brought to light (line 391). */
  readonly exposed: readonly string[]
  /** The Non-Active player has been asked (line 244). */
  readonly asked: boolean
  /** Who has passed in its engagement, and is not Activated by that where the group plays so (line 649). */
  readonly passed: readonly string[]
}

/** A Reaction Engagement (lines 591–649). */
export interface Engagement {
  readonly reacting: readonly string[]
  /** Units with a further die for a Command Point, and by a card’s words. */
  readonly boosted: readonly string[]
  readonly favoured: readonly string[]
  /** Sides that have named whom they boost. */
  readonly asked: readonly Side[]
  /** The dice beside the Units that have yet to act. */
  readonly priority: Readonly<Record<string, number>>
  /** Why each is as it is. */
  readonly why: Readonly<Record<string, readonly DieReason[]>>
  /** All that took part, in the end Activated (R16). */
  readonly done: readonly string[]
  /** Units that have held, and that passed. */
  readonly held: readonly string[]
  readonly passed: readonly string[]
}

/** The Unit that acts now, base by base. */
export interface Activation {
  readonly unit: string
  /** The base that acts; null: none has been chosen yet. */
  readonly base: BaseCount | null
  /** Bases that have acted. */
  readonly acted: readonly BaseCount[]
  /** Action Points of the base that acts. */
  readonly actionPoints: number
  /** Actions that it has performed, by their ids. */
  readonly performed: readonly string[]
  /** Bases that have performed a Combat Action, and an Overwatch Action. */
  readonly fired: readonly BaseCount[]
  readonly watched: readonly BaseCount[]
  /** Bases that have paid for Stun (line 740). */
  readonly stunPaid: readonly { readonly base: BaseCount; readonly actionPoints: number }[]
}

/** A vehicle, or one of a Unit’s infantry: its number dies with it (line 358). */
export interface BaseState {
  readonly number: BaseCount
  readonly alive: boolean
  readonly cm: number
  readonly cmPlus: number
  /** The building that it is in; empty: none. */
  readonly building: string
}

export interface UnitState {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly card: CardFace
  readonly fate: UnitFate
  readonly bases: readonly BaseState[]
  readonly activated: boolean
  readonly overwatch: boolean
  readonly stun: boolean
  readonly stealth: boolean
  readonly breach: number
  readonly counters: readonly CounterOn[]
  /** It was on the table, and a card sent it back to Reserve: what it has spent it has spent (lines 589, 677). */
  readonly heldBack: boolean
}

export interface CounterOn {
  readonly name: string
  readonly ends: CounterEnd
}

/** A Ping has a Signature and nothing else: what it is nobody knows before it is revealed (line 366). */
export interface PingState {
  readonly id: string
  readonly side: Side
  readonly sig: Sig
  /** Of its side and Signature, from 1. */
  readonly number: number
  readonly fate: PingFate
  readonly activated: boolean
}
