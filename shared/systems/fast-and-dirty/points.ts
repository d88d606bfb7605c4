import { problem, type Problem } from '../../problem.ts'
import { requireFlag, requireList, requireObject, requireWhole, requireWord, refuse } from '../arguments.ts'
import {
  APTITUDE_PRICE,
  ARMOUR_PRICE,
  BASIC_PRICE,
  CREW_OVER_WEAPONS,
  FRONT_PRICE,
  HEAVY_PRICE,
  LEADER_PRICE,
  LEAST_STRENGTH,
  OFFICER_PRICE,
  OFF_BOARD_FACTOR,
  QUALITY_FACTOR,
  RESOLVE_FACTOR,
  STANDARD_WEAPON,
  START_PRICE,
  STRENGTH_PRICE,
  SUPPORT_PRICE,
  VEHICLE_PRICE,
} from './data/points.ts'
import { ABILITY_TABLE, PERSONALITY_TABLE, TRAIT_TABLE } from './data/traits.ts'
import { PROPERTY_TABLE } from './data/vehicles.ts'
import { WEAPON_TABLE } from './data/weapons.ts'
import { decimal, numberOf, plus, product, sum, times, type Decimal } from './decimal.ts'
import {
  ABILITIES,
  APTITUDES,
  ARMOURS,
  BASIC_WEAPONS,
  HEAVY_WEAPONS,
  LEADER_RATINGS,
  LONE_TRAITS,
  OFFICER_RATINGS,
  PERSONALITIES,
  PROPERTIES,
  QUALITIES,
  RESOLVES,
  ROLES,
  SUPPORT_WEAPONS,
  TRAITS,
  WEAPONS,
  type Ability,
  type Aptitude,
  type Armour,
  type HeavyWeapon,
  type LeaderRating,
  type OfficerRating,
  type Personality,
  type Property,
  type Quality,
  type Resolve,
  type Role,
  type Trait,
  type Weapon,
} from './words.ts'

/** What units cost. */

export interface Figures {
  readonly role: Role
  readonly count?: number
  readonly armour: Armour
  /** Crew and snipers name none. */
  readonly weapon?: Weapon
  readonly personalities?: readonly Personality[]
  /** Of a leader, or an officer. */
  readonly rating?: LeaderRating | OfficerRating
  /** Of a psionic. */
  readonly aptitude?: Aptitude
  readonly strength?: number
}

export interface FootUnit {
  readonly figures: readonly Figures[]
  /** What a crew serves. */
  readonly serves?: Weapon
  readonly offBoard?: boolean
  readonly quality: Quality
  readonly resolve: Resolve
  readonly traits?: readonly (Trait | Ability)[]
  /** What the players agreed for Infect. */
  readonly infect?: number
}

export interface BoughtVehicle {
  readonly front: number
  readonly weapons: readonly Weapon[]
  readonly crew: number
  readonly seats: number
  readonly quality: Quality
  readonly resolve: Resolve
  readonly properties?: readonly Property[]
}

export type Priced = FootUnit | { readonly vehicle: BoughtVehicle }

export interface Cost {
  /** Before Quality and Resolve. */
  readonly base: number
  readonly factor: number
  /** Unrounded. */
  readonly total: number
}

/**
 * What a unit costs. The first problem, all with codes `points/…`: `figures`, `count`, `strength`, `role`, `twice`,
 * `crew`, `mixed`, `single`, `off-board`, `fanatic`, `lone-trait`, `infect`, `price`; of a vehicle `front`, `price`,
 * `crew`, `seats`, `twice`. Source: lines 2255–2614; R5, R6; E7–E18.
 */
export function pointCost(u: Priced): Cost | { readonly problem: Problem } {
  requireObject('unit', u)
  if ('vehicle' in u) {
    requireObject('vehicle', u.vehicle)
    const refused = vehicleProblem(u.vehicle)
    if (refused) return { problem: refused }
    return vehicleCost(u.vehicle)
  }
  requireList('figures', u.figures)
  for (const figures of u.figures) requireObject('figures', figures)
  const refused = footProblem(u)
  if (refused) return { problem: refused }
  return footCost(u)
}

