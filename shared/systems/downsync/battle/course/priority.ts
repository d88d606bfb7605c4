import { DICE_PER_ADVANTAGE } from '../../data/rolls.ts'
import { onDie } from '../../reactions.ts'
import { rollDice } from '../../../../battle/log.ts'
import type { EventOf } from '../documents/events.ts'
import type { DieReason } from '../documents/fields.ts'
import { participants } from './who.ts'
import type { Log } from '../rules/rule.ts'
import { weighPriority, type Priority } from '../rules/weigh.ts'
import { isOnTable, nonActiveOf, rulesOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'

/** The dice of all that take part, the highest of each kept. Source: lines 629–635. */
export function rollPriorities(log: Log): void {
  const numbers = participants(log.state).map((unit) => rollPriority(log, unit))
  log.emit({ kind: 'priority-known', numbers })
  log.emit({ kind: 'phase-entered', phase: 'activating' })
}

/** Whose roll is boosted, and to whom a card’s words give a further die (lines 627, 677). */
type Given = Partial<Pick<NonNullable<BattleState['engagement']>, 'boosted' | 'favoured'>>

/** What a Reaction Priority Roll has, and why. Source: lines 627–635, 677. */
export function weighDie(
  unit: UnitState,
  { boosted = [], favoured = [] }: Given,
): Pick<Priority, 'advantage' | 'add'> & { readonly why: readonly DieReason[] } {
  const given = (to: readonly string[], of: DieReason['of']): DieReason[] =>
    to.includes(unit.id) ? [{ of, add: 0 }] : []
  const more = [...given(boosted, 'boosted'), ...given(favoured, 'hand')]
  const { advantage, add, byCards } = weighPriority(unit, more.length)
  const why: DieReason[] = [
    ...(unit.overwatch ? [{ of: 'overwatch' as const, add: 0 }] : []),
    ...more,
    ...byCards.map((one) => ({ of: 'card' as const, ...one })),
  ]
  return { advantage, add, why }
}

/** A die lies beside the Unit: cards take it beyond no face. */
function rollPriority(log: Log, unit: UnitState): EventOf<'priority-known'>['numbers'][number] {
  const { advantage, add, why } = weighDie(unit, log.state.engagement ?? {})
  const dice = rollDice(
    log,
    { purpose: 'priority', side: unit.side, unit: unit.id },
    1 + advantage * DICE_PER_ADVANTAGE,
  )
  const number = onDie(Math.max(...dice) + add)
  return { unit: unit.id, number, ...(why.length > 0 && { why: [...why] }) }
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
