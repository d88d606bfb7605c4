import type { Band, Cover, Quality } from '../words.ts'

/** Shooting, blast and damage. */

/** Fire Effect by range (lines 794–796, 893–895). */
export const BAND_EFFECT: Readonly<Record<Band, number>> = { base: 2, close: 0, medium: -2, long: -4 }
/** By the shooter's Quality (lines 803–804, 896–897). */
export const QUALITY_EFFECT: Readonly<Record<Quality, number>> = {
  rabble: 0,
  conscript: 0,
  regular: 1,
  elite: 2,
}
/** Of infantry that shoots Under Fire or Broken (lines 806, 898). */
export const SUPPRESSED_EFFECT = -3
/** For every so many riflemen, and each SAW (lines 802, 805). */
export const RIFLEMEN = { every: 3, add: 1 } as const
export const SAW_EFFECT = 2

/** By the target, at infantry alone (lines 797–801). */
export const TARGET_EFFECT = {
  suppressed: -1,
  bunched: 2,
  nonCombatant: 2,
  rabbleInOpen: 1,
  sniper: -2,
} as const
export type TargetEffect = keyof typeof TARGET_EFFECT
/** What of it weighs on a strike (lines 999–1002; R10). */
export const STRIKE_TARGET: readonly TargetEffect[] = [
  'suppressed',
  'rabbleInOpen',
  'bunched',
  'nonCombatant',
]

/** Points for each hit (lines 818–820, 908–910, 1010–1012). */
export const HIT_POINTS: Readonly<Record<Cover, number>> = { none: 3, partial: 4, hard: 5 }

/** Figures from which fire is too thin, and what it costs on damage (line 832; R18). */
export const FEW = { figures: 2, damage: -1 } as const
/** By so much more a hit kills where wounds are played (line 1556), and a vehicle is hit twice (line 946). */
export const KILLS_FROM = 3
export const TWICE_FROM = 3

/** A blast weapon is on target from this on (line 978). */
export const RANGING_IN = 5
/** Dice that are added for a strike (line 995). */
export const STRIKE_DICE = 2

export const VEHICLE_DAMAGES = ['crew', 'immobilised', 'weapon', 'destroyed'] as const
export type VehicleDamage = (typeof VEHICLE_DAMAGES)[number]
/** Vehicle Damage Table, by the face of a d6 (lines 951–954). */
export const VEHICLE_DAMAGE: readonly VehicleDamage[] = [
  'crew',
  'crew',
  'immobilised',
  'immobilised',
  'weapon',
  'destroyed',
]
/** The vehicle type whose wreck is small (R24). */
export const SMALL = 'lightTransports'
/** Inches round a wreck in which troops are marked (line 968). */
export const WRECK_INCHES = 4

export const FATES = ['unharmed', 'wounded', 'killed'] as const
export type Fate = (typeof FATES)[number]
/** Passengers of a wreck, by the face of a d6 (lines 970–972); in a bunker that is destroyed too (line 1312). */
export const PASSENGERS: Readonly<Record<'plain' | 'wounds' | 'powerArmour', readonly Fate[]>> = {
  plain: ['unharmed', 'unharmed', 'unharmed', 'killed', 'killed', 'killed'],
  wounds: ['unharmed', 'unharmed', 'wounded', 'wounded', 'killed', 'killed'],
  powerArmour: ['unharmed', 'unharmed', 'unharmed', 'unharmed', 'wounded', 'killed'],
}

/** A blast's figures of Close-In Defense: the book gives a radius alone (lines 1892–1894; R28). */
export const CLOSE_IN_DEFENSE = { inches: 4, damage: 0 } as const
