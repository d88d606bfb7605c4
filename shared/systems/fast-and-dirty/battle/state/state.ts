import type { Written } from '../../../../battle/asides.ts'
import type { Level } from '../../../../battle/battle.ts'
import type { DiceState } from '../../../../dice/source.ts'
import type { ScenarioDraft } from '../../documents/scenario.ts'
import type { UnitDraft } from '../../documents/unit.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { Cover, HeavyWeapon, Power, Quality } from '../../words.ts'
import type {
  Action,
  Deed,
  Ending,
  FigureFate,
  Marker,
  Once,
  Phase,
  Side,
  Speed,
  UnitFate,
} from '../words.ts'

/** A battle as it stands: the fold of its events. */
export interface BattleState extends Written<Side> {
  readonly setup: Begun
  readonly dice: DiceState
  readonly phase: Phase
  /** The turn; 0 before the first. */
  readonly round: number
  /** Who won the last initiative: a tie goes to the other (line 567, R29). */
  readonly initiative: Side | null
  /** Who activates next. */
  readonly active: Side | null
  readonly activation: Activation | null
  readonly units: Readonly<Record<string, UnitState>>
  readonly crafts: Readonly<Record<string, CraftState>>
  readonly guns: Readonly<Record<string, Gun>>
  /** Shares of the army at which a side has lost heart (lines 646–648). */
  readonly heartLost: Readonly<Record<Side, readonly number[]>>
  readonly ending: { readonly how: Ending; readonly won: Side | null } | null
  readonly automatic: readonly Side[]
}

/** What a battle was begun with. */
export interface Begun {
  readonly level: Level
  readonly rules: HouseRules
  readonly scenario: ScenarioDraft
  readonly sides: readonly {
    readonly side: Side
    readonly player: string
    readonly force: string
    /** What the group keeps of the force. */
    readonly kept: string | null
  }[]
}

/** The activation that is going on. */
export interface Activation {
  readonly unit: string
  /** Null: not chosen yet. */
  readonly action: Action | null
  readonly deeds: readonly Deed[]
  /** A marker that it got meanwhile outlasts it (R27). */
  readonly marked: boolean
}

interface Standing {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly fate: UnitFate
  readonly marker: Marker | null
  readonly broken: boolean
  /** Has been activated this turn. */
  readonly done: boolean
  /** Has fired in the other side's activation this turn (line 1452). */
  readonly opFired: boolean
  readonly used: readonly Once[]
}

/** One figure. */
export interface FigureState {
  readonly id: string
  /** Its entry in the document. */
  readonly of: string
  readonly fate: FigureFate
}

export interface UnitState extends Standing {
  readonly document: UnitDraft
  readonly figures: readonly FigureState[]
  readonly cover: Cover
  /** Moved in its last activation (lines 1306, 1638). */
  readonly moved: boolean
  /** Somebody fell since its last activation (line 1171). */
  readonly hurt: boolean
  /** Levels of Resolve that it has lost for good. */
  readonly resolveLost: number
  /** The unit that it goes with (lines 1324, 1427). */
  readonly attached: string | null
  readonly aboard: string | null
  readonly effects: readonly Power[]
  /** A psionic's; null of all others. */
  readonly strength: number | null
  /** Who is away as a scout (line 1587). */
  readonly scout: string | null
  readonly charges: 'rigging' | 'rigged' | 'badlyDamaged' | 'destroyed' | 'fizzled' | null
  /** Its smoke hangs over the table (line 1634). */
  readonly smoke: boolean
}

export interface CraftState extends Standing {
  readonly document: VehicleDraft
  /** Crew alive. */
  readonly crew: number
  /** Penetrating hits (lines 612–615). */
  readonly hits: number
  readonly immobilised: boolean
  readonly bogged: boolean
  readonly landed: boolean
  readonly speed: Speed
  /** Weapons that are out, by their place in the document. */
  readonly weaponsOut: readonly number[]
  readonly smoke: boolean
}

/** An off-board gun of the scenario (line 1355). */
export interface Gun {
  readonly id: string
  readonly side: Side
  readonly weapon: HeavyWeapon
  readonly quality: Quality
  /** Calls that are left; null: no end of them. */
  readonly calls: number | null
  readonly calledThisTurn: boolean
  /** Nobody reaches it any more (line 1365). */
  readonly silenced: boolean
}
