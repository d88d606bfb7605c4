import { throwsOf } from '../../dice/exact.ts'
import { requireCount, requireModifier } from '../arguments.ts'
import { CHARACTERISTIC_DMS, TARGET } from './data/checks.ts'
import type { Dist } from './words.ts'

/** Two dice, by what they add up to. */
const TWO_DICE = throwsOf(2)
/** Each sum of two dice, with the throws that come to it. */
export const SUMS: readonly (readonly [sum: number, ways: number])[] = [...TWO_DICE.ways.entries()].filter(
  ([, ways]) => ways > 0,
)
/** All throws of two dice. */
export const THROWS = TWO_DICE.all

/** The DM of a characteristic. Source: R1. */
export function dm(characteristic: number): number {
  requireCount('characteristic', characteristic)
  const { each, from, ofNone } = CHARACTERISTIC_DMS
  return characteristic === 0 ? ofNone : Math.floor(characteristic / each) + from
}

/** The chance that a check with that DM succeeds. Source: line 47; R1. */
export function checkOdds(dm: number): number {
  requireModifier('dm', dm)
  return SUMS.reduce((all, [sum, ways]) => (sum + dm >= TARGET ? all + ways : all), 0) / THROWS
}

/** The chance of every Effect of a check with that DM. Source: line 47; R1. */
export function effectDist(dm: number): Dist {
  requireModifier('dm', dm)
  return Object.fromEntries(SUMS.map(([sum, ways]) => [sum + dm - TARGET, ways / THROWS]))
}
