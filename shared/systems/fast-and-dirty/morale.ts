import { chancesOfSum } from '../../dice/exact.ts'
import { requireCount, requireModifier, requireWhole, requireWord } from '../arguments.ts'
import { MORALE, OFFICER_TABLE, QUALITY_TABLE } from './data/units.ts'
import { QUALITIES, type Quality } from './words.ts'

/** Dice that are counted one by one, and the Morale Test among them. */

const MOST = Number.MAX_SAFE_INTEGER

export interface Successes {
  readonly dice: number
  /** On so much or more a die succeeds. */
  readonly need: number
  /** Dice that succeed, or fail, by themselves: who fails comes first (R36). */
  readonly auto?: number
  readonly fail?: number
  /** To each die. */
  readonly plus?: number
  /** Failed dice that are thrown once more. */
  readonly rerolls?: number
}

/** The chance of every number of successes, from none. Source: lines 621–630; R36. */
export function successOdds(q: Successes): number[] {
  const { ways, all } = waysOf(q)
  return ways.map((each) => each / all)
}

/** What becomes of a unit that tests its morale. */
export interface MoraleOdds {
  readonly rally: number
  readonly fallBack: number
  readonly rout: number
}

/** A Morale Test: three dice against Quality. Source: lines 621–638, 1438; R21, R36. */
export function moraleOdds(q: {
  readonly quality: Quality
  readonly auto?: number
  readonly fail?: number
  readonly plus?: number
  /** An officer's, who throws failed dice again. */
  readonly leadership?: number
}): MoraleOdds {
  requireWord('quality', q.quality, QUALITIES)
  const { quality, leadership = 0, ...dice } = q
  requireWhole('leadership', leadership, 0, OFFICER_TABLE.heroic)
  const { auto, fail, plus } = dice
  const need = QUALITY_TABLE[quality].level
  const { ways, all } = waysOf({ dice: MORALE.dice, need, auto, fail, plus, rerolls: leadership })
  const from = (least: number, below: number): number =>
    ways.slice(least, below).reduce((sum, each) => sum + each, 0) / all
  return {
    rally: from(MORALE.rally, ways.length),
    fallBack: from(MORALE.fallBack, MORALE.rally),
    rout: from(0, MORALE.fallBack),
  }
}

/** Dice, with those thrown again, whose throws can be counted one by one. */
const MOST_COUNTED = 20

/** Of how many throws each number of successes comes. */
function waysOf({ dice, need, auto = 0, fail = 0, plus = 0, rerolls = 0 }: Asked): {
  readonly ways: readonly number[]
  readonly all: number
} {
  requireWhole('dice', dice, 1, MOST)
  requireWhole('need', need, 2, 6)
  for (const [name, count] of Object.entries({ auto, fail, rerolls })) requireCount(name, count)
  requireModifier('plus', plus)
  const failing = Math.min(fail, dice)
  const sure = Math.min(auto, dice - failing)
  const rolled = dice - failing - sure
  const again = Math.min(rerolls, rolled)
  const succeeding = Math.min(6, Math.max(0, 7 - need + plus))
  // Whole throws as long as they can be counted, then shares of 1.
  const unit = rolled + again > MOST_COUNTED ? 6 : 1
  const die = [6 - succeeding, succeeding].map((faces) => faces / unit)
  const sides = 6 / unit
  const thrown = (count: number): number[] => {
    let ways = [1]
    for (let n = 0; n < count; n += 1) ways = chancesOfSum(ways, die)
    return ways
  }
  const ways = Array.from({ length: dice + 1 }, () => 0)
  for (const [first, times] of thrown(rolled).entries()) {
    const retried = Math.min(again, rolled - first)
    for (const [more, of] of thrown(retried).entries())
      ways[sure + first + more] = (ways[sure + first + more] ?? 0) + times * of * sides ** (again - retried)
  }
  return { ways, all: sides ** (rolled + again) }
}

type Asked = { readonly [Key in keyof Successes]: Successes[Key] | undefined } & Pick<
  Successes,
  'dice' | 'need'
>
