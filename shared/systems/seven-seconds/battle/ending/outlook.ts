import { scoreMission } from '../../cards/score.ts'
import { measurementsFor } from '../../cards/measure.ts'
import { UNITS, type UnitType } from '../../words.ts'
import type { BattleView } from '../view.ts'
import { OTHER_SIDE, type Side } from '../words.ts'
import { alike, objectivesAfter, settlementWays, survivingOf, type States } from './settlements.ts'

/** The Victory Points of a side's own mission if the battle ended now, by how it ends. */
export interface Outlook {
  /** It withdraws and is let go. What an attacker then settles counts at its worst. */
  readonly withdraws: number
  readonly contested: number
  /** The other side withdraws. */
  readonly controls: number
  /** The mission asks for more, which is measured at the end only. */
  readonly unmeasured: boolean
}

/**
 * What a side can hold against fighting on, from nothing but what it knows; null for whoever may not know its
 * mission. Source: Designer Notes, p.33: there is a point where it is wise to leave.
 */
export function outlook(view: BattleView, side: Side): Outlook | null {
  const { mission } = view.sides[side]
  if (!mission) return null
  const other = OTHER_SIDE[side]
  const count = (of: Side, destroyed: boolean): Partial<Record<UnitType, number>> => {
    const units = view.units.filter((unit) => unit.side === of && (unit.where === 'destroyed') === destroyed)
    return Object.fromEntries(UNITS.map((type) => [type, units.filter((unit) => unit.type === type).length]))
  }
  const end = {
    losses: { a: count('a', true), b: count('b', true) },
    // Of the other side's only the lost are asked for.
    alive: { a: {}, b: {}, [side]: count(side, false) },
    firstKill: view.firstKill,
    inspected: view.rules.inspected,
    near: [],
  }
  const totals = (controls: Side | null): number[] =>
    waysFor(view, controls).map((states) => {
      const objectives = objectivesAfter(view, states, controls)
      return scoreMission(mission, { ...end, objectives, controls }, side).total
    })
  return {
    withdraws: Math.min(...totals(other)),
    contested: Math.max(...totals(null)),
    controls: Math.max(...totals(side)),
    unmeasured: measurementsFor(mission, side).length > 0,
  }
}

/** The attacker in control chooses, a defender Secures what is left (p.16, R29). */
function waysFor(view: BattleView, controls: Side | null): readonly States[] {
  if (controls === null || view.attacker === null) return [{}]
  return controls === view.attacker ? settlementWays(view) : [alike(survivingOf(view), 'secured')]
}
