import type { Face, Method, Property, VehicleType } from '../words.ts'

/** Vehicle Stats (lines 3132–3138), suggested maxima, with the crew of each. */
export const VEHICLE_STATS: Readonly<Record<VehicleType, Readonly<Record<Face | 'crew', number>>>> = {
  lightTransports: { top: 0, front: 0, sides: 0, rear: 0, bottom: 0, crew: 1 },
  apcs: { top: 3, front: 5, sides: 4, rear: 3, bottom: 3, crew: 2 },
  ifvs: { top: 4, front: 6, sides: 5, rear: 4, bottom: 4, crew: 3 },
  lightTanks: { top: 5, front: 7, sides: 6, rear: 5, bottom: 5, crew: 3 },
  mediumTanks: { top: 6, front: 8, sides: 7, rear: 6, bottom: 6, crew: 4 },
  mainBattleTanks: { top: 7, front: 9, sides: 8, rear: 7, bottom: 7, crew: 5 },
  walkers: { top: 7, front: 9, sides: 8, rear: 7, bottom: 7, crew: 1 },
}

/** What the other faces have of the front's armour (line 2570). */
export const FACE_LESS: Readonly<Record<Face, number>> = { top: 2, front: 0, sides: 1, rear: 2, bottom: 2 }

/** Inches, Cautious and Standard (lines 687–691, 3147–3151). */
export const SPEED_TABLE: Readonly<Record<Method, { readonly cautious: number; readonly standard: number }>> =
  {
    fly: { cautious: 14, standard: 20 },
    hover: { cautious: 10, standard: 16 },
    tracked: { cautious: 12, standard: 18 },
    walk: { cautious: 6, standard: 12 },
    wheeled: { cautious: 18, standard: 24 },
  }

/** Numbers that a property changes. */
export const PROPERTY_NUMBERS = [
  'speed',
  'fireAtHardTargets',
  'fireInWater',
  'weaponsOfOneCrew',
  'aidTeams',
  'armourDice',
  'bandsFurther',
  'smokeScreens',
  'responseRerolls',
] as const
export type PropertyNumber = (typeof PROPERTY_NUMBERS)[number]

export interface PropertyRow {
  readonly line: number
  /** What the vehicle's cost is multiplied by (lines 2598–2612). */
  readonly price: number
  readonly does: Readonly<Partial<Record<PropertyNumber, number>>>
}

/** Vehicle Properties (lines 1882–1944); what is no number is a rule of the battle. */
export const PROPERTY_TABLE: Readonly<Record<Property, PropertyRow>> = {
  advancedTargetingSystem: { line: 1884, price: 1.2, does: { fireAtHardTargets: 2 } },
  amphibious: { line: 1888, price: 1.1, does: { fireInWater: -3 } },
  closeInDefenseSystem: { line: 1892, price: 1.2, does: {} },
  commandVehicle: { line: 1898, price: 1.1, does: { responseRerolls: 1 } },
  electronicCountermeasures: { line: 1902, price: 1.1, does: {} },
  forwardObserver: { line: 1906, price: 1.1, does: {} },
  improvedWeaponsControl: { line: 1910, price: 1.2, does: { weaponsOfOneCrew: 2 } },
  medevac: { line: 1914, price: 1.1, does: { aidTeams: 2 } },
  reactiveArmour: { line: 1918, price: 1.2, does: { armourDice: 2 } },
  smoke: { line: 1922, price: 1.2, does: { smokeScreens: 1 } },
  stealth: { line: 1928, price: 1.5, does: { bandsFurther: 1 } },
  supercharged: { line: 1932, price: 1.2, does: { speed: 4 } },
  underPowered: { line: 1936, price: 0.8, does: { speed: -4 } },
  urbanWarfareKit: { line: 1940, price: 1.3, does: {} },
  weaponStabilizer: { line: 1944, price: 1.5, does: {} },
}

/** Inches of difficult ground for each Bogging Test, and dice of it (lines 1861–1872). */
export const BOGGING = { inches: 6, dice: 2, succeed: { tracked: 1, walk: 1, wheeled: 2 } } as const
/** Wheels off the road: inches spent for each (line 701). */
export const OFF_ROAD_TIMES = 2
