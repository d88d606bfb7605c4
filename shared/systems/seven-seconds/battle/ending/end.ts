import type { Log } from '../rules/rule.ts'
import { measurementsFor, questionKey } from '../../cards/measure.ts'
import type { Measurement } from '../../cards/end.ts'
import { missionOf } from '../state/card.ts'
import { defender, objectivesOnTable, troopersLeft } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { SIDES, type Ending, type Objective, type Side } from '../words.ts'

/**
 * Looks, when a round is over, who has troopers left: one side alone Controls the Table, with none it is
 * Contested; a pursuit ends here too. Source: End of Round, p.16; R29.
 */
export function endRound(log: Log): void {
  log.emit({ kind: 'round-ended', round: log.state.round })
  const left = SIDES.filter((side) => troopersLeft(log.state, side) > 0)
  const [only] = left
  if (left.length === 0) endBattle(log, 'nobody-left', null)
  else if (left.length === 1 && only) endBattle(log, 'sole-survivor', only)
  else if (log.state.pursuit) endBattle(log, 'pursuit', null)
  else log.emit({ kind: 'phase-entered', phase: 'between-rounds' })
}

/** The battle is over: the side in control, if any, settles the Objectives (p.16, R29). */
export function endBattle(log: Log, how: Ending, controls: Side | null): void {
  log.emit({ kind: 'battle-ended', how, controls })
  const surviving = survivingObjectives(log.state)
  if (surviving.length === 0 || controls === null) return revealMissions(log)
  if (controls === log.state.attacker) return log.emit({ kind: 'phase-entered', phase: 'settling' })
  if (controls === defender(log.state)) {
    const states = Object.fromEntries(surviving.map((objective) => [objective, 'secured' as const]))
    log.emit({ kind: 'objectives-settled', states })
  }
  revealMissions(log)
}

export function survivingObjectives(state: BattleState): Objective[] {
  return objectivesOnTable(state).filter((objective) => state.objectives[objective]?.destroyed === false)
}

/** Missions are turned over; what they ask of the table is measured before they are scored (p.16). */
export function revealMissions(log: Log): void {
  const phase = questionsOf(log.state).length > 0 ? 'measuring' : 'over'
  log.emit({ kind: 'phase-entered', phase })
}

/** What both missions want to know of the table, each question once. */
export function questionsOf(state: BattleState): readonly Measurement[] {
  const all = SIDES.flatMap((side) => {
    const mission = missionOf(state, side)
    return mission ? measurementsFor(mission, side) : []
  })
  const keys = all.map(questionKey)
  return all.filter((question, index) => keys.indexOf(questionKey(question)) === index)
}
