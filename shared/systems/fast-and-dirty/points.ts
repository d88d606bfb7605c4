import { problem, type Problem } from '../../problem.ts'
import { requireFlag, requireList, requireObject, requireWhole, requireWord, refuse } from '../arguments.ts'
import {
  APTITUDE_PRICE,
  ARMOUR_PRICE,
  CREW_OVER_WEAPONS,
  FRONT_PRICE,
  LEADER_PRICE,
  LEAST_STRENGTH,
  OFFICER_PRICE,
  OFF_BOARD_FACTOR,
  QUALITY_FACTOR,
  RESOLVE_FACTOR,
  STANDARD_WEAPON,
  START_PRICE,
  STRENGTH_PRICE,
  VEHICLE_PRICE,
} from './data/points.ts'
import { ABILITY_TABLE, PERSONALITY_TABLE, TRAIT_TABLE } from './data/traits.ts'
import { PROPERTY_TABLE } from './data/vehicles.ts'
import { decimal, numberOf, plus, product, sum, times, type Decimal } from './decimal.ts'
import {
  ABILITIES,
  APTITUDES,
  ARMOURS,
  LEADER_RATINGS,
  LONE_TRAITS,
  OFFICER_RATINGS,
  PERSONALITIES,
  PROPERTIES,
  QUALITIES,
  RESOLVES,
  ROLES,
  TRAITS,
  type Ability,
  type Aptitude,
  type Armour,
  type LeaderRating,
  type OfficerRating,
  type Personality,
  type Property,
  type Quality,
  type Resolve,
  type Role,
  type Trait,
} from './words.ts'
import type { OwnTrait } from './traits.ts'
import { isArm, priceOf, refOf, requireArm, rowOf, useOf, type Arm } from './weapons.ts'

/** What units cost. */

export interface Figures {
  readonly role: Role
  readonly count?: number
  readonly armour: Armour
  /** Crew and snipers name none. */
  readonly weapon?: Arm
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
  readonly serves?: Arm
  readonly offBoard?: boolean
  readonly quality: Quality
  readonly resolve: Resolve
  readonly traits?: readonly (Trait | Ability)[]
  /** Traits of the group's own. */
  readonly own?: readonly OwnTrait[]
  /** What the players agreed for Infect. */
  readonly infect?: number
}

export interface BoughtVehicle {
  readonly front: number
  readonly weapons: readonly Arm[]
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
  const { figures, serves, offBoard = false, traits = [], own = [] } = u
  const served = serves === undefined ? 0 : (priceOf(serves) ?? 0)
  const base = plus(
    sum(figures.map((one) => times(decimal(one.count ?? 1), figurePrice(one)))),
    decimal(served),
  )
  return costOf(base, u, [
    offBoard ? OFF_BOARD_FACTOR : 1,
    ...traits.map((trait) => traitFactor(trait, u.infect)),
    ...own.map(({ price }) => price ?? refuse('own', price)),
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
    isArmed ? (priceOf(weapon ?? STANDARD_WEAPON) ?? 0) : 0,
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

/** What a man pays for his weapon; null: no squad weapon, or none with a price. */
const carriedPrice = (arm: Arm): number | null => (useOf(arm) === 'heavy' ? null : priceOf(arm))
const heavyPrice = (arm: Arm): number | null => (useOf(arm) === 'heavy' ? priceOf(arm) : null)

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
      ...v.weapons.map((weapon) => priceOf(weapon) ?? 0),
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
  const { figures, serves, traits = [], own = [] } = u
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
  const isRifle =
    number('sniper') > 0 && serves !== undefined && typeof serves !== 'string' && !isBlast(serves)
  if (number('crew') === 0 && serves !== undefined && !isRifle)
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
  const free = own.find(({ price }) => price === null)
  if (free)
    return refused(
      'agreed-trait',
      'The book prices no trait of your own: agree on its factor, and type it in.',
      ['ownTraits'],
      { trait: free.name },
    )
  if (serves !== undefined && isUnagreed(serves)) return unagreed(serves, ['serves'])
  if (serves !== undefined && isArm(serves) && heavyPrice(serves) === null)
    return refused(
      'price',
      'The book gives no price for a team with this weapon: choose another.',
      ['serves'],
      { weapon: refOf(serves) },
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
  if (weapon !== undefined && isArmed && isUnagreed(weapon)) return unagreed(weapon, [...path, 'weapon'])
  if (weapon !== undefined && isArm(weapon) && !(isArmed && carriedPrice(weapon) !== null))
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

const isBlast = (weapon: Arm | undefined): boolean =>
  weapon !== undefined && isArm(weapon) && rowOf(weapon).blast !== null

/** One of the group's own for which it has agreed on no price. */
const isUnagreed = (arm: Arm): boolean => typeof arm !== 'string' && arm.price === null
const unagreed = (arm: Arm, path: readonly (string | number)[]): Problem =>
  refused('agreed', 'The book prices no weapon of your own: agree on what it costs, and type it in.', path, {
    weapon: typeof arm === 'string' ? arm : arm.name,
  })

function vehicleProblem(v: BoughtVehicle): Problem | null {
  requireList('vehicle.weapons', v.weapons)
  const { front, weapons, crew, seats, properties = [] } = v
  const again = twice(properties)
  if (again !== undefined)
    return refused('twice', 'The vehicle has this property twice: take it once.', ['vehicle', 'properties'], {
      property: again,
    })
  for (const [at, weapon] of weapons.entries()) {
    if (isUnagreed(weapon)) return unagreed(weapon, ['vehicle', 'weapons', at])
    if (isArm(weapon) && heavyPrice(weapon) === null)
      return refused(
        'price',
        'The book gives no price for this weapon on a vehicle: choose another.',
        ['vehicle', 'weapons', at],
        { weapon: refOf(weapon) },
      )
  }
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
    if (one.weapon !== undefined) requireArm('weapon', one.weapon)
    requireList('personalities', one.personalities ?? [])
    for (const each of one.personalities ?? []) requireWord('personalities', each, PERSONALITIES)
    if (one.rating !== undefined)
      requireWord<string>('rating', one.rating, one.role === 'leader' ? LEADER_RATINGS : OFFICER_RATINGS)
    if (one.aptitude !== undefined) requireWord('aptitude', one.aptitude, APTITUDES)
    requireWhole('strength', one.strength ?? LEAST_STRENGTH, LEAST_STRENGTH, MOST)
  }
  if (u.serves !== undefined) requireHeavy('serves', u.serves)
  requireFlag('offBoard', u.offBoard)
  requireLevels(u)
  requireList('traits', u.traits ?? [])
  for (const trait of u.traits ?? []) requireWord('traits', trait, [...TRAITS, ...ABILITIES])
  if (u.infect !== undefined && !Number.isFinite(u.infect)) refuse('infect', u.infect)
}

function requireHeavy(name: string, arm: Arm): void {
  requireArm(name, arm)
  if (useOf(arm) !== 'heavy') refuse(name, arm)
}

function requireVehicle(v: BoughtVehicle): void {
  requireWhole('front', v.front, 0, FRONT_PRICE.length - 1)
  for (const weapon of v.weapons) requireHeavy('weapons', weapon)
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
