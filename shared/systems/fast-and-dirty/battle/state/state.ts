import type { Written } from '../../../../battle/asides.ts'
import type { Level } from '../../../../battle/battle.ts'
import type { DiceState } from '../../../../dice/source.ts'
import type { Fielded } from '../../documents/fielded.ts'
import type { Posture } from '../../documents/orders.ts'
import type { ScenarioDraft } from '../../documents/scenario.ts'
import type { UnitDraft } from '../../documents/unit.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import type { HouseRules } from '../../house-rules.ts'
import type {
  AiGrade,
  AntiAir,
  Cover,
  Mission,
  Power,
  Quality,
  Resolve,
  SentryArm,
  Trait,
  Work,
} from '../../words.ts'
import type { Arm } from '../../weapons.ts'
import type { Step } from '../documents/steps.ts'
import type {
  Action,
  ChargeStep,
  Deed,
  EachTurn,
  Ending,
  FigureFate,
  Intent,
  LuckyRoll,
  Marker,
  Once,
  Phase,
  Side,
  Speed,
  UnitFate,
  WorkFate,
} from '../words.ts'

/** Who may, or has to, act now; of cards the one that was drawn (lines 577, 1282, 1787). */
export interface Follow {
  readonly unit: string
  readonly must: boolean
  readonly drawn?: true
}

/** A battle as it stands: the fold of its events. */
export interface BattleState extends Written<Side> {
  readonly setup: Begun
  readonly dice: DiceState
  readonly phase: Phase
  /** The turn; 0 before the first. */
  readonly round: number
  /** Who won the last initiative: a tie goes to the other (line 567, R29). */
  readonly initiative: Side | null
  /** Who activates next, or lays markers and spends points. */
  readonly active: Side | null
  readonly activation: Activation | null
  /** Who may, or has to, act right after (lines 1282, 1787). */
  readonly follow: Follow | null
  /** Who laid the first contact markers, and spends the first Recon Point (lines 2733–2735). */
  readonly marksFirst: Side | null
  /** All have acted: what is left of the turn is seen to. */
  readonly turnEnds: boolean
  /** What is going on, one thing after the other. */
  readonly steps: readonly Step[]
  readonly units: Readonly<Record<string, UnitState>>
  readonly crafts: Readonly<Record<string, CraftState>>
  readonly guns: Readonly<Record<string, Gun>>
  readonly sentries: Readonly<Record<string, Sentry>>
  readonly antiAir: Readonly<Record<string, AntiAirGun>>
  readonly works: Readonly<Record<string, WorkState>>
  readonly markers: Readonly<Record<string, MarkerState>>
  readonly camps: Readonly<Record<Side, Camp>>
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
    readonly platoons: number
  }[]
}

/** What is of a side as a whole. */
export interface Camp {
  /** What it has decided in secret; null: not yet, or the scenario says it (line 2643). */
  readonly orders: Posture | null
  /** Missions that its dice let it choose from; the one that is its own, once that is known (line 2717). */
  readonly missions: readonly Mission[]
  readonly mission: Mission | null
  /** Traits that it has yet to give out, and who has got some (line 2751). */
  readonly traits: readonly Trait[]
  readonly given: readonly string[]
  /** What Exceptional Troops have rolled and not yet given out; null: not rolled (line 1265). */
  readonly exceptional: readonly Trait[] | null
  /** Field works that it may still place. */
  readonly fieldWorks: number
  readonly deployed: boolean
  /** Who stands there first, of an Escalating Engagement in which nobody scouts (line 2769). */
  readonly first: string | null
  /** The far objective of its Assault (line 2757). */
  readonly objective: string | null
  /** On recon duty (line 2675). */
  readonly scouts: readonly string[]
  /** Those of them who were destroyed before the first turn (line 2731). */
  readonly lostScouts: readonly string[]
  readonly reconPoints: number
  readonly reconEnded: boolean
  /** Shares of the army at which it has lost heart (lines 646–648). */
  readonly heartLost: readonly number[]
  /** Under Fire results that it may still ignore (line 2653). */
  readonly ignores: number
  /** It lets moves pass this turn. */
  readonly quiet: boolean
  /** Its own initiative die showed 1 (line 532). */
  readonly intelLost: boolean
  /** Turns in a row at whose end its mission was as it should be. */
  readonly held: number
  /** Objectives that its infantry has touched (line 2815). */
  readonly touched: readonly string[]
  /** Units that came to the table this turn (line 2773). */
  readonly entered: number
  /** Whether its mission was done as the last turn ended. */
  readonly met: boolean
}

