import type { z } from 'zod'
import type { Problem } from '../problem.ts'

/**
 * What a game gives to the program. A part that a game does not have is null: not every game has factions
 * with numbers, two sides, or a campaign. Documents cross into a game through its schemas, and nothing
 * behind them checks again.
 */
export interface GameSystem<
  Factions extends FactionPart | null = FactionPart | null,
  Battles extends BattlePart = BattlePart,
  Campaigns extends CampaignPart | null = CampaignPart | null,
  Odds extends OddsPart = OddsPart,
> {
  readonly id: string
  readonly name: string
  /** The edition of the rule book that is implemented. */
  readonly edition: string
  readonly factions: Factions
  readonly battles: Battles
  readonly campaigns: Campaigns
  /** Exact chances; each answer's fields add up to 1. */
  readonly odds: Odds
}

/** Factions: numbers that a group builds, and the units that come out of them. */
export interface FactionPart<Tech = never, Unit = never, Rating = never, Profile = unknown> {
  /** Version of the documents that `schema` reads. */
  readonly version: number
  readonly schema: z.ZodType
  readonly samples: readonly { readonly id: string; readonly name: string; readonly shortName: string }[]
  /** What keeps a new faction from being legal; empty when nothing does. */
  checkNew(tech: Tech): readonly Problem[]
  /** What is wrong with the numbers of a faction in a campaign. */
  check(tech: Tech): readonly Problem[]
  profile(unit: Unit, rating: Rating, tech: Tech): Profile
}

/** Battles as they are reported. */
export interface BattlePart<Report = never> {
  /** How many sides a battle has; null for any number. */
  readonly sides: number | null
  /** Why a report cannot be a battle of these participants, or null. */
  checkReport(report: Report, participants: readonly string[]): Problem | null
}

/**
 * Battles that the program runs. A game gives this apart, so that it is loaded when a battle is opened.
 * A battle is a list of events: a command is decided by the state and the dice, and the state is the fold of the
 * events. Commands and events are checked by the schemas; a decision refuses or gives events, and never half.
 */
export interface PlayPart<Setup = never, State = never, Command = never, Event = never, Watcher = never> {
  /** Version of the documents that the schemas read. */
  readonly version: number
  readonly setupSchema: z.ZodType
  readonly commandSchema: z.ZodType
  readonly eventSchema: z.ZodType
  begin(setup: Setup, seed: number): object
  decide(state: State, command: Command, rolls: readonly number[] | null): object
  fold(events: readonly Event[]): object
  /** Commands that a side may give, and what each wants to know. */
  options(state: State, side: Exclude<Watcher, 'public'>): readonly object[]
  /** The state and an event as a side or the public may know them. */
  view(state: State, watcher: Watcher): object
  tell(event: Event, state: State, watcher: Watcher): object
}

/** Campaigns: facts in, everything that follows from them out. */
export interface CampaignPart<Facts = never, Account = unknown, Buyer = never, Step = never> {
  readonly version: number
  /** The rules of a campaign as they were kept by this version or an earlier one; throws when they cannot be read. */
  readRules(version: number, document: unknown): object
  account(facts: Facts): Account
  /** What steps of technology cost one after the other, and why one cannot be bought; null in games without prices. */
  readonly technology: {
    tellBasket(buyer: Buyer, steps: readonly Step[]): unknown
    /** Why purchases cannot be taken back together, or null. */
    checkTakeBack(facts: Facts, ids: readonly string[]): Problem | null
  } | null
}

export type OddsPart = Readonly<Record<string, (...question: never[]) => unknown>>
