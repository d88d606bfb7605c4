import type { AiGrade, AntiAir, Aptitude, Fortification, Power, SentryGun, Trait } from '../words.ts'

/** Advanced Rules. */

/** Command Response Modifiers (lines 1171–1174), and the inches from which a test is due (line 1165). */
export const COMMAND_RESPONSE = {
  casualtiesLastTurn: -1,
  untreatedWounded: -1,
  leaderLost: -1,
  officer: 1,
  enemyInches: 10,
} as const

/** Rig and Detonate (lines 1204–1222); the die of a badly damaged target. */
export const DEMOLITION = {
  rigDice: 2,
  underFire: -1,
  detonateDice: 3,
  clearInches: 4,
  collapses: 4,
} as const

/** Drop Troops (lines 1232–1249); anti-air dice and what they kill on (lines 1255–1259). */
export const DROP = { inches: 6, dice: 3, woundedOn: 5, killedOn: 6, powerWoundedOn: 6 } as const
export const ANTI_AIR_DICE: Readonly<Record<AntiAir, number>> = { light: 2, medium: 3, heavy: 4 }
export const ANTI_AIR_KILLS = 5

/** Exceptional Troops: two lists, by the face of a d6 (lines 1267–1272). */
export const EXCEPTIONAL_TROOPS: readonly (readonly Trait[])[] = [
  ['agile', 'elusive', 'hardened', 'infiltration', 'stealth', 'swift'],
  ['bugHunter', 'fanatic', 'grizzled', 'hardened', 'shockTroops', 'tough'],
]

export const EXCEPTIONAL_LISTS = ['left', 'right'] as const

/** Inches in which partners stay (line 1280). */
export const FIRE_TEAM_INCHES = 12

export interface FortificationRow {
  readonly line: number
  /** Added to the armour of whom it shelters. */
  readonly rating: number
  /** Of the structure itself; null where it cannot be aimed at. */
  readonly value: number | null
}
/** Fortifications (lines 1299–1304). */
export const FORTIFICATION_TABLE: Readonly<Record<Fortification, FortificationRow>> = {
  foxholes: { line: 1299, rating: 1, value: null },
  sandbags: { line: 1300, rating: 2, value: null },
  trenches: { line: 1301, rating: 3, value: null },
  lightBunker: { line: 1302, rating: 4, value: 7 },
  mediumBunker: { line: 1303, rating: 4, value: 9 },
  heavyBunker: { line: 1304, rating: 4, value: 11 },
}
/** Trenches: beyond so many inches nobody is shot at, and leaving costs (line 1306). */
export const TRENCH = { inches: 12, leaving: -4 } as const

/** Heavy Weapons Teams: for each lost crew member (line 1322). */
export const CREW_LOST = { fire: -1, movement: -1 } as const

/** Hidden Movement (lines 1343–1349). */
export const HIDDEN = { markers: 3, move: 6, apart: 12, found: 6 } as const

/** Indirect Artillery Fire (lines 1357–1367): dice of timing and accuracy. */
export const ARTILLERY = { timing: 3, accuracy: 2 } as const

/** Jet Packs (lines 1377–1383). */
export const JET_PACKS = {
  leap: { inches: 12, over: 6, eachInchHigher: -2, withWounded: -2 },
  bound: { inches: 18, times: 3, each: 6, fire: -2, withWounded: -4 },
  carriers: 2,
} as const

/** Mines (lines 1401–1413). */
export const MINES_RULES = { markers: 3, inches: 4, passes: 5, hitSides: 3 } as const

/** Opportunity Fire repulses a vehicle that is penetrated by so much (line 1460). */
export const REPULSED_FROM = 3

/** Psionic Aptitude and Skill Level: on so much or more a die succeeds (lines 1519–1522, 1664–1667). */
export const APTITUDE_TABLE: Readonly<Record<Aptitude, number>> = {
  marginal: 5,
  competent: 4,
  expert: 3,
  master: 2,
}
/** Psionics (lines 1511–1526). */
export const PSIONICS = { dice: 3, strength: 3, inches: 12 } as const
/** Tasks (line 1660). */
export const TASK_DICE = 3

export interface PowerRow {
  readonly line: number
  readonly at: 'enemy' | 'friend'
  /** To Fire Effect and assault, and to armour. */
  readonly roll: number
  readonly armour: number
}
/** Powers (lines 1528–1546); what is no number is a rule of the battle. */
export const POWER_TABLE: Readonly<Record<Power, PowerRow>> = {
  degrade: { line: 1528, at: 'enemy', roll: -2, armour: 0 },
  demoralize: { line: 1530, at: 'enemy', roll: 0, armour: 0 },
  embolden: { line: 1532, at: 'friend', roll: 0, armour: 0 },
  enhance: { line: 1534, at: 'friend', roll: 2, armour: 0 },
  expose: { line: 1536, at: 'enemy', roll: 0, armour: -2 },
  harm: { line: 1538, at: 'enemy', roll: 0, armour: 0 },
  heal: { line: 1540, at: 'friend', roll: 0, armour: 0 },
  inspire: { line: 1542, at: 'friend', roll: 0, armour: 0 },
  shield: { line: 1544, at: 'friend', roll: 0, armour: 2 },
  terror: { line: 1546, at: 'enemy', roll: 0, armour: 0 },
}
/** Powers that lie on a unit until it has been activated (lines 1528–1546). */
export const LASTING_POWERS: readonly Power[] = [
  'degrade',
  'embolden',
  'enhance',
  'expose',
  'shield',
  'terror',
]
/** Harm and Heal: on so much or more (lines 1538–1540). */
export const HARM = { kills: 4, wounds: 4, killsWithWounds: 6 } as const
export const HEAL = 4

/** Recover Wounded (lines 1558–1581). */
export const RECOVERY = {
  suppressed: -1,
  medic: 1,
  recovers: 6,
  stabilised: 4,
  team: 2,
  abandons: 5,
} as const

/** A scout goes so many times the coherency distance (line 1587). */
export const SCOUT_TIMES = 3

/** Sentry guns (lines 1604–1606): no Anti-Tank for the machine gun (R3). */
export const SENTRY_TABLE: Readonly<
  Record<
    SentryGun,
    { readonly fireEffect: number | null; readonly damage: number; readonly antiTank: number | null }
  >
> = {
  autoCannon: { fireEffect: null, damage: 6, antiTank: 4 },
  chainGun: { fireEffect: 7, damage: 2, antiTank: null },
  machineGun: { fireEffect: 2, damage: 4, antiTank: null },
}
/** AI Grades (lines 1613–1616): inches, Fire Priority, and what a PDS succeeds on. */
export const AI_TABLE: Readonly<
  Record<AiGrade, { readonly range: number; readonly firePriority: number; readonly pds: number }>
> = {
  antiquated: { range: 12, firePriority: 1, pds: 5 },
  modern: { range: 24, firePriority: 2, pds: 4 },
  enhanced: { range: 36, firePriority: 3, pds: 3 },
  advanced: { range: 48, firePriority: 4, pds: 2 },
}

/** A sniper has a clear shot from this on (line 1642). */
export const CLEAR_SHOT = 5
