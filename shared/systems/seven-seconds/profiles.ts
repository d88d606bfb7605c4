import { requireWord } from '../arguments.ts'
import { requireTech } from './arguments.ts'
import { STAT_MOST } from './data/building.ts'
import { DRONE_EQUIPMENT, TROOPER_EQUIPMENT, type Commands } from './data/equipment.ts'
import {
  RATINGS,
  TROOPERS,
  UNITS,
  type DroneType,
  type Rating,
  type Rifle,
  type Stat,
  type Tech,
  type TrooperType,
  type UnitType,
} from './words.ts'

/** What one unit can do. A stat that the unit has no use for is null. */
export interface UnitProfile {
  readonly unit: UnitType
  readonly rating: Rating
  readonly sensors: number | null
  readonly stealth: number
  readonly armour: number | null
  readonly countermeasures: number
  readonly nuclear: number | null
  readonly robotics: number | null
  readonly rifle: Rifle | null
  readonly missiles: boolean
  readonly flamer: boolean
  readonly jump: boolean
  readonly targets: boolean
  readonly explodes: boolean
  readonly jams: boolean
  readonly repairs: boolean
  readonly commands: Commands
}

/**
 * The numbers and abilities of a unit of the given rating. A trooper type's +1 never passes 5; a commander
 * keeps the faction's Nuclear; a drone answers with its Robotics wherever it has a stat at all.
 * Source: Units, p.10; Drones, p.12; Command and Repair, p.22; R3.
 */
export function unitProfile(unit: UnitType, rating: Rating, tech: Tech): UnitProfile {
  requireWord('unit', unit, UNITS)
  requireWord('rating', rating, RATINGS)
  requireTech('tech', tech)
  return isTrooper(unit) ? trooperProfile(unit, rating, tech) : droneProfile(unit, rating, tech)
}

function isTrooper(unit: UnitType): unit is TrooperType {
  return TROOPERS.some((trooper) => trooper === unit)
}

function trooperProfile(unit: TrooperType, rating: Rating, tech: Tech): UnitProfile {
  const { bonuses, ...equipment } = TROOPER_EQUIPMENT[unit]
  const own = (stat: Stat): number => Math.min(STAT_MOST, tech[rating][stat] + (bonuses[stat] ?? 0))
  return {
    unit,
    rating,
    sensors: own('sensors'),
    stealth: own('stealth'),
    armour: own('armour'),
    countermeasures: own('countermeasures'),
    nuclear: own('nuclear'),
    robotics: null,
    ...equipment,
    targets: true,
    explodes: false,
    jams: false,
  }
}

function droneProfile(unit: DroneType, rating: Rating, tech: Tech): UnitProfile {
  const { jump, explodes, jams, targets } = DRONE_EQUIPMENT[unit]
  const { robotics } = tech[rating]
  return {
    unit,
    rating,
    sensors: targets ? robotics : null,
    stealth: robotics,
    armour: null,
    countermeasures: robotics,
    nuclear: explodes ? robotics : null,
    robotics,
    rifle: null,
    missiles: false,
    flamer: false,
    jump,
    targets,
    explodes,
    jams,
    repairs: false,
    commands: null,
  }
}
