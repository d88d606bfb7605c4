import type { Log } from '../rules/rule.ts'
import { isHero, modelsOf, playing, rulesOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { EndingReason, Outcome, Player } from '../words.ts'

/** Who is out for good, and what hangs on it (lines 49, 174, 192; R35). */

/** It will not come back in this mission. */
function isLost(state: BattleState, { fate }: ModelState): boolean {
  return fate === 'out' || (fate === 'unconscious' && rulesOf(state).heroUnconscious === 'lost')
}

/** A Hero, or an Operative, that is out loses the mission for the team; Mostly Dead it has not yet. */
function lostHero(state: BattleState, side: Player): ModelState | null {
  return modelsOf(state, side).find((model) => isHero(state, model) && isLost(state, model)) ?? null
}

/** Whoever is to be brought out is out. */
function personIsLost({ setup: { mission }, models }: BattleState): boolean {
  if (mission.objective.kind !== 'bringOut') return false
  const person = models[mission.objective.person]
  return person?.fate === 'out' || person?.fate === 'unconscious'
}

/** Of rivals the team whose turn it is wins alone, of a strike the one that struck last; of allies all that are still in the mission do. */
export function winner(state: BattleState): Player | null {
  if (rulesOf(state).teams !== 'rivals') return null
  const { destroyer, active } = state
  return destroyer !== null && playing(state).includes(destroyer) ? destroyer : active
}

export function endMission(log: Log, outcome: Outcome, why: EndingReason, by: Player | null = null): void {
  log.emit({ kind: 'mission-ended', outcome, why, by })
  log.emit({ kind: 'phase-entered', phase: 'over' })
}

/** Teams whose Hero is out are lost; with the last of them, and with whom they came for, the mission. */
export function settleLosses(log: Log): void {
  if (log.state.ending) return
  for (const side of playing(log.state)) {
    const hero = lostHero(log.state, side)
    if (hero) log.emit({ kind: 'team-lost', side, model: hero.id })
  }
  if (playing(log.state).length === 0) endMission(log, 'lost', 'hero')
  else if (personIsLost(log.state)) endMission(log, 'lost', 'person')
}
