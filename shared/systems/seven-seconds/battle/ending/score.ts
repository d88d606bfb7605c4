import type { EndOfBattle } from '../../cards/end.ts'
import { scoreMission, type MissionScore, type ScoreLine } from '../../cards/score.ts'
import { battleResult, type BattleResult } from '../../result.ts'
import { UNITS, type UnitType } from '../../words.ts'
import { missionOf } from '../state/card.ts'
import type { BattleState } from '../state/state.ts'
import { SIDES, type Side } from '../words.ts'

/** A line of a mission, with what the rules gave where the players have set something else. */
export interface CorrectedLine extends ScoreLine {
  readonly corrected: { readonly from: number; readonly note: string } | null
}

export interface SideScore extends MissionScore {
  readonly lines: readonly CorrectedLine[]
}

export interface BattleScore {
  readonly a: SideScore
  readonly b: SideScore
  readonly result: BattleResult
}

/** Victory Points of both sides, line by line, and who won; null before the battle is over (p.14, 16). */
export function scoreBattle(state: BattleState): BattleScore | null {
  const [missionA, missionB] = [missionOf(state, 'a'), missionOf(state, 'b')]
  if (state.phase !== 'over' || !missionA || !missionB) return null
  const end = endOf(state)
  const a = corrected(state, 'a', scoreMission(missionA, end, 'a'))
  const b = corrected(state, 'b', scoreMission(missionB, end, 'b'))
  return { a, b, result: battleResult(a.total, b.total) }
}

/** The last word on a line is the players'. */
function corrected({ corrections }: BattleState, side: Side, { lines }: MissionScore): SideScore {
  const told = lines.map((line, index): CorrectedLine => {
    const found = corrections.find((one) => one.side === side && one.line === index)
    if (!found) return { ...line, corrected: null }
    return { ...line, points: found.points, corrected: { from: line.points, note: found.note } }
  })
  return { lines: told, total: told.reduce((sum, { points }) => sum + points, 0) }
}

/** The table as the missions look at it. */
export function endOf(state: BattleState): EndOfBattle {
  const { alpha, beta, gamma, delta, epsilon } = state.objectives
  const all = alpha && beta && gamma && delta && epsilon
  return {
    objectives: all ? { alpha, beta, gamma, delta, epsilon } : null,
    losses: bothSides((side) => counted(state, side, true)),
    alive: bothSides((side) => counted(state, side, false)),
    controls: state.ending?.controls ?? null,
    firstKill: state.firstKill,
    inspected: state.setup.rules.inspected,
    near: state.near,
  }
}

function bothSides<Value>(of: (side: Side) => Value): Record<Side, Value> {
  const [a, b] = SIDES
  return { a: of(a), b: of(b) }
}

function counted(state: BattleState, side: Side, destroyed: boolean): Partial<Record<UnitType, number>> {
  const units = Object.values(state.units).filter(
    (unit) => unit.side === side && (unit.where === 'destroyed') === destroyed,
  )
  const counts = UNITS.map((type) => [type, units.filter((unit) => unit.type === type).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
