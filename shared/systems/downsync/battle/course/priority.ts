import { DICE_PER_ADVANTAGE } from '../../data/rolls.ts'
import { rollDice } from '../../../../battle/log.ts'
import { participants } from './who.ts'
import type { Log } from '../rules/rule.ts'
import { priorityAdvantage } from '../rules/weigh.ts'

/** The dice of all that take part, the highest of each kept. Source: lines 629–635. */
export function rollPriorities(log: Log): void {
  const numbers = participants(log.state).map((unit) => {
    const advantage = priorityAdvantage(unit, log.state.engagement?.boosted.includes(unit.id) ?? false)
    const dice = rollDice(
      log,
      { purpose: 'priority', side: unit.side, unit: unit.id },
      1 + advantage * DICE_PER_ADVANTAGE,
    )
    return { unit: unit.id, number: Math.max(...dice) }
  })
  log.emit({ kind: 'priority-known', numbers })
  log.emit({ kind: 'phase-entered', phase: 'activating' })
}
