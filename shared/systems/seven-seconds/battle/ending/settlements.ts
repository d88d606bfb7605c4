import type { EndOfBattle } from '../../cards/end.ts'
import { settledAs } from '../state/settled.ts'
import type { BattleView } from '../view.ts'
import { OBJECTIVES, SETTLEMENTS, type Objective, type Settlement, type Side } from '../words.ts'

export type States = Partial<Record<Objective, Settlement>>
type Open = Pick<BattleView, 'objectives' | 'rules'>

export function survivingOf({ objectives }: Pick<BattleView, 'objectives'>): readonly Objective[] {
  return OBJECTIVES.filter((one) => objectives[one]?.destroyed === false)
}

/** Every way in which the attacker in control may settle the Objectives that are left (p.16, R29). */
export function settlementWays(open: Open): readonly States[] {
  const names = survivingOf(open)
  if (open.rules.settling === 'all-alike') return SETTLEMENTS.map((one) => alike(names, one))
  const none: readonly States[] = [{}]
  return names.reduce(
    (ways, name) => ways.flatMap((way) => SETTLEMENTS.map((one) => ({ ...way, [name]: one }))),
    none,
  )
}

export function alike(names: readonly Objective[], settlement: Settlement): States {
  return Object.fromEntries(names.map((name) => [name, settlement]))
}

/** The Objectives once they are settled so; null in a Chance Encounter, which has none. */
export function objectivesAfter(
  { objectives }: Pick<BattleView, 'objectives'>,
  states: States,
  controls: Side | null,
): EndOfBattle['objectives'] {
  const settled = (one: Objective): NonNullable<EndOfBattle['objectives']>[Objective] => {
    const now = objectives[one] ?? { holder: null, destroyed: true, counters: 0 }
    const settlement = states[one]
    return settlement === undefined ? now : settledAs(now, settlement, controls)
  }
  if (Object.keys(objectives).length === 0) return null
  return {
    alpha: settled('alpha'),
    beta: settled('beta'),
    gamma: settled('gamma'),
    delta: settled('delta'),
    epsilon: settled('epsilon'),
  }
}
