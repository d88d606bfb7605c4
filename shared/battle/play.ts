import type { z } from 'zod'
import type { Dice } from '../dice/source.ts'
import type { AnyEvent, BattleTypes, Level } from './battle.ts'
import type { Refusal } from '../problem.ts'
import type { Corrector, Light } from './correction.ts'
import type { Fields } from './field.ts'
import type { Doctrine } from './automatic.ts'
import type { KeptDocument } from '../systems/kept.ts'
import type { AccountPart } from '../systems/account.ts'
import type { Loop, OfferOf } from './loop.ts'

/** Who asks: a side is told its own secrets, the public none. */
export type WatcherOf<Side extends string> = Side | 'public'

/** Where a battle stands, for lists of many. */
export interface Standing<Side extends string = string> {
  readonly phase: string
  /** 0 before the first. */
  readonly round: number
  /** How it ended, in the game's words, and who holds the table; null while it goes on. */
  readonly ending: { readonly how: string; readonly controls: Side | null } | null
}

/** Where a battle stands, told from the newest event of each of a few kinds: lists need not work out whole battles. */
export interface StandingPart<Types extends BattleTypes> {
  readonly kinds: readonly Types['Event']['kind'][]
  readonly of: (newest: readonly Types['Event'][]) => Standing<Types['Side']>
}

type EventOf<Types extends BattleTypes, Kind extends string> = Extract<Types['Event'], { kind: Kind }>

/** Of a battle that begins with a phase, and ends with the event of that kind. */
export function standingOf<Types extends BattleTypes, End extends Types['Event']['kind']>(
  begins: Types['Phase'],
  end: End,
  ending: (event: EventOf<Types, End>) => Standing<Types['Side']>['ending'],
): StandingPart<Types> {
  const isOf =
    <Kind extends string>(kind: Kind) =>
    (event: AnyEvent): event is EventOf<Types, Kind> =>
      event.kind === kind
  return {
    kinds: ['phase-entered', 'round-begun', end],
    of: (newest) => {
      const phase = newest.find(isPhaseEntered)
      const round = newest.find(isRoundBegun)
      const ended = newest.find(isOf(end))
      return { phase: phase?.phase ?? begins, round: round?.round ?? 0, ending: ended ? ending(ended) : null }
    },
  }
}

const isPhaseEntered = (event: AnyEvent): event is AnyEvent & { readonly phase: string } =>
  event.kind === 'phase-entered'
const isRoundBegun = (event: AnyEvent): event is AnyEvent & { readonly round: number } =>
  event.kind === 'round-begun'

/** Names of values, by the choice that gives them. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How a battle is set up by no more than a form: what the players say of it. */
export interface SetUpPart<Types extends BattleTypes, Setup> {
  /** The kinds of what the group keeps that there is to choose from. */
  readonly kinds: readonly string[]
  /** What is asked, with what the group keeps of the game to choose from. */
  readonly fields: (kept: readonly KeptDocument[]) => Fields
  /** What values are called once a document is chosen, by its id: the sides of an encounter. Others of them it has not. */
  readonly calls?: (kept: readonly KeptDocument[]) => ValueNames
  /** Reads what was said; says what is wrong with it in the first place where something is. */
  readonly read: (draft: unknown, level: Level, kept: readonly KeptDocument[]) => Setup | Refusal
  /** What the battle is known by where nobody says where it is fought, such as its mission; empty where it has no name. */
  readonly called: (setup: Setup) => string
  /** Which battle of a campaign's plan it was set up as, in the game's own words; null for one of no plan. */
  readonly planned?: (setup: Setup) => string | null
  /** Who is at the table, in the order of the game; `document`: the one of the group's that they set out as. */
  readonly sides: (setup: Setup) => readonly {
    readonly side: Types['Side']
    readonly name: string
    readonly document?: string
  }[]
  /** What everybody set out as: a side as a whole, or each of its people by their id of the account. */
  readonly setOut: (setup: Setup) => readonly SetOut<Types['Side']>[]
}

/** A document as a battle began with it. */
export interface SetOut<Side extends string = string> {
  readonly side: Side
  /** Null for all of the side. */
  readonly person: string | null
  readonly kind: string
  readonly document: object
  /** Nobody keeps it, such as a sample, and it may go on from here. */
  readonly loose: boolean
}

