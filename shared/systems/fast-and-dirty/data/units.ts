import type { Armour, LeaderRating, OfficerRating, Quality, Resolve } from '../words.ts'

/** Quality, Resolve and armour, and what stands behind them in other tables. */

export interface QualityRow {
  /** On so much or more a die succeeds. */
  readonly level: number
  /** Inches. */
  readonly coherency: number
  readonly baseRange: number
  /** Of so many of the nearest units one may be chosen. */
  readonly firePriority: number
  /** A Fire Effect above it pins. */
  readonly pinAt: number
}

/** Quality Level, Coherency, Fire Priority, Base Range, Pinning (lines 625–628, 717–720, 758–772, 1129–1132). */
export const QUALITY_TABLE: Readonly<Record<Quality, QualityRow>> = {
  rabble: { level: 5, coherency: 2, baseRange: 2, firePriority: 1, pinAt: 10 },
  conscript: { level: 4, coherency: 3, baseRange: 3, firePriority: 2, pinAt: 12 },
  regular: { level: 3, coherency: 4, baseRange: 4, firePriority: 3, pinAt: 14 },
  elite: { level: 2, coherency: 5, baseRange: 5, firePriority: 4, pinAt: 16 },
}

/** Coherency of Elite that is taken a level higher (R13), of power armour and of Recon (line 722), and of Inflexible (line 541). */
export const COHERENCY = { aboveElite: 6, powerArmour: 6, recon: 1, inflexible: 2 } as const
/** What power armour adds to the pinning level (line 1134). */
export const POWER_ARMOUR_PIN = 2

/** A share of a unit's size; null: a single casualty. Vehicles: penetrating hits (lines 601–604, 612–615). */
export const RESOLVE_TABLE: Readonly<
  Record<Resolve, { readonly share: number | null; readonly hits: number }>
> = {
  reluctant: { share: null, hits: 1 },
  uncertain: { share: 0.25, hits: 2 },
  steady: { share: 0.5, hits: 3 },
  determined: { share: 0.75, hits: 4 },
}

/** Armour Ratings (lines 865–870). */
export const ARMOUR_TABLE: Readonly<Record<Armour, number>> = {
  none: -2,
  light: 0,
  improved: 1,
  heavy: 2,
  lightPower: 4,
  heavyPower: 6,
}
/** Which of them are power armour (lines 869–870). */
export const POWER_ARMOUR: readonly Armour[] = ['lightPower', 'heavyPower']

/** Dice of a Morale Test and what rallies (lines 621–638); what a tank, a bunker or bravery gives (lines 630, 1308, 1711). */
export const MORALE = { dice: 3, rally: 2, fallBack: 1, tankInches: 8 } as const

/** Squad Leaders: to Morale Tests, by the face of a d6 (line 557). */
export const LEADER_TABLE: Readonly<
  Record<LeaderRating, { readonly morale: number; readonly faces: readonly number[] }>
> = {
  inexperienced: { morale: -1, faces: [1, 2] },
  experienced: { morale: 0, faces: [3, 4] },
  veteran: { morale: 1, faces: [5, 6] },
}
/** Leadership Ratings (lines 1433–1436). */
export const OFFICER_TABLE: Readonly<Record<OfficerRating, number>> = {
  novice: 0,
  experienced: 1,
  inspiring: 2,
  heroic: 3,
}
/** What an officer who has joined adds to a unit's size, and to its Command Response (lines 1444, 1446). */
export const OFFICER_JOINED = { size: 1, response: 1 } as const

/** Infantry: Move, Rush, charge (lines 349, 664–666), and what Under Fire takes from a Move (line 1108). */
export const MOVEMENT = { inches: 6, rushTimes: 2, charge: 4, underFire: -2, difficultTimes: 2 } as const
/** Variable Movement (lines 670–672). */
export const VARIABLE_MOVEMENT = { dice: 1, add: 2, eliteDice: 2, rushDice: 1, rushAdd: 2 } as const
/** Losing Heart: Resolve falls at these shares of the army lost (lines 646–648). */
export const LOSING_HEART = [0.5, 0.75] as const
