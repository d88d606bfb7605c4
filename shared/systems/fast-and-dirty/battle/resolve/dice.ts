import type { Successes } from '../../morale.ts'
import { rollSum } from '../../../../battle/log.ts'
import { joinedTotal } from '../../dice.ts'
import type { DiceRead, JoinedDice } from '../../words.ts'
import type { Log } from '../rules/rule.ts'
import { luckOf, unitIn } from '../state/look.ts'
import type { Purpose, Side } from '../words.ts'

/** Dice of the battle, as rules read them. */

export interface Roll {
  readonly purpose: Purpose
  readonly side: Side
  readonly unit: string | null
}

/** One die; its squad's luck has it fall once more where it falls badly. */
export function rollDie(log: Log, roll: Roll, plus = 0): number {
  const total = rollSum(log, roll, 1, plus)
  return isLucky(log, roll, total - plus, null) ? rollSum(log, roll, 1, plus) : total
}

/** Of these the low ones are good (lines 970, 1249). */
const LOW: readonly Purpose[] = ['passenger', 'landing']
/** A die without a number that it needs has fallen badly with so much or less. */
const BAD = 3

/** The luck that was kept for this roll is used up by it: it has fallen badly. Source: line 1478; FAD-270. */
function isLucky(log: Log, { purpose, side, unit: id }: Roll, die: number, need: number | null): boolean {
  const unit = unitIn(log.state, id)
  if (!unit || unit.luck !== purpose || unit.side !== side || !luckOf(log.state, unit)) return false
  const isBad = LOW.includes(purpose) ? die > BAD : need === null ? die <= BAD : die < need
  if (isBad) useLuck(log, unit.id)
  return isBad
}

/** Luck is used up where the trooper is whose it was (line 1478). */
export function useLuck(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  log.emit({ kind: 'used', unit: (unit && luckOf(log.state, unit)?.id) ?? id, what: 'lucky' })
}

/** Dice that are looked at one by one. */
export function rollEach(log: Log, roll: Roll, count: number, need: number | null = null): readonly number[] {
  if (count <= 0) return []
  const dice = throwEach(log, roll, count, need)
  const worst = dice.indexOf(Math.min(...dice))
  return isLucky(log, roll, dice[worst] ?? 1, need)
    ? dice.with(worst, throwEach(log, roll, 1, need)[0] ?? 1)
    : dice
}

function throwEach(log: Log, roll: Roll, count: number, need: number | null): readonly number[] {
  const dice = log.dice.roll('d6', count, `${roll.purpose} ${roll.side} ${roll.unit ?? '-'}`)
  log.emit({
    kind: 'rolled',
    ...roll,
    dice,
    plus: 0,
    test: need === null ? 'sum' : 'above',
    target: need === null ? null : need - 1,
    success: null,
  })
  return dice
}

/** A die against a number: it succeeds on so much or more. */
export function passes(log: Log, roll: Roll, need: number): boolean {
  return rollEach(log, roll, 1, need).some((die) => die >= need)
}

export interface Thrown extends Successes {
  /** Below so many successes all that fell is thrown once more, or the worst of it (line 1482). */
  readonly again?: { readonly below: number; readonly all: boolean } | null
  /** Who is sure to succeed comes before who is sure to fail (R36). */
  readonly sureFirst?: boolean
}

/** How many dice succeed. Source: lines 621–630, 1438, 1482; R21, R36. */
export const rollSuccesses = (log: Log, roll: Roll, q: Thrown): number => rollTries(log, roll, q).successes

/** The same, and how many of its rerolls were thrown. */
export function rollTries(
  log: Log,
  roll: Roll,
  q: Thrown,
): { readonly successes: number; readonly retried: number } {
  const { dice, need, auto = 0, fail = 0, plus = 0, rerolls = 0, again = null } = q
  const sure = q.sureFirst ? Math.min(auto, dice) : Math.min(auto, dice - Math.min(fail, dice))
  const failing = Math.min(fail, dice - (q.sureFirst ? sure : 0))
  const on = Math.max(1, need - plus)
  const good = (all: readonly number[]): number => all.filter((die) => die >= on).length
  const count = Math.max(0, dice - sure - failing)
  let fell = rollEach(log, roll, count, on)
  if (again && sure + good(fell) < again.below && fell.length > 0) {
    if (again.all) fell = rollEach(log, roll, count, on)
    else {
      const worst = fell.indexOf(Math.min(...fell))
      fell = fell.with(worst, rollEach(log, roll, 1, on)[0] ?? 1)
    }
  }
  const retried = Math.min(rerolls, fell.length - good(fell))
  return { successes: sure + good(fell) + good(rollEach(log, roll, retried, on)), retried }
}

/** The dice of one total, with those that are added; a legend's always show 6 (lines 790, 1024, 1284, 1783). */
export function rollTotal(
  log: Log,
  roll: Roll,
  dice: DiceRead | JoinedDice,
  { extra = 0, legend = false, lucky = false }: { extra?: number; legend?: boolean; lucky?: boolean } = {},
): number {
  const count = dice === 1 ? 1 : 2
  let fell = legend ? Array.from({ length: count }, () => 6) : rollEach(log, roll, count)
  if (lucky && !legend) {
    const worst = fell.indexOf(Math.min(...fell))
    fell = fell.with(worst, rollEach(log, roll, 1)[0] ?? 1)
  }
  const more = rollEach(log, { ...roll, purpose: 'extra' }, extra)
  if (dice === 'twoHighest' || dice === 'highestEach') {
    const [team = 1] = rollEach(log, { ...roll, purpose: 'team-die' }, 1)
    return joinedTotal(dice, fell, team) + more.reduce((one, other) => one + other, 0)
  }
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)
  return (dice === 'sum' ? sum(fell) : Math.max(...fell)) + sum(more)
}
