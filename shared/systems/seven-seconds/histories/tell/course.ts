import type { BattleScore } from '../../battle/ending/score.ts'
import type { BattleKind, Cause, Ending, Objective, Settlement, Side } from '../../battle/words.ts'
import { UNITS, type Rating, type UnitType } from '../../words.ts'

/** The course of a battle as it is told: who met whom, and what of each round is worth a sentence. */

/** Somebody in a sentence. */
export interface Who {
  /** The same for the same unit of the battle. */
  readonly id: string
  readonly side: Side
  readonly type: UnitType
  readonly rating: Rating
  /** As it was on that day; null where nobody gave one. */
  readonly name: string | null
  /** Who of a roster it is, where another name may stand by now; null for nobody. */
  readonly trooper: string | null
}

/** Units destroyed by one deed, and how likely it was where a shot did it. */
export interface KillMoment {
  readonly kind: 'kill'
  /** The event's number in the log: it also chooses among the ways to say it. */
  readonly event: number
  readonly victims: readonly Who[]
  readonly by: Who | null
  /** Whoever did it was the one to go. */
  readonly self: boolean
  readonly cause: Cause
  readonly chance: number | null
  /** The first blood of the battle. */
  readonly first: boolean
  /** How many enemies whoever did it has destroyed with this deed. */
  readonly tally: number
}

/** A shot that should have killed, and did not. */
export interface EscapeMoment {
  readonly kind: 'escape'
  readonly event: number
  readonly unit: Who
  readonly by: Who
  readonly chance: number
  /** `grazed`: it hit, and the armour took it. */
  readonly hurt: 'not' | 'grazed' | 'stunned' | 'damaged'
}

export interface InterceptedMoment {
  readonly kind: 'intercepted'
  readonly event: number
  readonly firer: Who
  readonly by: Who
}

export interface RuinMoment {
  readonly kind: 'ruin'
  readonly event: number
  readonly objective: Objective
  readonly by: Who | null
}

/** A drone that blew itself up, and destroyed nobody. */
export interface SpentMoment {
  readonly kind: 'spent'
  readonly event: number
  readonly unit: Who
  /** It destroyed no Objective either; false where nobody knows. */
  readonly inVain: boolean
}

/** An Objective that a side holds at a round's end and did not at its beginning, where it came to it for good. */
export interface TakenMoment {
  readonly kind: 'taken'
  readonly event: number
  readonly objective: Objective
  readonly side: Side
  /** Who held it when the round began; null for nobody. */
  readonly from: Side | null
}

/** An Objective that a side held at a round's beginning, and nobody at its end. */
export interface LostHoldMoment {
  readonly kind: 'lost-hold'
  readonly event: number
  readonly objective: Objective
  readonly side: Side
}

export interface SideMoment {
  readonly kind: 'withdrawal' | 'pursuit'
  readonly event: number
  readonly side: Side
}

export interface NoteMoment {
  readonly kind: 'note'
  readonly event: number
  readonly text: string
}

export type Moment =
  | KillMoment
  | EscapeMoment
  | InterceptedMoment
  | RuinMoment
  | SpentMoment
  | TakenMoment
  | LostHoldMoment
  | SideMoment
  | NoteMoment

type BothSides<Value> = Readonly<Record<Side, Value>>

/** What came to light: units, and Blips that hid nothing. */
export interface Shown {
  readonly units: number
  readonly decoys: number
}

export interface Round {
  readonly round: number
  /** An event of it: chooses among the ways to tell the round as a whole. */
  readonly event: number
  /** In the order in which they came. */
  readonly moments: readonly Moment[]
  readonly shown: BothSides<Shown>
  /** The side that won the battle, in the round that gained it most; null in all others. */
  readonly turning: Side | null
}

/** How the battle was set up. */
export interface Opening {
  readonly kind: BattleKind
  readonly attacker: Side | null
  /** The last role roll, with what Winning Streaks add to it. */
  readonly roll: BothSides<number> | null
  readonly hasBonus: boolean
  readonly blips: BothSides<number>
}

export interface Card {
  readonly id: string
  readonly title: string
}

export interface Photo {
  readonly event: number
  readonly picture: string
  readonly caption: string
}

export interface Settled {
  readonly side: Side
  readonly states: Readonly<Partial<Record<Objective, Settlement>>>
}

/** How many of each type a side brought. */
export type Squad = readonly (readonly [UnitType, number])[]

export interface Course {
  /** Null where only the log's index is at hand. */
  readonly opening: Opening | null
  readonly squads: BothSides<Squad>
  /** Those of both sides who have a name, or are in a roster. */
  readonly named: readonly Who[]
  /** Those in which something was worth telling. */
  readonly rounds: readonly Round[]
  readonly lasted: number
  readonly missions: BothSides<Card | null>
  readonly troops: BothSides<Card | null>
  readonly ending: { readonly how: Ending; readonly controls: Side | null } | null
  /** What the attacker in control made of the Objectives that were left (p.16); null where nobody chose. */
  readonly settled: Settled | null
  /** Target Counters that lay at the end on Objectives which a mission asks to be Inspected. */
  readonly counters: Readonly<Partial<Record<Objective, number>>>
  readonly score: BattleScore | null
  readonly photos: readonly Photo[]
}

/** Whoever it is, as sentences name them. */
export function whoIs({ id, side, type, rating, name, trooper }: Who): Who {
  return { id, side, type, rating, name, trooper }
}

/** Of some units those who can be told from each other: by a name, or as somebody of a roster. */
export function namedOf(units: readonly Who[]): Who[] {
  return units.filter(({ name, trooper }) => name !== null || trooper !== null).map(whoIs)
}

/** The squads that some units are. */
export function squadsOf(units: readonly Pick<Who, 'side' | 'type'>[]): BothSides<Squad> {
  const of = (side: Side): Squad =>
    UNITS.flatMap((type) => {
      const many = units.filter((unit) => unit.side === side && unit.type === type).length
      return many > 0 ? [[type, many] as const] : []
    })
  return { a: of('a'), b: of('b') }
}

/** Enemies destroyed, and by whom. */
export interface Kill {
  readonly by: Who
  readonly victim: Who
  readonly cause: Cause
}

/** What each side destroyed of the other, as far as it was somebody's doing. */
export function enemiesDestroyed(rounds: readonly Pick<Round, 'moments'>[]): Kill[] {
  return rounds.flatMap(({ moments }) =>
    moments.flatMap((moment): Kill[] => {
      if (moment.kind !== 'kill' || moment.by === null) return []
      const { by, victims, cause } = moment
      return victims.filter(({ side }) => side !== by.side).map((victim) => ({ by, victim, cause }))
    }),
  )
}
