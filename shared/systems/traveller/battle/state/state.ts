import type { Written } from '../../../../battle/asides.ts'
import type { Level } from '../../../../battle/battle.ts'
import type { DiceState } from '../../../../dice/source.ts'
import type { CharacterDraft } from '../../documents/character.ts'
import type { EncounterDraft } from '../../documents/encounter.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import type { Weapon } from '../../documents/weapon.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { Arc, Characteristic, Pick as Loss, Role, Stance } from '../../words.ts'
import type { Range } from '../documents/fields.ts'
import type { Shell, WorkedBy } from '../documents/events.ts'
import type { Conditions, Harm, Step } from '../documents/steps.ts'
import type { Ending, Fate, FightingSide, Phase, Reach, Readying, Seat, Side, WeaponPlace } from '../words.ts'

/** A battle as it stands: the fold of its events. */
export interface BattleState extends Written<Side> {
  readonly setup: Begun
  readonly dice: DiceState
  readonly phase: Phase
  /** 0 before the first. */
  readonly round: number
  readonly conditions: Conditions
  /** Sides that have rolled Initiative, or opened this round. */
  readonly ready: readonly Side[]
  /** Units that have had their Tactics check, and its Effect. */
  readonly tactics: readonly { readonly unit: string; readonly effect: number }[]
  /** The count to which this round has come down; null: nobody has had a turn. */
  readonly reached: number | null
  /** Whose turn it is; behind them those whom somebody who delayed has come between (line 86). */
  readonly turns: readonly Turn[]
  readonly fighters: Readonly<Record<string, Fighter>>
  readonly crafts: Readonly<Record<string, Craft>>
  /** What is going on and not over, the first of it first. */
  readonly steps: readonly Step[]
  /** What lies about and bursts when its owner says so. */
  readonly fuses: readonly Step[]
  /** Distances as they were last told, until one of the two moves. */
  readonly ranges: readonly { readonly of: readonly [string, string]; readonly range: Range }[]
  /** Attacks so far, for their numbers. */
  readonly shots: number
  /** The players fight on although one side alone is up. */
  readonly foughtOn: boolean
  readonly ending: { readonly how: Ending; readonly controls: FightingSide | null } | null
  readonly automatic: readonly Side[]
}

/** What a battle was begun with. */
export interface Begun {
  readonly level: Level
  readonly rules: HouseRules
  readonly sides: readonly {
    readonly side: FightingSide
    readonly name: string
    readonly player: string | null
  }[]
  readonly referee: string | null
  readonly encounter: EncounterDraft
  readonly people: Readonly<Record<string, Known<CharacterDraft>>>
  readonly vehicles: Readonly<Record<string, Known<VehicleDraft>>>
}

interface Known<Document> {
  readonly document: Document
  /** What the group keeps of it. */
  readonly kept: string | null
}

/** The turn of one, or of several who are tied in Initiative and DEX (line 7). */
export interface Turn {
  readonly fighters: readonly string[]
  readonly count: number
  /** Somebody who delayed has come between, or acts as the round is over (line 86). */
  readonly late: boolean
  /** Several: what they declare waits for all of them, and damage for all of it. */
  readonly tied: boolean
  readonly declared: readonly Step[]
  readonly held: readonly Harm[]
}

/** Changes of Initiative, for one round (line 11). */
export interface Changes {
  readonly leadership: number
  readonly hasty: boolean
  readonly reactions: number
  readonly recoil: number
}
export const NO_CHANGES: Changes = { leadership: 0, hasty: false, reactions: 0, recoil: 0 }

export interface Fighter {
  readonly id: string
  readonly name: string
  readonly side: FightingSide
  /** A robot or drone that acts by itself: its hits are its vehicle's, of the same id. */
  readonly isMachine: boolean
  /** A passenger of whom nobody has written a character: may be hit, and has no turn. */
  readonly isBystander: boolean
  readonly fate: Fate
  /** What wounds have left; of a machine nothing but its DEX. */
  readonly left: Readonly<Record<Characteristic, number>>
  /** As the fight found it. */
  readonly began: Readonly<Record<Characteristic, number>>
  /** What it loses once END is gone, until that is gone too (R26). */
  readonly pick: Loss | null
  readonly prepared: boolean
  readonly hidden: boolean
  /** The round in which it came out of hiding, 0 before the first; null: it was seen from the start. */
  readonly came: number | null
  /** Null: not rolled yet. `offset`: what a delay has made of it (R15). */
  readonly initiative: {
    readonly roll: number | 'prepared'
    readonly dexterityDm: number
    readonly tactics: number
    readonly offset: number
  } | null
  readonly now: Changes
  readonly next: Changes
  /** Its Initiative was set to a count in this round, above which haste lifts it no more (line 86). */
  readonly counted: boolean
  /** Reactions of this round: each is a DM (line 64). */
  readonly reacted: number
  /** Has ever hastened. */
  readonly hastened: boolean
  readonly turn: 'waiting' | 'now' | 'done' | 'delaying' | 'leads'
  readonly minor: number
  readonly significant: number
  /** Has done something in this turn. */
  readonly acted: boolean
  /** Dived for cover: the next Significant Action is lost (R24). */
  readonly dived: boolean
  readonly stance: Stance
  /** Metres since its last turn began (R25). */
  readonly moved: number
  readonly aim: { readonly target: string; readonly actions: number } | null
  /** What it cannot aim at from where it stands in this turn, and with which weapon; null: at anybody. */
  readonly ruledOut: readonly { readonly weapon: string; readonly target: string | null }[]
  readonly weapons: readonly Held[]
  readonly readying: { readonly weapon: string; readonly what: Readying; readonly spent: number } | null
  readonly work: Work | null
  readonly grapple: string | null
  /** It has wrestled this round. */
  readonly wrestled: boolean
  readonly aboard: { readonly craft: string; readonly seat: Seat; readonly secured: boolean } | null
  readonly reach: Reach
  readonly role: Role
  readonly unit: string
}

