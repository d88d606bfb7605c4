import type { BasicWeapon, HeavyWeapon, SupportWeapon, Weapon } from '../words.ts'

/** Weapons Tables (lines 3074–3126); a dash is null. */
export interface WeaponRow {
  readonly line: number
  /** Range multiplier. */
  readonly mult: number | null
  readonly damage: number | null
  readonly fireEffect: number | '1d6' | null
  readonly antiTank: number | null
  /** Inches of its blast. */
  readonly blast: number | null
  readonly crew: number | null
}

const NO_DASH = { fireEffect: null, antiTank: null, blast: null, crew: null } as const

export const BASIC_TABLE: Readonly<Record<BasicWeapon, WeaponRow>> = {
  lowTechRifles: { ...NO_DASH, line: 3077, mult: 5, damage: 1 },
  submachineGuns: { ...NO_DASH, line: 3078, mult: 2, damage: 1 },
  assaultCarbines: { ...NO_DASH, line: 3079, mult: 4, damage: 2 },
  assaultRifles: { ...NO_DASH, line: 3080, mult: 5, damage: 2 },
  highTechRifles: { ...NO_DASH, line: 3081, mult: 6, damage: 2 },
  gaussRifles: { ...NO_DASH, line: 3082, mult: 6, damage: 3 },
}

const SUPPORT = { damage: null, blast: null, crew: null } as const

export const SUPPORT_TABLE: Readonly<Record<SupportWeapon, WeaponRow>> = {
  assaultShotgun: { ...SUPPORT, line: 3087, mult: 1, fireEffect: 1, antiTank: null },
  flamethrower: { ...SUPPORT, line: 3088, mult: 1, fireEffect: '1d6', antiTank: 3 },
  rifleGrenades: { ...SUPPORT, line: 3089, mult: 2, fireEffect: 1, antiTank: 1 },
  grenadeLauncher: { ...SUPPORT, line: 3090, mult: 2, fireEffect: '1d6', antiTank: 2 },
  squadAutomaticWeapon: { ...SUPPORT, line: 3091, mult: 6, fireEffect: 2, antiTank: null },
  plasmaRifle: { ...SUPPORT, line: 3092, mult: 5, fireEffect: 1, antiTank: 3 },
}

const heavy = (
  line: number,
  mult: number | null,
  damage: number,
  fireEffect: number | null,
  antiTank: number | null,
  blast: number | null,
  crew: number | null,
): WeaponRow => ({ line, mult, damage, fireEffect, antiTank, blast, crew })

/** Where the book gives a Damage twice (R1) these are what two of its three tables say. */
export const HEAVY_TABLE: Readonly<Record<HeavyWeapon, WeaponRow>> = {
  autoCannonLight: heavy(3101, 10, 6, null, 2, null, 3),
  autoCannonHeavy: heavy(3102, 13, 6, null, 4, null, 4),
  beamLight: heavy(3103, 15, 2, null, 3, null, 2),
  beamHeavy: heavy(3104, 20, 2, null, 5, null, 3),
  cannonLight: heavy(3105, 10, 2, null, 3, 2, 3),
  cannonMedium: heavy(3106, 12, 3, 1, 4, 3, 4),
  cannonHeavy: heavy(3107, 15, 3, 3, 5, 4, 5),
  chainGunLight: heavy(3108, 4, 2, 5, null, null, 2),
  chainGunHeavy: heavy(3109, 7, 2, 7, null, null, 4),
  generalPurposeMg: heavy(3110, 7, 2, 3, null, null, 2),
  heavyMg: heavy(3111, 8, 4, 2, 1, null, 3),
  minesAntiPersonnel: heavy(3112, null, 4, null, null, null, null),
  minesAntiVehicle: heavy(3113, null, 6, null, 5, null, null),
  missileLauncher: heavy(3114, 8, 2, 1, 5, 2, 2),
  mortarLight: heavy(3115, 10, 1, null, null, 2, 3),
  mortarHeavy: heavy(3116, 12, 2, 1, null, 3, 4),
  railGunLight: heavy(3117, 12, 4, null, 5, null, 3),
  railGunHeavy: heavy(3118, 15, 4, null, 7, null, 5),
  rpg: heavy(3119, 5, 2, null, 5, null, 1),
  sniperRifle: heavy(3120, 8, 3, null, null, null, 1),
}

export const WEAPON_TABLE: Readonly<Record<Weapon, WeaponRow>> = {
  ...BASIC_TABLE,
  ...SUPPORT_TABLE,
  ...HEAVY_TABLE,
}

/** The other Damage of those that the book gives twice (R1: lines 848, 856, 3104–3105, 3115, 3159, 3168). */
export const OTHER_DAMAGE = { cannonLight: 3, mortarLight: 2, beamHeavy: 3 } as const

/** Range never weighs on their fire (line 3122). */
export const BEAMS: readonly Weapon[] = ['beamLight', 'beamHeavy']
/** Infantry that they strike is Pinned (lines 3124, 3175; R2). */
export const PINNING_WEAPONS: readonly Weapon[] = ['cannonMedium', 'cannonHeavy', 'mortarHeavy']
/** Fired at hard targets alone (line 3126). */
export const HARD_TARGETS_ONLY: readonly Weapon[] = ['rpg']
/** Set, never fired (lines 3112–3113). */
export const MINES: readonly Weapon[] = ['minesAntiPersonnel', 'minesAntiVehicle']
/** What a vehicle may mount (lines 3156–3171). */
export const NOT_ON_VEHICLES: readonly HeavyWeapon[] = [
  'minesAntiPersonnel',
  'minesAntiVehicle',
  'rpg',
  'sniperRifle',
]
/** What each adds to every close assault (lines 3094–3096). */
export const ASSAULT_BONUS: Readonly<Partial<Record<Weapon, number>>> = { assaultShotgun: 1, flamethrower: 2 }
/** What lays smoke once a game, beside vehicles with the property (line 1628). */
export const SMOKE_WEAPONS: readonly Weapon[] = ['rifleGrenades', 'grenadeLauncher']
/** Inches: how far the ends may be from the squad, and from each other (line 1632). */
export const SMOKE_INCHES = { throw: 10, length: 16 } as const