/** The activation that is going on. */
export interface Activation {
  readonly unit: string
  /** Who acts with it: teams and officers that have joined, riders (lines 678, 1324, 1427). */
  readonly along: readonly string[]
  /** Null: not chosen yet. */
  readonly action: Action | null
  readonly deeds: readonly Deed[]
  /** Figures that do something else than fire. */
  readonly busy: number
  /** A marker that it got meanwhile outlasts it (R27). */
  readonly marked: readonly string[]
  /** Who of those who act has lost somebody in it (line 1171). */
  readonly bled: readonly string[]
  /** Powers that reached who acts in the meantime: they are of its next activation (lines 1528–1546). */
  readonly cast: readonly { readonly unit: string; readonly power: Power }[]
  /** One success in morale: it has to fall back (line 634). */
  readonly fallsBack: boolean
  /** Command Response failed (lines 1185–1188). */
  readonly restricted: boolean
  /** It has to charge (lines 1707, 1719). */
  readonly berserk: boolean
  /** It has taken combat drugs in this activation (line 1719). */
  readonly drugged: boolean
  /** Weapons of a vehicle that have fired. */
  readonly fired: readonly number[]
  /** Inches of a Move and what a Rush adds, where they are thrown for (line 670). */
  readonly stride: { readonly move: number; readonly rush: number } | null
  /** Said before the dice of its movement fell, and kept to; null: nobody was asked (line 674). */
  readonly intent: Intent | null
  /** A mover was repulsed (line 1462). */
  readonly repulsed: boolean
  /** Who got out of the same vehicle, and acts after it (line 680). */
  readonly next: readonly GotOut[]
}

/** Somebody set down by a vehicle, who has yet to shoot. */
export interface GotOut {
  readonly unit: string
  readonly into: Cover
  /** It may charge: its vehicle was assaulted (line 1095). */
  readonly charges: boolean
  readonly checks?: Checks
}

/** What is seen and chosen as Resolve is checked (lines 630, 1478, 1761, 1839). */
export interface Checks {
  readonly inspired: boolean
  readonly terrified: boolean
  readonly controlled: boolean
  readonly lucky: boolean
  /** Of whoever may charge as it is set down: an enemy is within 10", and the HQ helps (lines 1165, 1771). */
  readonly close?: boolean
  readonly rerolls?: boolean
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
  readonly usedNow: readonly EachTurn[]
  /** Enemies that have shot at it since its last activation, or, `past`, before it in this turn; with the turn. */
  readonly shotBy: readonly { readonly unit: string; readonly round: number; readonly past?: boolean }[]
  /** Its smoke hangs over the table (line 1634). */
  readonly smoke: boolean
  readonly cover: Cover
  /** Closely assaulted since its last activation (line 1095). */
  readonly assaulted: boolean
  readonly resolveLost: number
  readonly effects: readonly Power[]
  /** Powers that reached it this turn: each once (lines 1528–1544). */
  readonly cast: readonly Power[]
  /** Of what flies: it has come down (line 695). */
  readonly landed: boolean
}

/** One figure. */
export interface FigureState {
  readonly id: string
  /** Its entry in the document. */
  readonly of: string
  readonly fate: FigureFate
  /** Somebody has tried to help: no more can be done (line 1558). */
  readonly treated: boolean
}

