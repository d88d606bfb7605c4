import { noCheck } from '../../../../battle/rule.ts'
import { streakEffect } from '../../campaign/streak.ts'
import { notBy } from '../rules/against.ts'
import { one } from '../../../../battle/field.ts'
import { rollOff } from '../../../../battle/log.ts'
import { type Log } from '../rules/rule.ts'
import type { Rule } from '../rules/rule.ts'
import { defender, second } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { nextTurn } from '../turns/flow.ts'
import { EDGES, OPPOSITE_EDGE, OTHER_SIDE, type Side } from '../words.ts'

/**
 * One die each with the Winning Streak's bonus; the higher attacks, a tie makes a Chance Encounter.
 * Source: Determine Table Edges and Missions, p.14; Winning Streak, p.29; R9.
 */
export const rollRoles: Rule<'roll-roles'> = {
  phases: ['roles'],
  offers: () => [{}],
  check: noCheck,
  resolve: (log) => {
    const { a, b } = log.state.setup.sides
    const bonuses = { a: streakEffect(a.streak).roleBonus, b: streakEffect(b.streak).roleBonus }
    const attacker = rollOff(log, 'role', bonuses)
    const battle = attacker ? 'attack-defense' : 'chance-encounter'
    log.emit({ kind: 'roles-settled', battle, attacker })
    log.emit({ kind: 'phase-entered', phase: attacker ? 'edges' : 'first-initiative' })
  },
}

/** The defender picks his table edge, in a Chance Encounter the player without the Initiative Counter (p.14–15). */
export const chooseEdge: Rule<'choose-edge'> = {
  phases: ['edges'],
  offers: (state, side) => (side === picker(state) ? [{ edge: one(EDGES) }] : []),
  check: (state, { side }) => {
    return notBy(side, picker(state), 14)
  },
  resolve: (log, { side, edge }) => {
    log.emit({ kind: 'edge-chosen', side, edge })
    log.emit({ kind: 'edge-chosen', side: OTHER_SIDE[side], edge: OPPOSITE_EDGE[edge] })
    log.emit({ kind: 'phase-entered', phase: log.state.attacker ? 'objectives' : 'cards' })
  },
}

function picker(state: BattleState): Side | null {
  return defender(state) ?? second(state)
}

/**
 * One die each, the higher takes the Initiative Counter. In the first round of a Chance Encounter ties are
 * rolled again; later a tie passes the counter over. Source: Initiative Phase, p.16; R27.
 */
export const rollInitiative: Rule<'roll-initiative'> = {
  phases: ['first-initiative', 'between-rounds'],
  offers: () => [{}],
  check: noCheck,
  resolve: (log) => {
    if (log.state.phase === 'first-initiative') return rollFirst(log)
    const { initiative, round } = log.state
    log.emit({ kind: 'round-begun', round: round + 1 })
    const higher = rollOff(log, 'initiative', { a: 0, b: 0 })
    const side = higher ?? (initiative ? OTHER_SIDE[initiative] : 'a')
    log.emit({ kind: 'initiative-taken', side })
    log.emit({ kind: 'phase-entered', phase: 'action' })
    nextTurn(log, OTHER_SIDE[side])
  },
}

function rollFirst(log: Log): void {
  let higher = rollOff(log, 'initiative', { a: 0, b: 0 })
  while (higher === null) higher = rollOff(log, 'initiative', { a: 0, b: 0 })
  log.emit({ kind: 'initiative-taken', side: higher })
  log.emit({ kind: 'phase-entered', phase: 'edges' })
}