function footCost(u: FootUnit): Cost {
  requireFoot(u)
  const { figures, serves, offBoard = false, traits = [] } = u
  const served = serves === undefined ? 0 : (heavyPrice(serves) ?? 0)
  const base = plus(
    sum(figures.map((one) => times(decimal(one.count ?? 1), figurePrice(one)))),
    decimal(served),
  )
  return costOf(base, u, [
    offBoard ? OFF_BOARD_FACTOR : 1,
    ...traits.map((trait) => traitFactor(trait, u.infect)),
  ])
}

/** One figure before Quality and Resolve. */
function figurePrice({
  role,
  armour,
  weapon,
  personalities = [],
  rating,
  aptitude,
  strength,
}: Figures): Decimal {
  const isArmed = role !== 'crew' && role !== 'sniper'
  const of = [
    START_PRICE[role],
    ARMOUR_PRICE[armour],
    isArmed ? (carriedPrice(weapon ?? STANDARD_WEAPON) ?? 0) : 0,
    ...personalities.map((one) => PERSONALITY_TABLE[one].price),
    role === 'leader' ? LEADER_PRICE[leaderRating(rating)] : 0,
    role === 'officer' ? OFFICER_PRICE[officerRating(rating)] : 0,
    role === 'psionic' ? APTITUDE_PRICE[aptitude ?? 'marginal'] : 0,
    ((strength ?? LEAST_STRENGTH) - LEAST_STRENGTH) * STRENGTH_PRICE,
  ]
  return sum(of.map(decimal))
}

const leaderRating = (rating: string | undefined): LeaderRating =>
  LEADER_RATINGS.find((one) => one === rating) ?? 'inexperienced'
const officerRating = (rating: string | undefined): OfficerRating =>
  OFFICER_RATINGS.find((one) => one === rating) ?? 'novice'

/** What a man pays for his weapon; null: no squad weapon. */
function carriedPrice(weapon: string): number | null {
  const basic = BASIC_WEAPONS.find((one) => one === weapon)
  if (basic) return BASIC_PRICE[basic]
  const support = SUPPORT_WEAPONS.find((one) => one === weapon)
  return support ? SUPPORT_PRICE[support] : null
}

function heavyPrice(weapon: string): number | null {
  const heavy = HEAVY_WEAPONS.find((one) => one === weapon)
  return heavy ? HEAVY_PRICE[heavy] : null
}

function traitFactor(trait: Trait | Ability, infect: number | undefined): number {
  const ability = ABILITIES.find((one) => one === trait)
  if (ability) return ABILITY_TABLE[ability].price
  const known = TRAITS.find((one) => one === trait)
  return (known ? TRAIT_TABLE[known].price : null) ?? infect ?? refuse('infect', infect)
}

function vehicleCost(v: BoughtVehicle): Cost {
  requireVehicle(v)
  const base = sum(
    [
      VEHICLE_PRICE.start,
      FRONT_PRICE[v.front] ?? 0,
      ...v.weapons.map((weapon) => heavyPrice(weapon) ?? 0),
      v.crew * VEHICLE_PRICE.crew,
      v.seats * VEHICLE_PRICE.seat,
    ].map(decimal),
  )
  return costOf(
    base,
    v,
    (v.properties ?? []).map((property) => PROPERTY_TABLE[property].price),
  )
}

function costOf(
  base: Decimal,
  { quality, resolve }: { readonly quality: Quality; readonly resolve: Resolve },
  factors: readonly number[],
): Cost {
  const factor = plus(decimal(QUALITY_FACTOR[quality]), decimal(RESOLVE_FACTOR[resolve]))
  const total = product([base, factor, ...factors.map(decimal)])
  return { base: numberOf(base), factor: numberOf(factor), total: numberOf(total) }
}

const refused = (
  code: string,
  message: string,
  path: readonly (string | number)[],
  values?: Readonly<Record<string, string | number>>,
): Problem => problem(`points/${code}`, message, path, values)

const twice = (all: readonly string[] | undefined): string | undefined =>
  all?.find((one, at) => all.indexOf(one) !== at)

