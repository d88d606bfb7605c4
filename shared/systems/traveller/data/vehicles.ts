import type { Column, Cover, HitSize, Location, Place } from '../words.ts'

/** Vehicles: types, speed, damage, locations, what hits do, repairs (lines 186–333). */

/** Types (lines 195–200): what riders have unless the description says otherwise (R33); open ones grant nothing. */
export interface VehicleType {
  readonly cover: Cover
  readonly hard: boolean
  /** Who can fire into each arc; null: anybody, in any direction. */
  readonly shooters: number | null
}
export const VEHICLE_TYPES = {
  closedCivilian: { cover: 0.5, hard: false, shooters: 2 },
  closedMilitary: { cover: 1, hard: true, shooters: 1 },
  open: { cover: 0, hard: false, shooters: null },
} as const satisfies Readonly<Record<string, VehicleType>>
/** Degrees of an arc; turrets fire all round (line 204, R10). */
export const ARC_DEGREES = 90

/** Collisions (line 208): a die for every so many km/h, metres thrown for each, what the secured suffer. */
export const COLLISION = { kmh: 10, metres: 3, secured: 1 / 4 } as const
/** Weaving (line 232): one for every so many km/h. */
export const WEAVE_KMH = 20

/** Vehicle Damage Table (lines 237–250): up to so much damage, and its hits; from 1 on. */
export const DAMAGE_TABLE: readonly { readonly upTo: number; readonly hits: readonly HitSize[] }[] = [
  { upTo: 3, hits: [1] },
  { upTo: 6, hits: [1, 1] },
  { upTo: 9, hits: [2] },
  { upTo: 12, hits: [1, 1, 1] },
  { upTo: 15, hits: [1, 1, 2] },
  { upTo: 18, hits: [2, 2] },
  { upTo: 21, hits: [3] },
  { upTo: 24, hits: [3, 1] },
  { upTo: 27, hits: [3, 2] },
  { upTo: 30, hits: [3, 2, 1] },
  { upTo: 33, hits: [3, 3] },
]
/** Points of damage of each step above the table (lines 251–252, R27). */
export const DAMAGE_STEP = 3

/** Location Table (lines 254–266), by 2d6. */
export const LOCATIONS: Readonly<Record<number, Readonly<Record<Column, Location>>>> = {
  2: { external: 'hull', internal: 'structure', robot: 'hull' },
  3: { external: 'sensors', internal: 'powerPlant', robot: 'powerPlant' },
  4: { external: 'drive', internal: 'powerPlant', robot: 'sensors' },
  5: { external: 'weapon', internal: 'cargo', robot: 'weaponOrLimb' },
  6: { external: 'hull', internal: 'structure', robot: 'hull' },
  7: { external: 'armour', internal: 'passengers', robot: 'armour' },
  8: { external: 'hull', internal: 'structure', robot: 'hull' },
  9: { external: 'weapon', internal: 'cargo', robot: 'weaponOrLimb' },
  10: { external: 'drive', internal: 'computer', robot: 'drive' },
  11: { external: 'sensors', internal: 'cockpit', robot: 'sensors' },
  12: { external: 'hull', internal: 'cockpit', robot: 'computer' },
}

/** What a hit of a system does, beside what the hit before it did; drive losses replace each other (R30). */
export interface HitEffect {
  readonly line: number
  /** To checks of its operation, of control for a drive. */
  readonly dm?: number
  /** What is left of the speed. */
  readonly speed?: number
  /** Rounds of actions lost. */
  readonly rounds?: number
  readonly ends?: 'disabled' | 'destroyed'
  /** What is thrown with it: a d6 of Hull hits, or of rounds that a robot shuts down. */
  readonly rolls?: 'hullHits' | 'robotRounds'
}
/** What each hit does, and what further ones count as: `internal` is the same row's entry there (R29, R37–R39). */
export interface SystemRow {
  readonly effects: readonly HitEffect[]
  readonly then: { readonly vehicle: Place | 'internal'; readonly robot: Place }
}
const alike = (place: Place): SystemRow['then'] => ({ vehicle: place, robot: place })
export const SYSTEMS = {
  drive: {
    effects: [
      { line: 282, speed: 0.9, dm: -1 },
      { line: 283, speed: 0.75, dm: -2 },
      { line: 284, ends: 'disabled' },
    ],
    then: alike('hull'),
  },
  weapon: {
    effects: [
      { line: 290, dm: -2 },
      { line: 291, ends: 'destroyed' },
    ],
    then: alike('hull'),
  },
  limb: {
    effects: [
      { line: 309, dm: -2 },
      { line: 310, ends: 'destroyed' },
    ],
    then: alike('hull'),
  },
  sensors: {
    effects: [
      { line: 296, dm: -2 },
      { line: 297, ends: 'destroyed' },
    ],
    then: alike('hull'),
  },
  powerPlant: {
    effects: [
      { line: 302, rounds: 1 },
      { line: 303, speed: 0.5 },
      { line: 304, ends: 'destroyed', rolls: 'hullHits' },
    ],
    then: alike('structure'),
  },
  computer: {
    effects: [
      { line: 327, ends: 'disabled', rolls: 'robotRounds' },
      { line: 328, ends: 'destroyed' },
    ],
    then: alike('structure'),
  },
} as const satisfies Readonly<Partial<Record<Place, SystemRow>>>

/** What hits count as once there is nothing left of what counts down (lines 270–278, 315–323; R29, R37, R39). */
export const OVERFLOWS = {
  hull: { vehicle: 'internal', robot: 'structure' },
  armour: alike('hull'),
  passengers: alike('structure'),
  cargo: alike('structure'),
  cockpit: alike('structure'),
} as const satisfies Readonly<Partial<Record<Place, SystemRow['then']>>>

/** A vehicle that explodes (line 274, R31): dice up to so many metres, from near to far. */
export const EXPLOSION = [
  { metres: 6, dice: 4 },
  { metres: 12, dice: 2 },
] as const

/** Repairs (line 333). */
export const REPAIRS = {
  /** A jury-rigged system fails after so many d6 of hours. */
  juryRig: { hours: { dice: 1, times: 1 } },
  system: { check: true, hours: { dice: 1, times: 1 }, parts: 1 },
  /** Per cent of the system's price; no spare parts, a full workshop. */
  destroyed: { price: { dice: 2, times: 10 }, parts: 0 },
  hull: { check: true, hours: { dice: 1, times: 1 }, parts: 1 },
  /** Each point; per cent of the vehicle's price, in a workshop. */
  structure: { check: false, hours: { dice: 1, times: 10 }, price: 20 },
} as const
/** What gives no spare parts (line 333). */
export const NO_PARTS = ['passengers', 'cockpit'] as const satisfies readonly Place[]
