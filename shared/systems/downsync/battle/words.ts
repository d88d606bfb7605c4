/** The vocabulary of a battle of Downsync. Numbers behind "line" are lines of the book. */

export const BATTLE_SIDES = ['side-1', 'side-2'] as const
export type Side = (typeof BATTLE_SIDES)[number]
/** Who has won a battle that was ended as agreed. */
export const WINNERS = [...BATTLE_SIDES, 'nobody'] as const

export const otherSide = (side: Side): Side => (side === 'side-1' ? 'side-2' : 'side-1')

/** What a battle waits for. */
export const PHASES = [
  /** Who chooses the first deployer: both roll (line 184). */
  'starting',
  'choosing',
  /** Pings go out (line 187). */
  'deploying',
  /** A Taskforce Activation, phase by phase (lines 205–211). */
  'designating',
  'revealing',
  'refreshing',
  'moving',
  /** The Non-Active player is asked; then who joins, who reacts, and whose priority is boosted (lines 597–627). */
  'reacting',
  'joining',
  'answering',
  'boosting',
  /** A Unit is chosen to act, acts or holds (lines 248–252, 639–645). */
  'activating',
  'acting',
  /** Whose Unit is hit answers, or lets it be (lines 563–577). */
  'countering',
  /** What the players see on the table: who is near, where bases are Placed (lines 391, 402, 750). */
  'settling',
  /** Inches to a mission's tokens when a Taskforce Activation or a Round ends (line 661). */
  'scoring',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** Phases that are settled in between, and those in which a Unit acts: the turn is in one of the others. */
const BETWEEN: readonly Phase[] = ['acting', 'countering', 'settling', 'scoring', 'over']
export const isStage = (phase: Phase): boolean => !BETWEEN.includes(phase)

/** Where a turn may be put by hand: before it, or in one of its phases. */
export const STANDINGS = ['designating', 'revealing', 'refreshing', 'moving', 'activating'] as const
export type TurnStanding = (typeof STANDINGS)[number]

/** What dice are rolled for. */
export const PURPOSES = ['start', 'attack', 'scan', 'countermeasure', 'priority', 'own'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Where a Unit is with the battle (lines 136, 386, 548). */
export const UNIT_FATES = ['reserve', 'onTable', 'destroyed'] as const
export type UnitFate = (typeof UNIT_FATES)[number]

/** How a Ping is: not set out yet, there, revealed as a Unit, called a decoy, or one too many (lines 187, 386, 412–414). */
export const PING_FATES = ['held', 'onTable', 'unit', 'decoy', 'removed'] as const
export type PingFate = (typeof PING_FATES)[number]

/** Why a Ping comes to light (lines 390–392). */
export const REVEALS = ['chosen', 'near', 'hit'] as const
export type RevealBy = (typeof REVEALS)[number]

/** How something comes from one place to another (lines 147, 236, 466, 673). */
export const MOVES = ['phase', 'action', 'placed'] as const
export type Move = (typeof MOVES)[number]

/** What Command Points were spent on (lines 426–429, 455–458). */
export const SPENDINGS = ['boost', 'stun', 'reactor', 'action', 'ability'] as const
export type Spending = (typeof SPENDINGS)[number]

/** Single tokens that a Unit has or has not. */
export const SINGLE_TOKENS = ['activated', 'overwatch', 'stun', 'stealth'] as const
export type SingleToken = (typeof SINGLE_TOKENS)[number]
/** Those of each base. */
export const BASE_TOKENS = ['cm', 'cmPlus'] as const
export type BaseToken = (typeof BASE_TOKENS)[number]

/** What a ★ comes to, as far as the battle keeps it: players carry its words out, and say what is so (lines 516, 553). */
export const SPECIAL_OUTCOMES = [
  'kill',
  'stun',
  'freed',
  'breach',
  'stealth',
  'unveiled',
  'overwatch',
  'countermeasure',
  'emergency',
  'refreshed',
] as const
export type SpecialOutcome = (typeof SPECIAL_OUTCOMES)[number]

/** What brought Victory Points (lines 661–663). */
export const POINT_REASONS = ['near', 'hold', 'destroy', 'reveal', 'own'] as const
export type PointReason = (typeof POINT_REASONS)[number]

/** How a battle ended (line 663; R31, R32). */
export const ENDINGS = ['points', 'wiped-out', 'round-limit', 'draw', 'by-agreement'] as const
export type Ending = (typeof ENDINGS)[number]