/** What keeps a unit on foot from having a price. Nothing in it has been checked. */
function footProblem(u: FootUnit): Problem | null {
  const { figures, serves, traits = [] } = u
  const single = (count: number | undefined): number => count ?? 1
  const number = (...roles: readonly Role[]): number =>
    figures.reduce((n, { role, count }) => (roles.includes(role) ? n + single(count) : n), 0)
  const all = figures.reduce((n, { count }) => n + single(count), 0)

  if (figures.length === 0)
    return refused('figures', 'Nobody is in this unit: put somebody into it.', ['figures'])
  for (const [at, one] of figures.entries()) {
    const found = figureProblem(one, ['figures', at])
    if (found) return found
  }
  const again = twice(traits)
  if (again !== undefined)
    return refused(
      'twice',
      'The unit has this trait twice: take it once.',
      ['traits', traits.lastIndexOf(again as Trait)],
      { trait: again },
    )
  if (number('crew') > 0 && serves === undefined)
    return refused('crew', 'A crew serves a weapon: choose which.', ['serves'])
  if (number('crew') === 0 && serves !== undefined)
    return refused('crew', 'Only a crew serves a weapon: put one into the unit, or take the weapon away.', [
      'serves',
    ])
  const apart = (['crew', 'sniper', 'psionic'] as const).find((role) => number(role) > 0)
  if (apart && number(apart) < all)
    return refused(
      'mixed',
      'Crew, snipers and psionics are units of their own: take the others out.',
      ['figures'],
      { role: apart },
    )
  if (number('sniper') > 1 || number('psionic') > 1 || number('leader', 'officer') > 1)
    return refused(
      'single',
      'One sniper, one psionic, or one leader or officer is in a unit: take the others out.',
      ['figures'],
    )
  if (u.offBoard && (u.resolve !== 'steady' || !isBlast(serves)))
    return refused(
      'off-board',
      'Off the table fire blast weapons with a Steady crew: change one of them, or bring the unit onto the table.',
      ['offBoard'],
    )
  if (traits.includes('fanatic') && u.resolve !== 'steady')
    return refused('fanatic', 'Fanatic units are Steady: change their Resolve.', ['resolve'])
  const lone = LONE_TRAITS.find((trait) => traits.includes(trait))
  if (lone && all > 1)
    return refused(
      'lone-trait',
      'This trait is a single figure’s: take it away, or the others.',
      ['traits', traits.indexOf(lone)],
      { trait: lone },
    )
  if (traits.includes('infect') && !(u.infect !== undefined && u.infect > 0))
    return refused('infect', 'The players agree on what Infect costs: give it a factor above 0.', ['infect'])
  if (serves !== undefined && WEAPONS.includes(serves) && heavyPrice(serves) === null)
    return refused(
      'price',
      'The book gives no price for a team with this weapon: choose another.',
      ['serves'],
      { weapon: serves },
    )
  return null
}

function figureProblem(one: Figures, path: readonly (string | number)[]): Problem | null {
  const { role, count = 1, weapon, rating, aptitude, strength, personalities } = one
  const out = (field: string): Problem =>
    refused(
      'role',
      'That does not go with what this figure is: leave it out, or change one of them.',
      [...path, field],
      { role },
    )
  if (count < 1)
    return refused('count', 'There is nobody here: raise the number, or take the entry out.', [
      ...path,
      'count',
    ])
  if (strength !== undefined && strength < LEAST_STRENGTH)
    return refused(
      'strength',
      `A psionic has at least ${LEAST_STRENGTH} points of Strength: raise it.`,
      [...path, 'strength'],
      { least: LEAST_STRENGTH },
    )
  const isArmed = role !== 'crew' && role !== 'sniper'
  if (weapon !== undefined && WEAPONS.includes(weapon) && !(isArmed && carriedPrice(weapon) !== null))
    return out('weapon')
  if (weapon !== undefined && !isArmed) return out('weapon')
  if (rating !== undefined && !hasRating(role, rating)) return out('rating')
  if (aptitude !== undefined && role !== 'psionic') return out('aptitude')
  if (strength !== undefined && role !== 'psionic') return out('strength')
  const again = twice(personalities)
  return again === undefined
    ? null
    : refused('twice', 'The figure has this personality twice: take it once.', [...path, 'personalities'], {
        personality: again,
      })
}

