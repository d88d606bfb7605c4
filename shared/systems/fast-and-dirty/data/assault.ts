import type { VehicleDamage } from './fire.ts'

/** Close Assault. */

/** Infantry Assault Modifiers (lines 1028–1033); with No Grenades a quick force loses less (line 544; R8). */
export const ASSAULT_MODIFIERS = {
  lacksGrenades: -2,
  noGrenades: -1,
  charging: 1,
  betterArmour: 1,
  /** For each figure more. */
  outnumber: 1,
  /** For each level. */
  higherQuality: 2,
  powerArmour: 3,
} as const

export const OUTCOMES = ['won', 'draw', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]
/** Kill Table (lines 1043–1045): on so much or more; after an Overrun the loser's (line 1051). */
export const KILL_TABLE: Readonly<Record<Outcome, number>> = { won: 3, draw: 4, lost: 5 }
export const OVERRUN = { times: 2, loserKills: 6, leastTotal: 1 } as const
/** Inches (line 1047). */
export const FALL_BACK: Readonly<Record<Outcome, number>> = { won: 0, draw: 3, lost: 6 }
/** Power armour: rolls for each figure, and what negates a kill (line 1049). */
export const POWER_ASSAULT = { rolls: 2, negates: 5 } as const

/** Vehicle Assault Modifiers (line 1076) and Damage, by the face of a d6 (lines 1085–1087). */
export const VEHICLE_ASSAULT = { lacksGrenades: -2 } as const
export const VEHICLE_ASSAULT_DAMAGE: readonly VehicleDamage[] = [
  'crew',
  'immobilised',
  'immobilised',
  'immobilised',
  'immobilised',
  'destroyed',
]
