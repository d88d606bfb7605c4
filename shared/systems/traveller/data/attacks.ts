import type { Band, Cover, Dodge, Light, Mode, Smoke } from '../words.ts'

/** Attacks: Common Modifiers, Fire Modes, Cover, Range, conditions (lines 45–180). */

/** A row of the table, as printed; `from` is the side nearer to 0, null where it is left to something else. */
export interface ModifierRow {
  readonly line: number
  readonly bonus: number | null
  readonly penalty: { readonly from: number; readonly to: number | null } | null
}
export const COMMON_MODIFIERS = {
  /** For each action. */
  aim: { line: 50, bonus: 1, penalty: null },
  laserSight: { line: 51, bonus: 1, penalty: null },
  intelligent: { line: 52, bonus: 1, penalty: null },
  /** The Cover Table ends at −4, and rules (R4). */
  cover: { line: 50, bonus: null, penalty: { from: 0, to: -6 } },
  /** For each 10 full metres. */
  targetMoved: { line: 51, bonus: null, penalty: { from: -1, to: null } },
  dodge: { line: 52, bonus: null, penalty: { from: -1, to: -1 } },
  /** Conditions add up, and may come to more (R7). */
  environment: { line: 53, bonus: null, penalty: { from: -1, to: -2 } },
  band: { line: 54, bonus: null, penalty: { from: 0, to: -6 } },
  /** The bonus has lost its number: that of line 168 (R6). */
  stance: { line: 55, bonus: 2, penalty: { from: -2, to: -2 } },
  /** The defender's Melee. */
  parry: { line: 56, bonus: null, penalty: { from: 0, to: null } },
} as const satisfies Readonly<Record<string, ModifierRow>>

export const LASER_SIGHT_DM = COMMON_MODIFIERS.laserSight.bonus
export const INTELLIGENT_DM = COMMON_MODIFIERS.intelligent.bonus
/** Full metres of the target's movement that cost the attack one (line 51, R25). */
export const MOVED_METRES = 10
/** A dodge, and one with something to dodge behind (line 68). */
export const DODGE_DMS: Readonly<Record<Dodge, number>> = { open: -1, cover: -2 }
/** At most vehicles (line 191). */
export const VEHICLE_TARGET_DM = 1
/** At somebody with another combatant at Personal range; if it misses, the d6 from which it hits that one (line 140). */
export const INTO_COMBAT = { dm: -2, strayFrom: 4 } as const

/** Attack on somebody prone by band (lines 55, 168; R6): of melee only what helps counts. */
export const PRONE_DMS: Readonly<Record<Band, number>> = {
  personal: 2,
  close: 0,
  short: -2,
  medium: -2,
  long: -2,
  veryLong: -2,
  distant: -2,
}

/** Cover (lines 128–132). */
export const COVER_DMS: Readonly<Record<Cover, number>> = { 0: 0, 0.25: 0, 0.5: -1, 0.75: -2, 1: -4 }
/** The next row of the table, for who crouches or lies (lines 127, 168; R5). */
export const BETTER_COVER: Readonly<Record<Cover, Cover>> = { 0: 0, 0.25: 0.5, 0.5: 0.75, 0.75: 1, 1: 1 }

/** Conditions (lines 121–123), for ranged attacks. */
export const LIGHT_DMS: Readonly<Record<Light, number>> = { low: -1, dark: -4 }
export const SMOKE_DMS: Readonly<Record<Smoke, number>> = { smoke: -1, thick: -2 }
/** What smoke costs is multiplied so for laser weapons (line 122). */
export const LASER_SMOKE_TIMES = 2
export const WEATHER_DMS = { visibility: -1, interference: -1 } as const

/** Fire modes (lines 60, 93–95) in shares of the Auto rating: what is added to damage, dice thrown, rounds spent. */
export interface FireMode {
  /** Shares of Auto added to the damage. */
  readonly damage: number
  /** The attack is sorted from as many dice as Auto says. */
  readonly pairs: boolean
  /** Rounds spent: so many, and so many times Auto. */
  readonly rounds: { readonly fixed: number; readonly perAuto: number }
  /** Added to Recoil: so much, and such a share of Auto, rounded down (R18). */
  readonly recoil: { readonly fixed: number; readonly perAuto: number }
  /** The most that the skill counts. */
  readonly mostSkill: number | null
}
export const FIRE_MODES: Readonly<Record<Mode, FireMode>> = {
  single: {
    damage: 0,
    pairs: false,
    rounds: { fixed: 1, perAuto: 0 },
    recoil: { fixed: 0, perAuto: 0 },
    mostSkill: null,
  },
  burst: {
    damage: 1,
    pairs: false,
    rounds: { fixed: 0, perAuto: 1 },
    recoil: { fixed: 1, perAuto: 0 },
    mostSkill: null,
  },
  auto: {
    damage: 0,
    pairs: true,
    rounds: { fixed: 0, perAuto: 3 },
    recoil: { fixed: 0, perAuto: 1 / 2 },
    mostSkill: 1,
  },
}
/** Metres between the targets of one full-auto attack, at most (line 95). */
export const AUTO_SPREAD_METRES = 6

/** Range bands (lines 158–164): up to so many metres and squares; the first only below its metres (R3). */
export interface BandRow {
  readonly metres: number
  readonly squares: number
}
export const BAND_TABLE: Readonly<Record<Band, BandRow>> = {
  personal: { metres: 1.5, squares: 0 },
  close: { metres: 3, squares: 2 },
  short: { metres: 12, squares: 8 },
  medium: { metres: 50, squares: 34 },
  long: { metres: 250, squares: 166 },
  veryLong: { metres: 500, squares: 334 },
  distant: { metres: Infinity, squares: Infinity },
}
/** Metres of a square (lines 158–159). */
export const SQUARE_METRES = 1.5

/** Metres by which what was thrown scatters, before its Effect (line 176). */
export const SCATTER_METRES = 6

/** An attack's Effect from which at least so much goes through any armour (line 184). */
export const PIERCING = { effect: 6, least: 1 } as const
/** What a dodge takes off an explosion: a die's throw, or by diving for cover that share (line 136). */
export const EXPLOSION_DODGE = { dice: 1, dive: 0.5 } as const
