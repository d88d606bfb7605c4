import { requireModifier, requireObject, requireWord } from '../arguments.ts'
import { OVERRUN } from './data/assault.ts'
import { shownBy } from './dice.ts'
import { DICE_READ, type DiceRead } from './words.ts'

/** One side of a Close Assault: how its dice are read, and what is added. */
export interface Assaulter {
  readonly dice: DiceRead
  readonly add: number
}

/**
 * Who wins a Close Assault; Overruns are among the wins. Source: lines 1024–1051, 1284; R22.
 */
export function assaultOdds(q: { readonly a: Assaulter; readonly b: Assaulter }): {
  aWins: number
  draw: number
  bWins: number
  aOverruns: number
  bOverruns: number
} {
  for (const side of ['a', 'b'] as const) {
    requireObject(side, q[side])
    requireWord(`${side}.dice`, q[side].dice, DICE_READ)
    requireModifier(`${side}.add`, q[side].add)
  }
  const all = shownBy(q.a.dice).flatMap((one) =>
    shownBy(q.b.dice).map((other) => [one + q.a.add, other + q.b.add] as const),
  )
  const chance = (does: (a: number, b: number) => boolean): number =>
    all.filter(([a, b]) => does(a, b)).length / all.length
  return {
    aWins: chance((a, b) => a > b),
    draw: chance((a, b) => a === b),
    bWins: chance((a, b) => b > a),
    aOverruns: chance(overruns),
    bOverruns: chance((a, b) => overruns(b, a)),
  }
}

/** Whether a total is twice the other's or more, neither below 1. Source: line 1051; R22. */
export function overruns(winner: number, loser: number): boolean {
  return winner > loser && winner >= OVERRUN.times * Math.max(OVERRUN.leastTotal, loser)
}
