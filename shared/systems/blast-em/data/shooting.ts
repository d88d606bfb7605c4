import type { AttackKind, Cover, Damage, Movement, Weapon } from '../words.ts'

/** Ranged Attack Penalties (lines 77–91), each for every shot. */
export const RUN_PENALTY = -1
export const INTERVENING_PENALTY = -1
/** Of each shot where two are fired; who stands fires two without (lines 81, 85). */
export const TWO_SHOTS_PENALTY: Readonly<Record<Movement, number>> = { stand: 0, move: -1, run: -1 }
export const MOST_SHOTS = 2

/** Combat Modifiers (lines 353, 355). */
export const COVER_PENALTY: Readonly<Record<Cover, number>> = { none: 0, light: -1, hard: -2 }

/** Inches from the line in which a model or an obstacle intervenes (line 91). */
export const INTERVENING_INCHES = 1
/** Inches from the line, and from the target, in which something gives cover (line 353). */
export const COVER_INCHES = { line: 0.5, target: 2 } as const

/** Inches that two models may be apart on any table. */
export const ACROSS = 240

/** Inches of a grenade's throw (line 206). */
export const GRENADE_INCHES = 16
/** Inches of blasts that no row of a chart names: a grenade in anybody's hand (R17), gas, something explosive. */
export const BLAST_INCHES = 3

/** What blows up attacks like a grenade (lines 91, 206). */
export const EXPLOSION = { av: 5, cd: 8, inches: BLAST_INCHES } as const

/** Wounds of a hit by the face of a d6 (lines 73, 119–121, 206; R4). */
export const WOUND_FACES: Readonly<Record<Damage, Readonly<Record<Weapon, readonly number[]>>>> = {
  fixed: { standard: [1, 1, 1, 1, 1, 1], heavy: [2, 2, 2, 2, 2, 2], radius: [1, 1, 1, 1, 1, 1] },
  variable: { standard: [1, 1, 1, 1, 1, 2], heavy: [2, 2, 2, 3, 3, 3], radius: [1, 1, 1, 1, 1, 1] },
}

/** Weapon Types (lines 105–107). */
export const WEAPON_TYPES = ['impact', 'energy', 'effect'] as const

/** Targeting Methods (lines 109–113) of each way to attack; HTH has none. */
export const TARGETING: Readonly<Record<AttackKind, 'lineOfSight' | 'blastRadius' | null>> = {
  standard: 'lineOfSight',
  heavy: 'lineOfSight',
  radius: 'blastRadius',
  grenade: 'blastRadius',
  stun: 'lineOfSight',
  gas: 'blastRadius',
  hth: null,
}