interface Moment {
  readonly number: number
  readonly what: string
  readonly turn: string | null
  /** Who did it, and to whom: ids of what lies on the table; left out where there is nobody. */
  readonly by?: string
  readonly whom?: string
}

/** Where to look in a log once more. All of it follows from what lay open. */
export interface LookedBack {
  /** What happened, in the game's words, at the event of that number; `turn` where the battle turned with it. */
  readonly moments: readonly Moment[]
  /** How likely dice were to do what they did, at the event of that number. */
  readonly odds: readonly { readonly number: number }[]
}

/** By what an event is, whoever was in it, and whether its dice had odds. */
export function lookBackBy<Event extends AnyEvent, What extends string>({
  momentOf,
  turning,
  whoIn,
  hasOdds,
}: {
  readonly momentOf: (event: Event) => What | null
  /** The battle turned with these. */
  readonly turning: readonly What[]
  readonly whoIn: (event: Event) => Pick<Moment, 'by' | 'whom'>
  readonly hasOdds: (event: Event) => boolean
}): (events: readonly { readonly number: number; readonly event: Event }[]) => LookedBack {
  return (events) => ({
    moments: events.flatMap(({ number, event }) => {
      const what = momentOf(event)
      if (what === null) return []
      return [{ number, what, turn: turning.includes(what) ? what : null, ...whoIn(event) }]
    }),
    odds: events.flatMap(({ number, event }) => (hasOdds(event) ? [{ number }] : [])),
  })
}

/**
 * Battles of one game, as the house runs them: a list of events, decided rule by rule and folded into a state. The
 * house reads no more of a state, a command or an event than `battle.ts` says.
 */
export interface Play<Types extends BattleTypes, Setup>
  extends Loop<Types, Setup>, Pick<Corrector<Types>, 'correctLines'> {
  /** Version of the documents that the schemas read. */
  readonly version: number
  /** Those that judge, or play what is nobody's: they neither fight nor win. */
  readonly referees: readonly Types['Side'][]
  /** Null where a battle begins in the game's own way, such as with forces that it keeps. */
  readonly setUp: SetUpPart<Types, Setup> | null
  readonly eventSchema: z.ZodType<Types['Event']>
  /** The field of the setup that is the same for many battles, and is kept once beside them; null where there is none. */
  readonly keptOnce: string | null
  /** What the players may agree on beside the rules, where the program only assists. All of it is known to everybody. */
  readonly looseOptions: (state: Types['State']) => readonly OfferOf<Types>[]
  /** Whether a command speaks of what only its own side may know. */
  readonly isSecret: (command: Types['Command']) => boolean
  /** Whether a private step may be taken back by its side: nothing came to light in it. */
  readonly canTakeBackOwn: (command: Types['Command']) => boolean
  /** What comes to light in an event. */
  readonly light: (event: Types['Event']) => readonly Light<Types['Side']>[]
  /** How the program plays for a side; null where it plays for none. */
  readonly doctrine: Doctrine<Types> | null
  /** What somebody does who takes any option; null when the battle waits for nothing more. */
  readonly playAtRandom: (state: Types['State'], chance: Pick<Dice, 'pick'>) => Types['Command'] | null
  readonly standing: StandingPart<Types>
  /** Everything has been turned over. */
  readonly isRevealed: (state: Pick<Types['State'], 'phase'>) => boolean
  /** The state as a watcher may know it. */
  readonly view: (state: Types['State'], watcher: WatcherOf<Types['Side']>) => Types['View']
  /** The state with all that was turned over, once it is; what somebody wrote for themselves stays theirs. */
  readonly open: (state: Types['State']) => Types['View']
  /** Of a whole log, from its beginning. */
  readonly lookBack: (
    events: readonly { readonly number: number; readonly event: Types['Event'] }[],
  ) => LookedBack
  /** What became of everybody; null where the game keeps no count. */
  readonly account: AccountPart<Types['Event']> | null
  /** The event as a watcher may see it, in a battle that now stands in that phase. */
  readonly tell: (
    event: Types['Event'],
    state: Pick<Types['State'], 'phase'>,
    watcher: WatcherOf<Types['Side']>,
  ) => Types['Told']
}
