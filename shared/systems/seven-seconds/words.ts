/**
 * The vocabulary of 7 Seconds, in the rule book's words. Interface, rules and schemas loop over the same
 * lists that the compiler knows.
 */

/** 1st, 2nd and 3rd rate: the three levels of a faction's equipment (p.12). */
export const RATINGS = [1, 2, 3] as const
export type Rating = (typeof RATINGS)[number]

/** The rating that no stat of this one may pass, and the one that it starts from (p.28). */
export const HIGHER_RATING: Readonly<Record<Rating, Rating | null>> = { 1: null, 2: 1, 3: 2 }
export const LOWER_RATING: Readonly<Record<Rating, Rating | null>> = { 1: 2, 2: 3, 3: null }

export const STATS = ['sensors', 'stealth', 'armour', 'countermeasures', 'nuclear', 'robotics'] as const
export type Stat = (typeof STATS)[number]

/** A faction's 18 numbers, by rating and stat. */
export type Tech = Readonly<Record<Rating, Readonly<Record<Stat, number>>>>

export const TROOPERS = ['tactical', 'commander', 'assault', 'scout', 'engineer'] as const
export type TrooperType = (typeof TROOPERS)[number]

export const DRONES = ['basic', 'kamikaze', 'haywire', 'recce'] as const
export type DroneType = (typeof DRONES)[number]

export const UNITS = [...TROOPERS, ...DRONES] as const
export type UnitType = (typeof UNITS)[number]

export const RIFLES = ['gauss', 'plasma'] as const
export type Rifle = (typeof RIFLES)[number]

/** What a target stands in, or what lies between it and the shooter (p.23). */
export const COVERS = ['none', 'light', 'heavy', 'blocking'] as const
export type Cover = (typeof COVERS)[number]
/** Cover that still leaves something to aim at. */
export type OpenCover = Exclude<Cover, 'blocking'>

/** 0.5 is for figures under 20 mm (p.6, R32). */
export const SCALES = [1, 0.5] as const
export type Scale = (typeof SCALES)[number]

export const TARGET_KINDS = ['trooper', 'drone'] as const

/** The suit of a trooper that is attacked. */
export interface Suit {
  /** 1–5, the trooper type's +1 included. */
  readonly armour: number
  readonly damaged: boolean
}

/** Who is hit. A drone has no Armour and no Damaged state: whatever stands in its two fields is not read. */
export type Target =
  | ({ readonly kind: 'trooper' } & Suit)
  | { readonly kind: 'drone'; readonly armour?: number | null; readonly damaged?: boolean }

export const MARGINS = ['draw', 'marginal', 'normal', 'decisive'] as const
export type Margin = (typeof MARGINS)[number]

/** The names that messages use. */
export const RATING_NAMES: Readonly<Record<Rating, string>> = { 1: '1st rate', 2: '2nd rate', 3: '3rd rate' }

export const STAT_NAMES: Readonly<Record<Stat, string>> = {
  sensors: 'Sensors',
  stealth: 'Stealth',
  armour: 'Armour',
  countermeasures: 'Countermeasures',
  nuclear: 'Nuclear',
  robotics: 'Robotics',
}
