import { problem, type Problem } from '../../problem.ts'
import { refuse, requireList, requireObject, requireWhole, requireWord } from '../arguments.ts'
import {
  ARMOUR_BY_GEAR,
  BASIC_BY_FIREPOWER,
  HQ_MORE,
  JET_PACKS_BY_GEAR,
  PLASMA_BY_FIREPOWER,
  PLATOON_HQ,
  PRIORITY_POINTS,
  PRIORITY_TABLE,
  QUALITY_BY_TRAINING,
  QUANTITY_SUCCESS,
  RESOLVE_BY_AGGRESSION,
  SIZE_BY_MANPOWER,
  STRENGTH_BY_MANPOWER,
  SUPPORT_HEAVY,
} from './data/advanced-force.ts'
import { SQUAD_SUPPORT } from './data/basic-force.ts'
import { openRolling, readRolls, type NextRoll, type Step } from './rolling.ts'
import type { Unit } from './units.ts'
import {
  CATEGORIES,
  EACH,
  PRIORITIES,
  type Category,
  type Each,
  type HeavyWeapon,
  type Priority,
} from './words.ts'

/** Advanced Force Generation: nine points in six categories, then dice (lines 2073–2222). */

export interface Priorities {
  readonly points: Readonly<Record<Category, number>>
  /** What is rolled for each by itself, said before the dice fall. */
  readonly each?: readonly Each[]
}

/** What was won beside the squads, to be given out as the player likes. */
export interface Grants {
  readonly rifleGrenades: number
  readonly plasmaRifles: number
  readonly heavy: HeavyWeapon[]
  /** Off-board light mortars. */
  readonly artillery: number
  /** Of the lists of Exceptional Troops. */
  readonly traits: number
  readonly personalities: number
  readonly hardened: number
  readonly officerLevels: number
  readonly leaderLevels: number
}

/** What a roll of an advanced force is for. */
export const ADVANCED_STEPS = [
  'platoonSize',
  'strength',
  'basic',
  'support',
  'rifleGrenades',
  'armour',
  'jetPacks',
  'heavyWeapons',
  'heavyType',
  'artillery',
  'quality',
  'traits',
  'personalities',
  'resolve',
  'hardened',
  'officerLevels',
  'leaderLevels',
] as const
export type AdvancedStep = (typeof ADVANCED_STEPS)[number]

export interface Generated {
  readonly units: Unit[]
  readonly grants: Grants
}

/**
 * One platoon of rolls and priorities. Problems: `advanced/points`, `advanced/sum`. Source: lines 2087–2222; R14.
 */
export function advancedForce(
  rolls: readonly number[],
  c: Priorities,
): Generated | { readonly problems: Problem[] } {
  const problems = priorityProblems(c)
  if (problems.length > 0) return { problems }
  const { next, end } = readRolls(rolls)
  const { units, grants } = generate(next, c)
  end()
  return { units, grants }
}

/** The same with dice from anywhere, and every step told. */
export function rollAdvanced(
  next: NextRoll,
  c: Priorities,
): (Generated & { readonly steps: Step<AdvancedStep>[] }) | { readonly problems: Problem[] } {
  const problems = priorityProblems(c)
  return problems.length > 0 ? { problems } : generate(next, c)
}

/** The priority that so many points buy. Source: lines 2103–2106. */
export function priorityOf(points: number): Priority {
  return PRIORITIES.find((one) => PRIORITY_TABLE[one].points === points) ?? refuse('points', points)
}

