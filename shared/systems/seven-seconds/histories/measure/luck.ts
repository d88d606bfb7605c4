import { likelihood, moments, type Chances, type Likelihood } from './poisson-binomial.ts'
import { sidesByContender, withoutLog, type Contender, type Scope } from './scope.ts'
import type { Measured } from './shapes.ts'

export interface LuckRow extends Likelihood {
  readonly contender: Contender
  /** Rolls that had a number to reach, and how many of them came out well for who rolled. */
  readonly rolls: number
  readonly good: number
  /** How many were to be expected, and the standard deviation. */
  readonly expected: number
  readonly spread: number
  readonly battles: readonly string[]
}

/** Dice against what was to be expected of them: who had luck, and how likely so much of it was. */
export function luck(scope: Scope): Measured<LuckRow> {
  const rows = [...sidesByContender(scope)].flatMap(([contender, sides]): LuckRow[] => {
    const rolled = new Map<number, { chance: number; rolls: number }>()
    const battles = new Set<string>()
    let good = 0
    for (const { battle, letter, digest } of sides)
      for (const one of digest?.sides[letter].luck ?? []) {
        const known = rolled.get(one.chance) ?? { chance: one.chance, rolls: 0 }
        known.rolls += one.rolls
        rolled.set(one.chance, known)
        good += one.good
        battles.add(battle.id)
      }
    const chances: Chances[] = [...rolled.values()]
    const rolls = chances.reduce((sum, one) => sum + one.rolls, 0)
    if (rolls === 0) return []
    const likely = likelihood(chances, good)
    return [{ contender, rolls, good, ...moments(chances), ...likely, battles: [...battles] }]
  })
  return { rows, unknown: withoutLog(scope.battles) }
}
