import { AS_IT_LIES } from '../../../../dice/source.ts'
import { DAMAGED_OBEYS } from '../../data/equipment.ts'
import type { EventOf } from '../documents/events.ts'
import { rollName, rollTest } from '../../../../battle/log.ts'
import { type Log } from '../rules/rule.ts'
import { onTable, profileOf } from '../state/look.ts'
import type { UnitId } from '../words.ts'

/**
 * Whether a unit's Countermeasures stop what flies by: its die shows their number or less. A Damaged suit must
 * obey first; a Stunned trooper's works. Source: Fire Missile, p.21; Damaged, p.24 and 35; R17.
 */
export function intercepts(log: Log, id: UnitId): boolean {
  const unit = onTable(log.state, id)
  if (!unit) return false
  const roll = { side: unit.side, unit: id } as const
  const obeys = !unit.damaged || rollTest(log, DAMAGED_OBEYS, { ...roll, purpose: 'suit' }).success
  if (!obeys) return false
  const { countermeasures } = profileOf(log.state, unit)
  return rollTest(log, { test: 'at-most', target: countermeasures }, { ...roll, purpose: 'countermeasures' })
    .success
}

type Deviation = NonNullable<EventOf<'blast-opened'>['deviation']>

/** 2d6 inches in a random direction of whole degrees, from what the missile was aimed at (p.21, R18). */
export function deviate(log: Log, side: 'a' | 'b', unit: UnitId): Deviation {
  const dice = log.dice.roll('d6', 2, rollName({ purpose: 'deviation', side, unit }))
  const own = { side, unit, plus: 0, target: null, success: null }
  log.emit({ kind: 'rolled', purpose: 'deviation', ...own, dice, test: 'sum' })
  const [direction = 0] = log.dice.roll('degree', 1, rollName({ purpose: 'direction', side, unit }))
  log.emit({ kind: 'rolled', purpose: 'direction', ...own, dice: [direction], test: 'direction' })
  return {
    inches: dice.reduce((sum, die) => sum + die, 0),
    direction: direction === AS_IT_LIES ? null : direction,
  }
}
