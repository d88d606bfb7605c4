import { chancesOfSum } from '../../dice/exact.ts'
import { requireCount, requireFlag, requireList, requireWord } from '../arguments.ts'
import { hitOdds, type Hit } from './attacks.ts'
import { FIELD_WOUNDS } from './data/gadgets.ts'
import { MOSTLY_DEAD_AT } from './data/healing.ts'
import { WOUND_FACES } from './data/shooting.ts'
import type { HouseRules } from './house-rules.ts'
import { DAMAGES, WEAPONS, type Damage, type Weapon } from './words.ts'

export interface Attack {
  readonly hit: Hit
  readonly weapon: Weapon
  readonly damage: Damage
}

/** Chances of what becomes of one target, adding up to 1. */
export interface FightOdds {
  readonly up: number
  readonly mostlyDead: number
  readonly out: number
}

const MOST_WOUNDS = 3

/** Whether a d6 is thrown for the wounds of a hit (lines 119–121, R4). */
export function rollsForWounds(weapon: Weapon, damage: Damage): boolean {
  return new Set(WOUND_FACES[damage][weapon]).size > 1
}

/** The wounds of a hit; `face` is the d6, where one is thrown. Source: lines 73, 119–121, 206; R4. */
export function woundsOf(weapon: Weapon, damage: Damage, face = 1): number {
  const wounds = WOUND_FACES[damage][weapon][face - 1]
  if (wounds === undefined) throw new RangeError(`face cannot be ${face}.`)
  return wounds
}

/** The chances of 0, 1, 2 and 3 wounds by one attack. Source: lines 73, 119–121, 145; R4, R5. */
export function woundOdds(a: Attack): number[] {
  requireWord('weapon', a.weapon, WEAPONS)
  requireWord('damage', a.damage, DAMAGES)
  const hit = hitOdds(a.hit)
  const faces = WOUND_FACES[a.damage][a.weapon]
  return Array.from({ length: MOST_WOUNDS + 1 }, (_none, wounds) => {
    const share = faces.filter((one) => one === wounds).length / faces.length
    return wounds === 0 ? 1 - hit : hit * share
  })
}

/** Wounds that get through to a model in a turn: a force field takes off the first. Source: line 234; R31. */
export function woundsTaken(suffered: number, forceField: boolean): number {
  return Math.max(0, suffered - (forceField ? FIELD_WOUNDS : 0))
}

/** How a model stands with so many wounds left, which may be below 0. Source: line 147; R23. */
export function standingAt(left: number): 'up' | 'mostlyDead' | 'out' {
  if (left > MOSTLY_DEAD_AT) return 'up'
  return left === MOSTLY_DEAD_AT ? 'mostlyDead' : 'out'
}

/**
 * The chances of one target in a firing phase, all attacks on it summed and judged together; with no wounds left it is
 * Mostly Dead already. Source: lines 147, 280, 286; R23, R31; E4.
 */
export function fightOdds(q: {
  readonly attacks: readonly Attack[]
  /** Wounds that are left. */
  readonly wounds: number
  readonly forceField?: boolean
}): FightOdds {
  const { attacks, wounds, forceField = false } = q
  requireList('attacks', attacks)
  requireCount('wounds', wounds)
  requireFlag('forceField', forceField)
  const suffered = attacks.map(woundOdds).reduce(chancesOfSum, [1])
  const odds = { up: 0, mostlyDead: 0, out: 0 }
  for (const [sum, chance] of suffered.entries())
    odds[standingAt(wounds - woundsTaken(sum, forceField))] += chance
  return odds
}

/**
 * Whether whom a Teacher's attacks helped to bring to 0 or below is unconscious in place of dying: by default only where
 * the others' wounds alone would not have felled. Source: line 55; R28.
 */
export function isSpared(
  q: { readonly left: number; readonly byTeachers: number; readonly byOthers: number },
  { mercy }: Pick<HouseRules, 'mercy'>,
): boolean {
  if (q.byTeachers === 0 || standingAt(q.left - q.byTeachers - q.byOthers) === 'up') return false
  return mercy === 'always' || standingAt(q.left - q.byOthers) === 'up'
}
