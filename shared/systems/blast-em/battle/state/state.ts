import type { Written } from '../../../../battle/asides.ts'
import type { Level } from '../../../../battle/battle.ts'
import type { DiceState } from '../../../../dice/source.ts'
import type { ReadyMission } from '../../documents/check-mission.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { Model } from '../../profiles.ts'
import type { View } from '../../snapshots.ts'
import type {
  AttackKind,
  Carried,
  DOOR_STATES,
  Encounter,
  Find,
  Movement,
  Side as Kind,
  WhoRef,
} from '../../words.ts'
import type { Attack } from '../documents/events.ts'
import type { EndingReason, Fate, Origin, Outcome, Phase, Player, Side } from '../words.ts'

/** A battle as it stands: the fold of its events, plain JSON. */
export interface BattleState extends Written<Side> {
  readonly setup: Begun
  readonly dice: DiceState
  readonly phase: Phase
  /** 0 before the first turn. */
  readonly round: number
  /** Turns of all players so far. */
  readonly turn: number
  /** Whose turn it is; null before the first. */
  readonly active: Player | null
  /** Who speaks for the bad guys (line 309, R10); null where Muster does. */
  readonly leader: Player | null
  readonly first: Player | null
  /** Players whose Hero is out. */
  readonly lost: readonly Player[]
  /** Who is in a fight with whom, each two of them once. */
  readonly fighting: readonly (readonly [Player, Side])[]
  /** There has been a fight with bad guys. */
  readonly badGuysFought: boolean
  /** Back-up was called in the fight of this player. */
  readonly backUp: readonly { readonly player: Player; readonly arrives: boolean }[]
  readonly exchange: Exchange | null
  readonly models: Readonly<Record<string, ModelState>>
  readonly tokens: Readonly<Record<string, TokenState>>
  readonly doors: Readonly<Record<string, DoorState>>
  readonly items: Readonly<Record<string, ItemState>>
  /** Things, terminals and vessels that are done for. */
  readonly wrecked: readonly string[]
  /** Whose blow at what the mission wants destroyed was the last (line 45). */
  readonly destroyer: Player | null
  /** Automatic security is off. */
  readonly secured: boolean
  readonly located: boolean
  /** The one device from junk has been built (line 57). */
  readonly built: boolean
  /** Waves that have come. */
  readonly waves: readonly string[]
  /** Wounds that are not judged yet: of this firing phase, or of a Snapshot. */
  readonly suffered: readonly Suffered[]
  readonly stray: Stray | null
  /** Where the battle goes on once strays and explosions are settled. */
  readonly back: Phase
  /** Things that blow up, one after the other. */
  readonly explosions: readonly string[]
  /** `by`: among rivals the team that did it alone. */
  readonly ending: {
    readonly outcome: Outcome
    readonly why: EndingReason
    readonly by: Player | null
  } | null
  readonly automatic: readonly Side[]
}

/** What a battle was begun with. */
export interface Begun {
  readonly level: Level
  readonly rules: HouseRules
  readonly players: readonly { readonly side: Player; readonly name: string; readonly team: string }[]
  readonly mission: ReadyMission
  /** Types of the group's own, of each team and of the mission. */
  readonly own: Readonly<Record<string, Readonly<Record<string, Model>>>>
  /** What these types are called. */
  readonly typeNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly first: Player | null
}

export interface ModelState {
  readonly id: string
  readonly name: string
  readonly who: WhoRef
  /** Null for a bystander. */
  readonly side: Side | null
  readonly origin: Origin
  readonly from: string | null
  readonly fate: Fate
  /** Wounds that are left. */
  readonly wounds: number
  /** Turns of its owner until it is out; null where it is not Mostly Dead. */
  readonly turnsLeft: number | null
  /** The turn in which it fell. */
  readonly fell: number | null
  /** Fell below 0 in a trauma unit (line 268). */
  readonly deep: boolean
  /** What being Mostly Dead adds to a card for every healer, where a house rule has one die for all (R26). */
  readonly worse: number | null
  /** Stands there, and nobody has met it or its group yet: it has no part in any fight (lines 305, 309). */
  readonly unmet: boolean
  /** Teams in whose fight it has a part: they have met it there, or one of both has attacked the other (lines 307, 311). */
  readonly foeOf: readonly Player[]
  /** A camera or gun that somebody has shut down by itself (line 208). */
  readonly off: boolean
  /** Loses its next turn, this one, or both (R19). */
  readonly stunned: 'next' | 'now' | 'nowAndNext' | null
  readonly toGround: boolean
  /** What it went to ground behind, as long as it has not moved on behind it; null where that has no name. */
  readonly behind: string | null
  /** The turn in which it came to the table; 0 before the first. */
  readonly came: number
  /** The turn in which it came to the table, or was met. */
  readonly since: number
  /** Enemies in HTH reach (line 75). */
  readonly reaches: readonly string[]
  /** At whom its last attack came to nothing, and why; forgotten once one of both has moved. */
  readonly vain: readonly Vain[]
  readonly carried: readonly Gadget[]
  /** Turns of combat drugs that are left, this one counted. */
  readonly drugs: number
  readonly drugsTaken: boolean
  /** A grenade, DemoPac or heavy shot of its own, how many are used. */
  readonly used: Used
  /** Locks and computers that it has tried: this turn, or ever by house rule. */
  readonly tried: readonly string[]
  /** Knows what the mission wants to learn. */
  readonly knows: boolean
  /** Items that it has taken. */
  readonly holds: readonly string[]
  readonly now: TurnOfModel
}

