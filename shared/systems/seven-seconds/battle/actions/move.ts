import { actor, cannotAct, unable } from '../rules/against.ts'
import { distanceBeyond, is } from '../../../../battle/field.ts'
import { breaks, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { onTable, profileOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import type { Side, TargetId } from '../words.ts'
import { carryOut, mismeasured, movementFields, reach, spentField } from './movement.ts'

/** Up to 6"; sheds Target Counters, and passive sensors see the whole path. Source: Move, p.18; R14, R15. */
export const move: Rule<'move'> = {
  phases: ['action'],
  offers: (state, side) => {
    const piece = mover(state, side)
    if (piece === null) return []
    const way = { ...movementFields(state, side, piece, 'move'), ...spentField(state, piece) }
    const onTheSpot = state.setup.rules.turnOnTheSpot || state.blips[piece]
    const inches = onTheSpot ? {} : { inches: distanceBeyond(reach(state.setup.rules, 'move')) }
    return [{ piece: is(piece), ...way, ...inches }]
  },
  check: (state, command) => {
    const { side, piece } = command
    const hindered = cannotAct(state, side, piece, 'piece')
    if (hindered.some(({ firm }) => firm)) return hindered
    return [
      ...hindered,
      ...mismeasured(state, side, piece, 'move', command),
      ...when(command.inches === 0 && !state.setup.rules.turnOnTheSpot, () =>
        breaks('move/nowhere', 'Your house rule wants a Move of more than 0″.', {
          page: 18,
          path: ['inches'],
        }),
      ),
    ]
  },
  resolve: (log, command) => {
    comeToAct(log, command.side, command.piece)
    carryOut(log, command.side, command.piece, 'move', command)
    spendAction(log)
    afterAction(log)
  },
}

/** The acting unit or Blip. */
function mover(state: BattleState, side: Side): TargetId | null {
  const piece = state.turn?.side === side ? state.turn.activation?.piece : undefined
  return piece !== undefined && cannotAct(state, side, piece, 'piece').length === 0 ? piece : null
}

/**
 * Scouts and drones, up to 9" over whatever lies between: sheds Target Counters, then one is put on; passive
 * sensors see the landing. Source: Jump, p.18; R14, R15.
 */
export const jump: Rule<'jump'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    if (!unit || !profileOf(state, unit).jump) return []
    return [{ unit: is(unit.id), ...movementFields(state, side, unit.id, 'jump') }]
  },
  check: (state, command) => {
    const { side, unit: id } = command
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, id)
    return [
      ...hindered,
      ...unable(unit === null || !profileOf(state, unit).jump, 'Jump', 18),
      ...mismeasured(state, side, id, 'jump', { ...command, spent: null }),
    ]
  },
  resolve: (log, command) => {
    comeToAct(log, command.side, command.unit)
    carryOut(log, command.side, command.unit, 'jump', { ...command, spent: null })
    spendAction(log)
    afterAction(log)
  },
}
