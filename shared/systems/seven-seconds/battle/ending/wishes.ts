import type { EndOfBattle } from '../../cards/end.ts'
import type { Condition } from '../../cards/documents.ts'
import { scoreMission } from '../../cards/score.ts'
import { tally } from '../../cards/tally.ts'
import type { BattleView } from '../view.ts'
import { OBJECTIVES, type Objective, type Settlement, type Side } from '../words.ts'
import { objectivesAfter, settlementWays, survivingOf, type States } from './settlements.ts'

/** What a mission wants to become of an Objective, with the lines that want it. */
export interface SettlementWish {
  readonly objective: Objective
  readonly settlement: Settlement
  readonly because: readonly Condition[]
}

/**
 * How the attacker in control settles the Objectives for the most Victory Points of his own mission; an Objective
 * that makes no difference is left open. Nothing for whoever may not know the mission. Source: Objectives, p.16; R29.
 */
export function settlementsWanted(
  view: Pick<BattleView, 'sides' | 'objectives' | 'rules'>,
  side: Side,
): readonly SettlementWish[] {
  const { mission } = view.sides[side]
  const surviving = survivingOf(view)
  const conditions = mission?.conditions.filter(({ kind }) => kind === 'objectives') ?? []
  if (!mission || surviving.length === 0) return []
  const asked = { ...mission, conditions }
  const ways = settlementWays(view).map((states) => {
    return { states, points: scoreMission(asked, endWith(view, states, side), side).total }
  })
  const most = Math.max(...ways.map(({ points }) => points))
  const best = ways.find(({ points }) => points === most)?.states ?? {}
  const isEnough = (states: States): boolean =>
    ways.every((way) => way.points === most || !agrees(way.states, states))
  let wanted = best
  for (const one of surviving.toReversed()) {
    const { [one]: _left, ...rest } = wanted
    if (isEnough(rest)) wanted = rest
  }
  if (view.rules.settling === 'all-alike' && Object.keys(wanted).length > 0) wanted = best
  const end = endWith(view, best, side)
  return surviving.flatMap((objective) => {
    const settlement = wanted[objective]
    if (settlement === undefined) return []
    return [
      { objective, settlement, because: conditions.filter((one) => speaksFor(one, objective, end, side)) },
    ]
  })
}

function agrees(states: States, wanted: States): boolean {
  return OBJECTIVES.every((one) => wanted[one] === undefined || wanted[one] === states[one])
}

/** The end as far as it hangs on the Objectives. */
function endWith(view: Pick<BattleView, 'objectives' | 'rules'>, states: States, side: Side): EndOfBattle {
  const objectives = objectivesAfter(view, states, side)
  const nobody = { a: {}, b: {} }
  const { inspected } = view.rules
  return { objectives, losses: nobody, alive: nobody, controls: side, firstKill: null, inspected, near: [] }
}

/** A line that pays for what the Objective becomes, or takes off for what it does not. */
function speaksFor(condition: Condition, objective: Objective, end: EndOfBattle, side: Side): boolean {
  const { reasons } = tally(condition, end, side)
  return reasons.some(
    (reason) =>
      reason.kind === 'objective' && reason.objective === objective && reason.counts === condition.points > 0,
  )
}
