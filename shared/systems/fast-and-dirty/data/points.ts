import type {
  Aptitude,
  Armour,
  BasicWeapon,
  HeavyWeapon,
  LeaderRating,
  OfficerRating,
  Quality,
  Resolve,
  Role,
  SupportWeapon,
} from '../words.ts'

/** Point Value System. */

/** Starting costs of a figure (lines 2267, 2362, 2394, 2413, 2436); a squad leader begins as a trooper does. */
export const START_PRICE: Readonly<Record<Role, number>> = {
  trooper: 4,
  leader: 4,
  crew: 3,
  officer: 10,
  psionic: 20,
  sniper: 15,
}
/** What a figure carries that names no weapon (lines 2267, 2362, 2394, 2413, 2436). */
export const STANDARD_WEAPON: BasicWeapon = 'assaultRifles'
export const CREW_WEAPON: BasicWeapon = 'assaultCarbines'

/** Lines 2273–2278. */
export const ARMOUR_PRICE: Readonly<Record<Armour, number>> = {
  none: -1,
  light: 0,
  improved: 1,
  heavy: 2,
  lightPower: 4,
  heavyPower: 6,
}
/** Lines 2284–2288; the Assault Rifle is in the starting cost (line 2267). */
export const BASIC_PRICE: Readonly<Record<BasicWeapon, number>> = {
  lowTechRifles: -0.25,
  submachineGuns: -0.5,
  assaultCarbines: -0.25,
  assaultRifles: 0,
  highTechRifles: 0.25,
  gaussRifles: 1,
}
/** Lines 2294–2299. */
export const SUPPORT_PRICE: Readonly<Record<SupportWeapon, number>> = {
  assaultShotgun: 1,
  flamethrower: 3,
  rifleGrenades: 1,
  grenadeLauncher: 3,
  squadAutomaticWeapon: 3,
  plasmaRifle: 4,
}
/** Lines 2368–2384; null: the book gives no price. */
export const HEAVY_PRICE: Readonly<Record<HeavyWeapon, number | null>> = {
  autoCannonLight: 10,
  autoCannonHeavy: 16,
  beamLight: 10,
  beamHeavy: 16,
  cannonLight: 10,
  cannonMedium: 16,
  cannonHeavy: 22,
  chainGunLight: 8,
  chainGunHeavy: 10,
  generalPurposeMg: 5,
  heavyMg: 6,
  minesAntiPersonnel: null,
  minesAntiVehicle: null,
  missileLauncher: 10,
  mortarLight: 10,
  mortarHeavy: 16,
  railGunLight: 20,
  railGunHeavy: 30,
  rpg: 5,
  sniperRifle: null,
}
/** Lines 2318–2320. */
export const LEADER_PRICE: Readonly<Record<LeaderRating, number>> = {
  inexperienced: 0,
  experienced: 3,
  veteran: 8,
}
/** Lines 2400–2403. */
export const OFFICER_PRICE: Readonly<Record<OfficerRating, number>> = {
  novice: 0,
  experienced: 5,
  inspiring: 9,
  heroic: 15,
}
/** Lines 2419–2422. */
export const APTITUDE_PRICE: Readonly<Record<Aptitude, number>> = {
  marginal: 0,
  competent: 5,
  expert: 10,
  master: 15,
}
/** Each further point of Strength (line 2424). */
export const STRENGTH_PRICE = 5
export const LEAST_STRENGTH = 3

/** Lines 2326–2329, and what Resolve adds (lines 2333–2336). */
export const QUALITY_FACTOR: Readonly<Record<Quality, number>> = {
  rabble: 0.7,
  conscript: 1,
  regular: 1.3,
  elite: 1.6,
}
export const RESOLVE_FACTOR: Readonly<Record<Resolve, number>> = {
  reluctant: -0.5,
  uncertain: -0.3,
  steady: 0,
  determined: 0.3,
}
/** Of off-board units (line 2386). */
export const OFF_BOARD_FACTOR = 2.5

/** Vehicles (lines 2529, 2574, 2578), and by the front's armour (lines 2559–2568). */
export const VEHICLE_PRICE = { start: 10, crew: 3, seat: 2 } as const
export const FRONT_PRICE: readonly number[] = [0, 4, 8, 12, 20, 32, 52, 84, 136, 220]
/** Crew may be so many more than the weapons (line 2574). */
export const CREW_OVER_WEAPONS = 1
