import { notBy } from '../rules/against.ts'
import { is, must, one } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { defender, objectivesOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { OBJECTIVES, type Objective, type Side } from '../words.ts'

/** The attacker's Objectives, then the defender's (p.15). */
const PLACED_BY: Readonly<Record<'attacker' | 'defender', readonly Objective[]>> = {
  attacker: ['delta', 'epsilon'],
  defender: ['alpha', 'beta', 'gamma'],
}
/** The attacker keeps this far from every table edge; the defender farther than it (p.15, R28). */
const FROM_EDGE = 6
/** The defender's lie farther than this from every other Objective (p.15, R28). */
const FROM_OTHERS = 8

interface Placing {
  readonly side: Side | null
  readonly left: readonly Objective[]
}

/**
 * δ and ε by the attacker in the defender's quarter, at least 6" from every edge; then α, β and γ by the defender
 * in his half, not within 6" of an edge or 8" of another Objective. Source: Attack / Defense, p.15; R28.
 */
export const placeObjective: Rule<'place-objective'> = {
  phases: ['objectives'],
  offers: (state, side) => {
    const { side: wanted, left } = placing(state)
    if (side !== wanted) return []
    const attacks = wanted === state.attacker
    // The book keeps only the defender's away from the others: nobody measures what no rule asks for.
    const toNearest = attacks ? is(null) : must(true)
    return [{ objective: one(left), inZone: is(true), toEdge: must(true), toNearest }]
  },
  check: (state, { side, objective, inZone, toEdge, toNearest }) => {
    const { side: wanted, left } = placing(state)
    const attacks = wanted === state.attacker
    const values = { objective }
    return [
      ...notBy(side, wanted, 15),
      ...when(!left.includes(objective), () =>
        (state.objectives[objective] ? impossible : breaks)(
          'objective/not-to-place',
          'Another Objective is to be placed now.',
          { page: 15, path: ['objective'], values },
        ),
      ),
      ...when(isUnmeasured(state, wanted, toNearest), () =>
        impossible(
          'objective/nearest',
          'Measure to the nearest Objective where the defender places one; there is none for the first.',
          {
            page: 15,
            path: ['toNearest'],
            values,
          },
        ),
      ),
      ...when(!inZone, () =>
        breaks('objective/out-of-zone', `Place it in the ${attacks ? "defender's quarter" : 'own half'}.`, {
          page: 15,
          path: ['inZone'],
          values,
        }),
      ),
      ...when(isTooNear(toEdge, FROM_EDGE, !attacks), () =>
        breaks(
          'objective/near-edge',
          `Place it ${attacks ? 'at least' : 'more than'} ${FROM_EDGE}″ from the table edge.`,
          {
            page: 15,
            path: ['toEdge'],
            values: { ...values, inches: FROM_EDGE },
          },
        ),
      ),
      ...when(!attacks && toNearest !== null && isTooNear(toNearest, FROM_OTHERS, true), () =>
        breaks(
          'objective/near-another',
          `Place it farther than ${FROM_OTHERS}″ from every other Objective.`,
          {
            page: 15,
            path: ['toNearest'],
            values: { ...values, inches: FROM_OTHERS },
          },
        ),
      ),
    ]
  },
  resolve: (log, { side, objective }) => {
    log.emit({ kind: 'objective-placed', side, objective })
    if (objectivesOnTable(log.state).length === OBJECTIVES.length)
      log.emit({ kind: 'phase-entered', phase: 'cards' })
  },
}

/** As it was looked at or measured; with `beyond` the least is too near as well. */
function isTooNear(clear: boolean | number, least: number, beyond: boolean): boolean {
  if (typeof clear === 'boolean') return !clear
  return beyond ? clear <= least : clear < least
}

/** The defender has not measured, or somebody has where no other lies. The attacker may, and need not. */
function isUnmeasured(state: BattleState, wanted: Side | null, toNearest: boolean | number | null): boolean {
  if (objectivesOnTable(state).length === 0) return toNearest !== null
  return toNearest === null && wanted !== state.attacker
}

function placing(state: BattleState): Placing {
  const left = (role: 'attacker' | 'defender'): readonly Objective[] =>
    PLACED_BY[role].filter((objective) => !state.objectives[objective])
  const attackers = left('attacker')
  return attackers.length > 0
    ? { side: state.attacker, left: attackers }
    : { side: defender(state), left: left('defender') }
}