/** What somebody holds, told from what others hold under the same id. */
export const heldBy = (fighter: string, weapon: string): string => `${fighter}/${weapon}`

/** A weapon that somebody has. */
export interface Held {
  readonly id: string
  readonly weapon: Weapon
  readonly loaded: number
  readonly spare: number
  readonly at: WeaponPlace
}

/** Thrown or put down one by one: what is spare counts all of them, with the one in hand. */
export const isByPiece = ({ weapon: { magazine, weapon } }: Pick<Held, 'weapon'>): boolean =>
  magazine === null && (weapon === 'thrown' || weapon === 'explosive')

/** An id that none of somebody's weapons has. */
export function freeName({ weapons }: Pick<Fighter, 'weapons'>, id: string): string {
  const taken = new Set(weapons.map((one) => one.id))
  for (let n = 2; ; n += 1) {
    const name = n === 2 && !taken.has(id) ? id : `${id.slice(0, 36)}-${n}`
    if (!taken.has(name)) return name
  }
}

/** Rounds for what was lost are carried elsewhere, and fit another of its kind (lines 25, 146). */
export function regrouped(weapons: readonly Held[]): Held[] {
  const isLeft = ({ at, spare, weapon }: Held): boolean =>
    at === 'gone' && spare > 0 && weapon.magazine !== null
  return weapons.filter(isLeft).reduce<Held[]>(
    (all, { id, weapon, spare }) => {
      const other = all.find(({ at, weapon: { name } }) => at !== 'gone' && name === weapon.name)
      if (!other) return all
      const left = { [id]: 0, [other.id]: other.spare + spare }
      return all.map((one) => ({ ...one, spare: left[one.id] ?? one.spare }))
    },
    [...weapons],
  )
}

/** An Extended Action (line 82). */
export interface Work {
  readonly about: string
  readonly rounds: number
  readonly done: number
  /** With what; null: a log of before says the sum alone. */
  readonly by: WorkedBy | null
  readonly dm: number
  /** The last round whose work was counted. */
  readonly worked: number | null
  /** The round whose work does not count, or not any more. */
  readonly lost: number | null
  readonly mends: { readonly craft: string; readonly part: string } | null
}

/** A vehicle, robot or drone. */
export interface Craft {
  readonly id: string
  readonly name: string
  readonly side: FightingSide
  readonly shell: Shell
  readonly destroyed: boolean
  readonly hidden: boolean
  /** km/h. */
  readonly speed: number
  /** Who controls a drone from afar. */
  readonly operator: string | null
  /** The driver has kept control this round (line 190). */
  readonly controlled: boolean
  /** It has gone straight on this round, under nobody's control. */
  readonly ranOn: boolean
  /** The Effect of evasive action (line 216). */
  readonly evasion: number
  /** What it was before the driver acted: it still is where the first action is interrupted (lines 86, 216). */
  readonly evasionBefore: number
  /**
   * Rounds of actions that it loses, since which round, and who of it had acted in that one by then: they lose those that
   * follow (lines 302, 327; TRV-274). `atOnce`: its computer is off, and what was left of that turn is gone as well.
   */
  readonly lost: {
    readonly rounds: number
    readonly since: number
    readonly acted: readonly string[]
    readonly atOnce: boolean
  } | null
  /** Arcs that a stunt has brought somebody into, for a round (line 228). */
  readonly gained: readonly { readonly target: string; readonly arc: Arc; readonly until: number }[]
  /** The number at which it has to weave after whom it pursues (line 232). */
  readonly pursues: { readonly number: number } | null
  /** Who has fired out of it this round, through which side (line 197). */
  readonly ports: readonly { readonly arc: Arc; readonly fighter: string }[]
  /** Who serves what it has mounted this round: nobody else fires that (line 204). */
  readonly served: readonly { readonly weapon: string; readonly fighter: string }[]
  readonly weapons: readonly { readonly id: string; readonly loaded: number; readonly spare: number }[]
  /** What was jury-rigged, for how many hours, and the hits that it has all the same (line 333). */
  readonly rigged: readonly { readonly part: string; readonly hours: number; readonly hits: number }[]
}