export interface ChargesAt {
  readonly target: string
  readonly step: ChargeStep
  readonly round: number
}

export interface UnitState extends Standing {
  readonly document: Fielded<UnitDraft>
  readonly figures: readonly FigureState[]
  /** Traits that it was given for this battle (line 2751). */
  readonly traits: readonly Trait[]
  /** In place of what the document says (line 555); null: not rolled yet. */
  readonly resolve: Resolve | null
  /** Levels by which one that is rolled later is moved (FAD-061). */
  readonly resolveShift: number
  /** Moved in its last activation, and in which turn (lines 1306, 1638). */
  readonly moved: boolean
  readonly movedIn: number
  /** Fired since its last activation began, and in which turn. */
  readonly shot: boolean
  readonly shotIn: number
  /** Somebody fell since its last activation began, and in which turn (line 1171). */
  readonly hurt: boolean
  readonly hurtIn: number
  readonly leaderLost: boolean
  /** The unit that it goes with (lines 1324, 1427). */
  readonly attached: string | null
  readonly aboard: string | null
  /** The work that shelters it. */
  readonly work: string | null
  /** A psionic's; null of all others. */
  readonly strength: number | null
  /** Somebody is away as a scout (line 1587). */
  readonly scouting: boolean
  /** Charges by what they lie at, and in which turn they came so far (lines 1198–1222). */
  readonly charges: readonly ChargesAt[]
  /** Charges that have gone off. */
  readonly chargesUsed: number
  /** Hidden markers that are left of three (line 1343). */
  readonly hidden: number
  /** The roll that its luck is kept for: if it falls badly, a die of it falls once more (line 1478). */
  readonly luck: LuckyRoll | null
  /** Wounded whom it carried over the edge of the table (lines 432, 1581). */
  readonly carried: number
  /** The turn in which it was killed and lies there all the same (line 1851). */
  readonly lies: number | null
}

export interface CraftState extends Standing {
  readonly document: Fielded<VehicleDraft>
  /** Crew alive. */
  readonly crew: number
  /** Penetrating hits (lines 612–615). */
  readonly hits: number
  readonly immobilised: boolean
  readonly bogged: boolean
  /** Inches that are left before the next Bogging Test in the ground in which it may have stopped; null: it stands in none (FAD-351). */
  readonly ground: number | null
  readonly speed: Speed
  /** Weapons that are out, by their place in the document. */
  readonly weaponsOut: readonly number[]
  /** At whom it has fired in Op-Fire this turn, and with which of its weapons (lines 744, 1452). */
  readonly opFire: { readonly at: string; readonly mounts: readonly number[] } | null
}

/** An off-board gun (line 1355). */
export interface Gun {
  readonly id: string
  readonly side: Side
  readonly weapon: Arm
  readonly quality: Quality
  /** Calls that are left; null: no end of them. */
  readonly calls: number | null
  readonly calledThisTurn: boolean
  /** Nobody reaches it any more (line 1365). */
  readonly silenced: boolean
}

export interface Sentry {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly gun: SentryArm
  readonly ai: AiGrade
  readonly fate: WorkFate
  readonly marker: Marker | null
}

export interface AntiAirGun {
  readonly id: string
  readonly side: Side
  readonly kind: AntiAir
  readonly firedThisTurn: boolean
}

export interface WorkState {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly work: Work
  readonly fate: WorkFate
  readonly pds: AiGrade | null
  /** Null before they are laid; of a field that is real its number is its side's alone. */
  readonly mines: { readonly real: number; readonly heavy: boolean } | null
  /** Markers of a minefield that are still there. */
  readonly fields: readonly number[]
}

/** A contact marker (line 2721). */
export interface MarkerState {
  readonly id: string
  readonly side: Side
  readonly real: boolean
  /** `turned`: over, as the first turn begins; what is true says where a unit stands, and is gone with the next (line 2745). */
  readonly fate: 'held' | 'down' | 'turned' | 'gone'
}