export interface Vain {
  readonly at: string
  readonly why: 'not-seen' | 'to-ground' | 'out-of-reach'
}

export interface Used {
  readonly grenades: number
  readonly demoPacs: number
  readonly heavyShots: number
}

/** What a model has done in this turn. */
export interface TurnOfModel {
  readonly moved: boolean
  readonly movement: Movement
  /** Moved in this movement phase, and not behind its cover. */
  readonly open: boolean
  readonly actions: number
  readonly fired: boolean
  /** Shots that it has fired before a fight. */
  readonly shots: number
  /** Has said with the first of them that it fires two (line 87). */
  readonly twice: boolean
  /** One of them was thrown. */
  readonly thrown: boolean
  readonly snapped: boolean
  /** Has tried to treat somebody (line 266). */
  readonly treated: boolean
  /** Was raised from 0, and does no more. */
  readonly rests: boolean
  /** Was treated: it may still move, but neither attacks nor does anything else. */
  readonly tended: boolean
  /** Has dragged somebody, and does not shoot. */
  readonly drags: boolean
  /** Has used a gadget, or handed one over. */
  readonly handled: boolean
}

export const FRESH_TURN: TurnOfModel = {
  moved: false,
  movement: 'stand',
  open: false,
  actions: 0,
  fired: false,
  shots: 0,
  twice: false,
  thrown: false,
  snapped: false,
  treated: false,
  rests: false,
  tended: false,
  drags: false,
  handled: false,
}

/** A gadget that somebody carries, and how often it still serves; null for what is worn. */
export interface Gadget {
  readonly carried: Carried
  readonly left: number | null
  /** A force field that has eaten the first wound of this turn. */
  readonly spent: boolean
}

export interface TokenState {
  readonly holds: Encounter
  /** What is found there, should it hold a find. */
  readonly find: Find
  readonly spent: boolean
  /** The turn in which it was last tested, and stayed. */
  readonly tested: number | null
}

export interface DoorState {
  readonly is: (typeof DOOR_STATES)[number]
}

/** Something to open: of the mission, or what a token turned out to be. */
export interface ItemState {
  readonly name: string
  readonly locked: boolean
  readonly find: Find | null
  readonly opened: boolean
  readonly takenBy: string | null
}

/** One turn's fighting. */
export interface Exchange {
  /** Who moves now; null once both have. */
  readonly moves: Kind | null
  readonly surprised: Kind | null
  /** The fight began in this turn. */
  readonly isNew: boolean
  /** Clear lines to those who moved. */
  readonly views: readonly View[]
  /** Of those who move now, whoever moves no more. */
  readonly stayed: readonly Side[]
  /** Whoever takes no more Snapshots in this phase. */
  readonly held: readonly Side[]
  readonly attacks: readonly Attack[]
  /** DemoPacs that go off with what is declared in secret, and who has set them (lines 206, 274). */
  readonly charges: readonly { readonly on: string; readonly by: string }[]
  /** Sides that have declared. */
  readonly declared: readonly Side[]
  readonly opened: boolean
  readonly resolved: readonly number[]
}

export interface Suffered {
  readonly target: string
  readonly by: string
  readonly wounds: number
}

export interface Stray {
  readonly by: string
  readonly with: AttackKind
  /** What it may strike; null: anything behind. */
  readonly among: readonly string[]
  readonly heads: boolean
  /** What it was aimed at: it flew past that. Null where the log does not tell. */
  readonly missed: string | null
}