/** Whether a role has that rating; what is no rating at all is no question of roles. */
function hasRating(role: Role, rating: string): boolean {
  if (role === 'leader')
    return !OFFICER_RATINGS.some((one) => one === rating) || LEADER_RATINGS.some((one) => one === rating)
  if (role === 'officer')
    return !LEADER_RATINGS.some((one) => one === rating) || OFFICER_RATINGS.some((one) => one === rating)
  return false
}

const isBlast = (weapon: Weapon | undefined): boolean =>
  weapon !== undefined && WEAPONS.includes(weapon) && WEAPON_TABLE[weapon].blast !== null

function vehicleProblem(v: BoughtVehicle): Problem | null {
  requireList('vehicle.weapons', v.weapons)
  const { front, weapons, crew, seats, properties = [] } = v
  const again = twice(properties)
  if (again !== undefined)
    return refused('twice', 'The vehicle has this property twice: take it once.', ['vehicle', 'properties'], {
      property: again,
    })
  const free = weapons.findIndex((weapon) => WEAPONS.includes(weapon) && heavyPrice(weapon) === null)
  if (free >= 0)
    return refused(
      'price',
      'The book gives no price for this weapon on a vehicle: choose another.',
      ['vehicle', 'weapons', free],
      { weapon: weapons[free] ?? '' },
    )
  const most = FRONT_PRICE.length - 1
  if (front < 0 || front > most)
    return refused('front', `Front armour is bought from 0 to ${most}: change it.`, ['vehicle', 'front'], {
      most,
    })
  const mostCrew = weapons.length + CREW_OVER_WEAPONS
  if (crew < 1 || crew > mostCrew)
    return refused(
      'crew',
      `This vehicle has a crew of 1 to ${mostCrew}, one more than its weapons: change one of them.`,
      ['vehicle', 'crew'],
      { most: mostCrew },
    )
  if (seats < 0)
    return refused('seats', 'There are no seats below 0: change their number.', ['vehicle', 'seats'])
  return null
}

const MOST = Number.MAX_SAFE_INTEGER

/** Words, whole numbers and flags: what is wrong here is our own mistake. */
function requireFoot(u: FootUnit): void {
  for (const one of u.figures) {
    requireWord('role', one.role, ROLES)
    requireWhole('count', one.count ?? 1, 1, MOST)
    requireWord('armour', one.armour, ARMOURS)
    if (one.weapon !== undefined) requireWord('weapon', one.weapon, WEAPONS)
    requireList('personalities', one.personalities ?? [])
    for (const each of one.personalities ?? []) requireWord('personalities', each, PERSONALITIES)
    if (one.rating !== undefined)
      requireWord<string>('rating', one.rating, one.role === 'leader' ? LEADER_RATINGS : OFFICER_RATINGS)
    if (one.aptitude !== undefined) requireWord('aptitude', one.aptitude, APTITUDES)
    requireWhole('strength', one.strength ?? LEAST_STRENGTH, LEAST_STRENGTH, MOST)
  }
  if (u.serves !== undefined) requireWord<Weapon>('serves', u.serves, HEAVY_WEAPONS)
  requireFlag('offBoard', u.offBoard)
  requireLevels(u)
  requireList('traits', u.traits ?? [])
  for (const trait of u.traits ?? []) requireWord('traits', trait, [...TRAITS, ...ABILITIES])
  if (u.infect !== undefined && !Number.isFinite(u.infect)) refuse('infect', u.infect)
}

function requireVehicle(v: BoughtVehicle): void {
  requireWhole('front', v.front, 0, FRONT_PRICE.length - 1)
  for (const weapon of v.weapons) requireWord<HeavyWeapon | Weapon>('weapons', weapon, HEAVY_WEAPONS)
  requireWhole('crew', v.crew, 1, MOST)
  requireWhole('seats', v.seats, 0, MOST)
  requireLevels(v)
  requireList('properties', v.properties ?? [])
  for (const property of v.properties ?? []) requireWord('properties', property, PROPERTIES)
}

function requireLevels({ quality, resolve }: { readonly quality: Quality; readonly resolve: Resolve }): void {
  requireWord('quality', quality, QUALITIES)
  requireWord('resolve', resolve, RESOLVES)
}
