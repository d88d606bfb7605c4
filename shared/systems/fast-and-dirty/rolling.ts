import { refuse, requireList, requireWhole } from '../arguments.ts'
import type { ByFace } from './data/basic-force.ts'

/** How dice make a force: every roll with what it was for and what came of it, so that it can be told step by step. */

export interface Step<What extends string = string> {
  readonly what: What
  /** A unit, or a platoon by its number; null: the whole force. */
  readonly of: string | null
  readonly rolls: readonly number[]
  readonly result: string | number
}

/** Where d6 come from, one after the other. */
export type NextRoll = () => number

export interface Rolling<What extends string> {
  readonly steps: Step<What>[]
  /** What one die shows on a table. */
  readonly on: <Result extends string | number>(
    table: ByFace<Result>,
    what: What,
    of?: string | null,
  ) => Result
  /** How many of so many dice show that or more. */
  readonly test: (dice: number, from: number, what: What, of?: string | null) => number
}

export function openRolling<What extends string>(next: NextRoll): Rolling<What> {
  const steps: Step<What>[] = []
  return {
    steps,
    on: (table, what, of = null) => {
      const roll = next()
      const result = table[roll - 1] ?? refuse('roll', roll)
      steps.push({ what, of, rolls: [roll], result })
      return result
    },
    test: (dice, from, what, of = null) => {
      const rolls = Array.from({ length: dice }, next)
      const result = rolls.filter((roll) => roll >= from).length
      steps.push({ what, of, rolls, result })
      return result
    },
  }
}

/** Rolls that lie ready: every one is used, and there are enough. */
export function readRolls(rolls: readonly number[]): { readonly next: NextRoll; readonly end: () => void } {
  requireList('rolls', rolls)
  for (const roll of rolls) requireWhole('rolls', roll, 1, 6)
  let used = 0
  return {
    next: () => {
      const roll = rolls[used]
      used += 1
      return roll ?? refuse('rolls.length', rolls.length)
    },
    end: () => {
      if (used !== rolls.length) refuse('rolls.length', rolls.length)
    },
  }
}
