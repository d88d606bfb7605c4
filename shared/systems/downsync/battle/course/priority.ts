import { DICE_PER_ADVANTAGE } from '../../data/rolls.ts'
import { onDie } from '../../reactions.ts'
import { rollDice } from '../../../../battle/log.ts'
import { participants } from './who.ts'
import type { Log } from '../rules/rule.ts'
import { weighPriority } from '../rules/weigh.ts'
import { isOnTable, nonActiveOf, rulesOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'

/** The dice of all that take part, the highest of each kept. Source: lines 629–635. */
export function rollPriorities(log: Log): void {
  const numbers = participants(log.state).map((unit) => rollPriority(log, unit))
  log.emit({ kind: 'priority-known', numbers })
  log.emit({ kind: 'phase-entered', phase: 'activating' })
}

/** A die lies beside the Unit: cards take it beyond no face. */
function rollPriority(log: Log, unit: UnitState): { unit: string; number: number } {
  const more = log.state.engagement?.boosted.filter((id) => id === unit.id).length ?? 0
  const { advantage, add } = weighPriority(unit, more)
  const dice = rollDice(
    log,
    { purpose: 'priority', side: unit.side, unit: unit.id },
    1 + advantage * DICE_PER_ADVANTAGE,
  )
  return { unit: unit.id, number: onDie(Math.max(...dice) + add) }
}

/** Who is brought to light while the others act comes in with a die, where the group plays so (lines 392, 605). */
export const joinsLate = (state: BattleState, { activated }: UnitState): boolean =>
  state.stage === 'activating' && state.engagement !== null && !activated && rulesOf(state).revealedJoins

export function joinLate(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  const { engagement } = log.state
  if (!unit || !engagement || !isOnTable(unit)) return
  if (unit.side === nonActiveOf(log.state))
    log.emit({ kind: 'reacted', units: [...engagement.reacting, unit.id] })
  log.emit({ kind: 'priority-known', numbers: [rollPriority(log, unit)] })
}