function generate(next: NextRoll, c: Priorities): Generated & { readonly steps: Step<AdvancedStep>[] } {
  requirePriorities(c)
  const { on, test, steps } = openRolling<AdvancedStep>(next)
  const of = (category: Category): Priority => priorityOf(c.points[category])
  const quantity = (category: Category, what: AdvancedStep): number =>
    test(PRIORITY_TABLE[of(category)].dice, QUANTITY_SUCCESS, what)
  /** One die for all, or one for each where that was said. */
  const forAll = <Result>(
    one: Each,
    ids: readonly string[],
    roll: (id: string | null) => Result,
  ): Result[] => {
    if (c.each?.includes(one)) return ids.map(roll)
    const result = roll(null)
    return ids.map(() => result)
  }

  const size = on(SIZE_BY_MANPOWER[of('manpower')], 'platoonSize')
  const ids = Array.from({ length: size }, (_none, at) => `1.${at + 1}`)
  const strength = forAll('strength', ids, (id) => on(STRENGTH_BY_MANPOWER[of('manpower')], 'strength', id))
  const basic = on(BASIC_BY_FIREPOWER[of('firepower')], 'basic')
  const support = ids.map((id) => on(SQUAD_SUPPORT, 'support', id))
  const rifleGrenades = quantity('firepower', 'rifleGrenades')
  const armour = on(ARMOUR_BY_GEAR[of('gear')], 'armour')
  const jetPacksFrom = JET_PACKS_BY_GEAR[of('gear')]
  const jetPacks = ids.map((id) => jetPacksFrom !== null && test(1, jetPacksFrom, 'jetPacks', id) > 0)
  const guns = Array.from({ length: quantity('support', 'heavyWeapons') }, (_none, at) => `${at + 1}`)
  const heavy = guns.length === 0 ? [] : forAll('heavy', guns, (id) => on(SUPPORT_HEAVY, 'heavyType', id))
  const artillery = quantity('support', 'artillery')
  const quality = ids.map((id) => on(QUALITY_BY_TRAINING[of('training')], 'quality', id))
  const traits = quantity('training', 'traits')
  const personalities = quantity('training', 'personalities')
  const resolve = forAll('resolve', ids, (id) => on(RESOLVE_BY_AGGRESSION[of('aggression')], 'resolve', id))
  const hardened = quantity('aggression', 'hardened')
  const officerLevels = quantity('training', 'officerLevels')
  const leaderLevels = quantity('training', 'leaderLevels')

  const hq: Unit = {
    ...{ ...PLATOON_HQ, strength: PLATOON_HQ.strength + HQ_MORE[of('manpower')] },
    ...{ id: '1.C', armour, basic, support: [], officer: true, traits: [] },
  }
  const squads = ids.map((id, at): Unit => ({
    id,
    strength: strength[at] ?? refuse('strength', id),
    quality: quality[at] ?? refuse('quality', id),
    resolve: resolve[at] ?? refuse('resolve', id),
    ...{ armour, basic, officer: false },
    support: support.slice(at, at + 1),
    traits: jetPacks[at] ? ['jetPacks'] : [],
  }))
  const plasmaRifles = PLASMA_BY_FIREPOWER[of('firepower')]
  const won = { rifleGrenades, plasmaRifles, heavy, artillery, traits, personalities, hardened }
  return { units: [hq, ...squads], grants: { ...won, officerLevels, leaderLevels }, steps }
}

function priorityProblems(c: Priorities): Problem[] {
  requireObject('choices', c)
  requireObject('points', c.points)
  const { all, most } = PRIORITY_POINTS
  const beyond = CATEGORIES.flatMap((category) => {
    const points = c.points[category]
    if (points >= 0 && points <= most) return []
    const message = `A category has 0 to ${most} points: change these.`
    return [problem('advanced/points', message, ['points', category], { category, points, most })]
  })
  const spent = CATEGORIES.reduce((sum, category) => sum + c.points[category], 0)
  if (spent === all) return beyond
  const more = spent < all ? `give out ${all - spent} more` : `take ${spent - all} back`
  const message = `${spent} of ${all} Force Priority points are given out: ${more}.`
  return [...beyond, problem('advanced/sum', message, ['points'], { spent, all })]
}

function requirePriorities({ points, each = [] }: Priorities): void {
  for (const category of CATEGORIES)
    requireWhole(`points.${category}`, points[category], 0, PRIORITY_POINTS.most)
  requireList('each', each)
  for (const one of each) requireWord('each', one, EACH)
  if (new Set(each).size !== each.length) refuse('each', 'twice')
}
