/**
 * The vocabulary of Traveller-style combat, in the rule book's words. Interface, rules and schemas loop over the same
 * lists that the compiler knows. Numbers behind "line" are lines of the book.
 */

/** What something or somebody is known by. */
export type Id = string
/** Chances by what they are chances of; only of what can happen. */
export type Dist = Record<number, number>

/** The physical ones, which damage takes away (line 180). */
export const CHARACTERISTICS = ['str', 'dex', 'end'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]
/** Those between which the target of an attack chooses once END is gone (line 180, R26). */
export const PICKS = ['str', 'dex'] as const
export type Pick = (typeof PICKS)[number]

export const STATES = ['up', 'unconscious', 'dead'] as const
export type State = (typeof STATES)[number]

/** Range bands, from near to far (lines 156–164). */
export const BANDS = ['personal', 'close', 'short', 'medium', 'long', 'veryLong', 'distant'] as const
export type Band = (typeof BANDS)[number]

export const STANCES = ['standing', 'crouched', 'prone'] as const
export type Stance = (typeof STANCES)[number]

/** How much of the target is behind something; none, then the rows of the table (lines 128–132). */
export const COVERS = [0, 0.25, 0.5, 0.75, 1] as const
export type Cover = (typeof COVERS)[number]

/** Fire modes (lines 92–95). */
export const MODES = ['single', 'burst', 'auto'] as const
export type Mode = (typeof MODES)[number]

export const WEAPON_KINDS = ['melee', 'gun', 'heavy', 'thrown', 'explosive'] as const
export type WeaponKind = (typeof WEAPON_KINDS)[number]

/** Reactions to an attack (lines 62–72); a dodge is worth more with something to dodge behind. */
export const REACTIONS = ['dodge', 'parry'] as const
export type Reaction = (typeof REACTIONS)[number]
export const DODGES = ['open', 'cover'] as const
export type Dodge = (typeof DODGES)[number]

export const LIGHTS = ['low', 'dark'] as const
export type Light = (typeof LIGHTS)[number]
export const SMOKES = ['smoke', 'thick'] as const
export type Smoke = (typeof SMOKES)[number]

/** What targets in place of the naked eye, as far as an attack asks (lines 111, 121–123, R43). */
export const SIGHTS = ['infraRed', 'other'] as const
export type Sight = (typeof SIGHTS)[number]

/** Battlefield Comms (lines 100–105). */
export const COMMS = ['direct', 'hardlink', 'radio', 'laser', 'maser', 'meson'] as const
export type Comm = (typeof COMMS)[number]

/** Battlefield Sensors (lines 110–117). */
export const SENSORS = [
  'bioscanner',
  'infraRed',
  'densitometer',
  'electromagnetic',
  'laserTargeting',
  'lightIntensification',
  'motion',
  'neural',
] as const
export type Sensor = (typeof SENSORS)[number]

/** What the winner of a grapple may do (lines 145–151). */
export const GRAPPLES = ['prone', 'disarm', 'throw', 'damage', 'escape', 'hold', 'drag'] as const
export type Grapple = (typeof GRAPPLES)[number]

/** How the Location Table is read: a robot or drone has a column of its own (lines 254–266). */
export const VEHICLE_KINDS = ['vehicle', 'robot'] as const
export type VehicleKind = (typeof VEHICLE_KINDS)[number]
export const COLUMNS = ['external', 'internal', 'robot'] as const
export type Column = (typeof COLUMNS)[number]

/** What a hit on a vehicle may end on (lines 268–329). */
export const PLACES = [
  'hull',
  'structure',
  'armour',
  'drive',
  'weapon',
  'limb',
  'sensors',
  'powerPlant',
  'passengers',
  'cargo',
  'cockpit',
  'computer',
] as const
export type Place = (typeof PLACES)[number]
/** What the Location Table says of a row: a robot's weapons and limbs are one entry. */
export type Location = Place | 'weaponOrLimb'

/** Hits of one row of the Vehicle Damage Table: Single, Double, Triple (line 253). */
export const HIT_SIZES = [1, 2, 3] as const
export type HitSize = (typeof HIT_SIZES)[number]

/** Where a vehicle's weapon fires (lines 189, 204): a turret all round. */
export const ARCS = ['front', 'left', 'right', 'rear', 'turret'] as const
export type Arc = (typeof ARCS)[number]

/** Who leads a unit: a deputy takes over, and brings no bonus (lines 99, 172). */
export const ROLES = ['commander', 'deputy', 'member'] as const
export type Role = (typeof ROLES)[number]
