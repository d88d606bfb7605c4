import { requireCount, requireWord } from '../arguments.ts'
import { DICE_PER_ADVANTAGE } from './data/rolls.ts'

/** Dice with Advantage: more are thrown, and the best one or two are kept. */

/** Of how many throws each kept total comes, and of how many there are; beyond 20 dice as shares of 1. */
export interface Kept {
  readonly ways: ReadonlyMap<number, number>
  readonly all: number
}

const FACES = [1, 2, 3, 4, 5, 6] as const
/** Throws of so many dice are still whole numbers that a computer counts exactly. */
const COUNTED = 20

/** Throws of one or two dice, the highest kept of those that Advantage adds. Source: lines 105–117; R18. */
export function keptOf(dice: 1 | 2, advantage: number): Kept {
  requireWord('dice', dice, [1, 2])
  requireCount('advantage', advantage)
  const thrown = dice + advantage * DICE_PER_ADVANTAGE
  const unit = thrown <= COUNTED ? 1 : 1 / FACES.length
  /** Throws in which so many dice show no more than that. */
  const upTo = (face: number, of: number): number => (face * unit) ** of
  const ways = new Map<number, number>()
  const add = (total: number, more: number): void => void ways.set(total, (ways.get(total) ?? 0) + more)
  for (const high of FACES) {
    const highest = upTo(high, thrown) - upTo(high - 1, thrown)
    if (dice === 1) {
      add(high, highest)
      continue
    }
    // One die shows the highest, and the others no more than the second: or two and more show it.
    const alone = (second: number): number => thrown * unit * upTo(second, thrown - 1)
    for (const second of FACES)
      if (second < high) add(high + second, alone(second) - alone(second - 1))
      else if (second === high) add(2 * high, highest - alone(high - 1))
  }
  return { ways, all: upTo(FACES.length, thrown) }
}

/** The chance of each total that is kept. Source: lines 105–117; R18. */
export function rollDist(dice: 1 | 2, advantage: number): Record<number, number> {
  const { ways, all } = keptOf(dice, advantage)
  return Object.fromEntries([...ways].map(([total, count]) => [total, count / all]))
}

/** The chance that two dice come to so much or more. */
export function chanceOf(need: number, advantage: number): number {
  const { ways, all } = keptOf(2, advantage)
  let count = 0
  for (const [total, each] of ways) if (total >= need) count += each
  return count / all
}
