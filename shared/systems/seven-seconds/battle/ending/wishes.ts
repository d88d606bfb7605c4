import type { EndOfBattle } from '../../cards/end.ts'
import type { Condition } from '../../cards/documents.ts'
import { scoreMission } from '../../cards/score.ts'
import { tally } from '../../cards/tally.ts'
import { settledAs } from '../state/settled.ts'
import type { BattleView } from '../view.ts'
import { OBJECTIVES, SETTLEMENTS, type Objective, type Settlement, type Side } from '../words.ts'

/** What a mission wants to become of an Objective, with the lines that want it. */
export interface SettlementWish {
  readonly objective: Objective
  readonly settlement: Settlement
  readonly because: readonly Condition[]
}

type States = Partial<Record<Objective, Settlement>>

/**
 * How the attacker in control settles the Objectives for the most Victory Points of his own mission; an Objective
 * that makes no difference is left open. Nothing for whoever may not know the mission. Source: Objectives, p.16; R29.
 */
export function settlementsWanted(
  { sides, objectives, rules }: Pick<BattleView, 'sides' | 'objectives' | 'rules'>,
  side: Side,
): readonly SettlementWish[] {
  const { mission } = sides[side]
  const surviving = OBJECTIVES.filter((one) => objectives[one]?.destroyed === false)
  const conditions = mission?.conditions.filter(({ kind }) => kind === 'objectives') ?? []
  if (!mission || surviving.length === 0) return []
  const alike = rules.settling === 'all-alike'
  const asked = { ...mission, conditions }
  const ways = (alike ? allAlike(surviving) : allWays(surviving)).map((states) => {
    return { states, points: scoreMission(asked, endWith(objectives, states, side), side).total }
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
  if (alike && Object.keys(wanted).length > 0) wanted = best
  const end = endWith(objectives, best, side)
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

function allWays(names: readonly Objective[]): readonly States[] {
  const none: readonly States[] = [{}]
  return names.reduce(
    (ways, name) => ways.flatMap((way) => SETTLEMENTS.map((one) => ({ ...way, [name]: one }))),
    none,
  )
}

function allAlike(names: readonly Objective[]): readonly States[] {
  return SETTLEMENTS.map((one) => Object.fromEntries(names.map((name) => [name, one])))
}

/** The end as far as it hangs on the Objectives. */
function endWith(objectives: BattleView['objectives'], states: States, side: Side): EndOfBattle {
  const settled = (one: Objective): NonNullable<EndOfBattle['objectives']>[Objective] => {
    const now = objectives[one] ?? { holder: null, destroyed: true, counters: 0 }
    const settlement = states[one]
    return settlement === undefined ? now : settledAs(now, settlement, side)
  }
  return {
    objectives: {
      alpha: settled('alpha'),
      beta: settled('beta'),
      gamma: settled('gamma'),
      delta: settled('delta'),
      epsilon: settled('epsilon'),
    },
    losses: { a: {}, b: {} },
    alive: { a: {}, b: {} },
    controls: side,
    firstKill: null,
    near: [],
  }
}

/** A line that pays for what the Objective becomes, or takes off for what it does not. */
function speaksFor(condition: Condition, objective: Objective, end: EndOfBattle, side: Side): boolean {
  const { reasons } = tally(condition, end, side)
  return reasons.some(
    (reason) =>
      reason.kind === 'objective' && reason.objective === objective && reason.counts === condition.points > 0,
  )
}
