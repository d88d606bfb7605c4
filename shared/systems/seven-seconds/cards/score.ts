import { never } from '../../../never.ts'
import type { Condition, MissionCard, Pay } from './documents.ts'
import type { EndOfBattle } from './end.ts'
import { tally, type Tally } from './tally.ts'
import type { Side } from './words.ts'

/** What one condition of a mission brought, and why. */
export interface ScoreLine extends Tally {
  readonly condition: Condition
  /** How many times the points were paid, after threshold and cap. */
  readonly paid: number
  readonly points: number
}

export interface MissionScore {
  /** One line for each condition, in the card's order, also where it brought nothing. */
  readonly lines: readonly ScoreLine[]
  /** Victory Points: the sum of the lines, below 0 too. */
  readonly total: number
}

/**
 * The Victory Points that a side earns with its own mission, and only with that (p.8, 16). Never throws: what
 * was not measured, or Objectives that the battle did not have, bring nothing and the line says so.
 */
export function scoreMission(card: MissionCard, end: EndOfBattle, side: Side): MissionScore {
  const lines = card.conditions.map((condition) => scoreCondition(condition, end, side))
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) }
}

function scoreCondition(condition: Condition, end: EndOfBattle, side: Side): ScoreLine {
  const { count, reasons } = tally(condition, end, side)
  const paid = 'pay' in condition ? timesPaid(condition.pay, count) : count
  return { condition, count, paid, points: paid === 0 ? 0 : paid * condition.points, reasons }
}

function timesPaid(pay: Pay, count: number): number {
  switch (pay.kind) {
    case 'once':
      return count >= pay.atLeast ? 1 : 0
    case 'each':
      return pay.most === null ? count : Math.min(count, pay.most)
    default:
      return never(pay)
  }
}
