import { problem, type Problem } from '../../problem.ts'
import { requireFlag, requireList, requireObject, requireWhole, requireWord, refuse } from '../arguments.ts'
import {
  ARMOURS,
  LONE_TRAITS,
  PROPERTIES,
  QUALITIES,
  RESOLVES,
  UNIT_TRAITS,
  type Armour,
  type Property,
  type Quality,
  type Resolve,
  type UnitTrait,
} from './words.ts'
import type { OwnTrait } from './traits.ts'
import { requireArm, type Arm } from './weapons.ts'

/** A unit on foot in numbers: one Quality, one Resolve, one armour, one basic weapon. */
export interface Unit {
  readonly id: string
  /** Figures; one for each support weapon is among them. */
  readonly strength: number
  readonly quality: Quality
  readonly resolve: Resolve
  readonly armour: Armour
  readonly basic: Arm
  readonly support: readonly Arm[]
  /** One of them is an officer. */
  readonly officer: boolean
  readonly traits: readonly UnitTrait[]
  /** Traits of the group's own. */
  readonly own?: readonly OwnTrait[]
}

export interface Force {
  readonly units: readonly Unit[]
  readonly vehicles?: readonly { readonly id: string; readonly properties: readonly Property[] }[]
}

/** One level up or down; null where there is none. */
export function levelBy<Level extends string>(
  levels: readonly Level[],
  level: Level,
  steps: number,
): Level | null {
  return levels[levels.indexOf(level) + steps] ?? null
}

/** Men with the basic weapon. */
export const riflemenOf = ({ strength, support }: Pick<Unit, 'strength' | 'support'>): number =>
  strength - support.length

/**
 * What keeps a force from being legal, in this order; `[]` when nothing does. Problems: `force/id`, `force/strength`,
 * `force/lone-trait`, `force/command-vehicle`. Source: lines 380, 1757, 1771, 1783, 1851, 1898.
 */
export function checkForce(f: Force): Problem[] {
  requireObject('force', f)
  requireList('units', f.units)
  const { units, vehicles = [] } = f
  requireList('vehicles', vehicles)
  const problems = [
    ...sameIds(f),
    ...units.flatMap((unit, at) => [...strengthProblems(unit, at), ...loneProblems(unit, at)]),
    ...commandProblems(f),
  ]
  if (problems.length > 0) return problems
  for (const unit of units) requireUnit(unit)
  for (const { id, properties } of vehicles) {
    if (typeof id !== 'string') refuse('id', id)
    requireList('properties', properties)
    for (const property of properties) requireWord('properties', property, PROPERTIES)
  }
  return []
}

function sameIds({ units, vehicles = [] }: Force): Problem[] {
  const all = [
    ...units.map(({ id }, at) => ({ id, path: ['units', at, 'id'] })),
    ...vehicles.map(({ id }, at) => ({ id, path: ['vehicles', at, 'id'] })),
  ]
  return all.flatMap(({ id, path }, at) =>
    all.findIndex((one) => one.id === id) === at
      ? []
      : [problem('force/id', 'Two units have the same id: give one another.', path, { id })],
  )
}

function strengthProblems(unit: Unit, at: number): Problem[] {
  const { id, strength, support } = unit
  if (strength < 1) {
    const message = 'Nobody is in this unit: put somebody into it, or take it out.'
    return [problem('force/strength', message, ['units', at, 'strength'], { id, strength })]
  }
  if (strength >= support.length) return []
  const message = `This unit has ${support.length} support weapons and ${strength} to carry them: add men, or take weapons away.`
  const values = { id, strength, weapons: support.length }
  return [problem('force/strength', message, ['units', at, 'support'], values)]
}

function loneProblems({ id, strength, traits }: Unit, at: number): Problem[] {
  if (strength <= 1) return []
  return LONE_TRAITS.filter((trait) => traits.includes(trait)).map((trait) =>
    problem(
      'force/lone-trait',
      'This trait is a single figure’s: take it away, or make the figure a unit of its own.',
      ['units', at, 'traits', traits.indexOf(trait)],
      { id, trait },
    ),
  )
}

function commandProblems({ units, vehicles = [] }: Force): Problem[] {
  const commands = vehicles.flatMap(({ id, properties }, at) =>
    properties.includes('commandVehicle') ? [{ id, at }] : [],
  )
  const [first, second] = commands
  if (second)
    return [
      problem(
        'force/command-vehicle',
        'A force has one command vehicle: take the property from the others.',
        ['vehicles', second.at, 'properties'],
        { id: second.id },
      ),
    ]
  const hq = units.find(({ traits }) => traits.includes('hq'))
  if (!first || !hq) return []
  return [
    problem(
      'force/command-vehicle',
      'With a command vehicle nobody has the HQ trait: take one of them away.',
      ['vehicles', first.at, 'properties'],
      { id: first.id, hq: hq.id },
    ),
  ]
}

/** Whether every value of a unit is one. */
export function requireUnit(u: Unit): void {
  requireObject('unit', u)
  if (typeof u.id !== 'string') refuse('id', u.id)
  requireWhole('strength', u.strength, 1, Number.MAX_SAFE_INTEGER)
  requireWord('quality', u.quality, QUALITIES)
  requireWord('resolve', u.resolve, RESOLVES)
  requireWord('armour', u.armour, ARMOURS)
  requireArm('basic', u.basic)
  requireList('support', u.support)
  for (const weapon of u.support) requireArm('support', weapon)
  requireWhole('support.length', u.support.length, 0, u.strength)
  requireFlag('officer', u.officer)
  requireList('traits', u.traits)
  for (const trait of u.traits) requireWord('traits', trait, UNIT_TRAITS)
  requireList('own', u.own ?? [])
}
