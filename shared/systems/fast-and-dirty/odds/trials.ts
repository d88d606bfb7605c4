import { shareFrom } from '../chances/wreck.ts'
import { thenOf, triesOf, type Spread } from '../chances/spread.ts'

/** Dice that are counted one by one, with all that may befall them in a battle (lines 557, 621–630, 1438, 1482, 1711; R36). */

export interface Trial {
  readonly dice: number
  readonly need: number
  readonly auto?: number
  readonly fail?: number
  readonly plus?: number
  readonly rerolls?: number
  /** Below so many successes all that fell is thrown once more, or one that failed. */
  readonly again?: { readonly below: number; readonly all: boolean } | null
  /** Who is sure to succeed comes before who is sure to fail. */
  readonly sureFirst?: boolean
}

/** The chance of every number of successes. Source: lines 621–630, 1438, 1482; R21, R36. */
export function trialOdds(q: Trial): Spread {
  const { dice, auto = 0, fail = 0, rerolls = 0, again = null } = q
  const sure = q.sureFirst ? Math.min(auto, dice) : Math.min(auto, dice - Math.min(fail, dice))
  const failing = Math.min(fail, dice - (q.sureFirst ? sure : 0))
  const count = Math.max(0, dice - sure - failing)
  const chance = shareFrom(Math.max(1, q.need - (q.plus ?? 0)))
  const thrown = triesOf(count, chance)
  const settled =
    again === null || count === 0
      ? thrown
      : thenOf(thrown, (good) => {
          if (sure + good >= again.below) return exactly(good)
          return again.all ? thrown : raised(good, triesOf(1, chance))
        })
  const retried = thenOf(settled, (good) => raised(good, triesOf(Math.min(rerolls, count - good), chance)))
  const all = raised(sure, retried)
  return Array.from({ length: dice + 1 }, (_none, at) => all[at] ?? 0)
}

const exactly = (count: number): Spread => raised(count, [1])
const raised = (by: number, spread: Spread): number[] => [...Array.from({ length: by }, () => 0), ...spread]
