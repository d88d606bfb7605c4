import { problem, type Problem, type Refusal } from '../../problem.ts'
import { requireCount, requireList } from '../arguments.ts'
import { requireSighting, type Sighting } from './arguments.ts'
import { exposure } from './cover.ts'
import { OUT_OF_ARC_FACTOR } from './data/ranges.ts'

/** What targeting costs, in points of the Sensor Pool. */
export interface TargetingPrice {
  /** For each Target Counter. */
  readonly perCounter: number
  /** Paid once, before the first Target Counter lands. */
  readonly toll: number
}

/** Target Counters that are wanted on one target. */
export interface Wish extends Sighting {
  readonly counters: number
}

/**
 * The price of Target Counters on one target, in points; null when it cannot be targeted. A counter costs its
 * Range Bands, cover included, doubled outside the arc; each counter that terrain between swallows costs the same.
 * Source: Target, p.19; Terrain Effects, p.23; R10, R11, R13, R32.
 */
export function targetingPrice(q: Sighting): TargetingPrice | null {
  requireSighting(q)
  const exposed = exposure('targeting', q)
  if (exposed === null) return null
  const perCounter = exposed.bands * (q.outOfArc ? OUT_OF_ARC_FACTOR : 1)
  return { perCounter, toll: exposed.toll * perCounter }
}

/**
 * The Target Counters that land when the whole Sensor Pool of `pool` points goes to one target; 0 when it
 * cannot be targeted or the pool does not reach. Source: Target, p.19; R13.
 */
export function countersFromPool(pool: number, q: Sighting): number {
  requireCount('pool', pool)
  const price = targetingPrice(q)
  return price === null || pool < price.toll ? 0 : Math.floor((pool - price.toll) / price.perCounter)
}

/**
 * Spends a Sensor Pool on wishes, one for each target and in the order given: points spent, and points left,
 * which are lost. A wish for 0 Target Counters costs nothing, not even the toll, and is never refused.
 * Problems, of the first wish that fails: `target/cannot-be-targeted` with the path `[index]`,
 * `target/pool-too-small` with the path `[index, 'counters']`. Source: Target, p.19; R13.
 */
export function spendPool(
  pool: number,
  wishes: readonly Wish[],
): { readonly spent: number; readonly left: number } | Refusal {
  requireCount('pool', pool)
  requireList('wishes', wishes)
  for (const { counters } of wishes) requireCount('counters', counters)
  const prices = wishes.map(targetingPrice)

  let left = pool
  for (const [index, { counters }] of wishes.entries()) {
    if (counters === 0) continue
    const price = prices[index]
    if (!price) return { problem: cannotBeTargeted(index) }
    const cost = price.toll + counters * price.perCounter
    if (cost > left) return { problem: poolTooSmall(index, counters, cost, left, pool) }
    left -= cost
  }
  return { spent: pool - left, left }
}

function cannotBeTargeted(index: number): Problem {
  const target = index + 1
  return problem(
    'target/cannot-be-targeted',
    `Target ${target} is behind something that blocks the line to it: leave it out of this Target action.`,
    [index],
    { target },
  )
}

function poolTooSmall(index: number, counters: number, cost: number, left: number, pool: number): Problem {
  const target = index + 1
  return problem(
    'target/pool-too-small',
    `Target ${target} needs ${cost} points for ${counters} Target ${counters === 1 ? 'Counter' : 'Counters'}, and ${left} of the Sensor Pool's ${pool} are left: ask for fewer or leave it out.`,
    [index, 'counters'],
    { target, counters, cost, left, pool },
  )
}

/**
 * Target Counters that a unit sheds on its way: as many as its Stealth (a drone's Robotics), and no more than whole
 * inches of the straight line; on a small scale half-inches count. Source: Move, Jump, p.18; R14, R32.
 */
export function shedBy(q: {
  readonly counters: number
  readonly stealth: number
  readonly inches: number
  readonly scale: number
  /** Where a group lets whole inches count on a small scale too. */
  readonly shedding?: 'half-inches' | 'whole-inches'
}): number {
  const step = q.shedding === 'whole-inches' ? 1 : q.scale
  return Math.min(q.counters, q.stealth, Math.floor(q.inches / step))
}
