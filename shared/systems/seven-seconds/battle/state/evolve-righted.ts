import type { EventOf } from '../documents/events.ts'
import { OTHER_SIDE, type Side } from '../words.ts'
import { pieceChanged, unitChanged } from './change.ts'
import { parted } from './evolve-units.ts'
import { isTrooper } from './look.ts'
import type { BattleState, Unit } from './state.ts'

/** A piece as the players have put it right: destroyed by hand or back on the table, then whatever else is said. */
export function pieceRighted(
  before: BattleState,
  { piece: id, to: { destroyed, ...to } }: EventOf<'put-right'>,
): BattleState {
  // Near other Objectives than before it stands elsewhere.
  const state = to.near === undefined ? before : parted(before, id)
  const unit = state.units[id]
  if (!unit) return pieceChanged(state, id, to)
  const next = destroyed === undefined ? state : destroyed ? removed(state, unit) : returned(state, unit)
  return unitChanged(next, id, to)
}

/** Nobody knows what destroyed it; a trooper counts as the enemy's kill. */
function removed(state: BattleState, unit: Unit): BattleState {
  const gone = { where: 'destroyed', counters: 0, activation: false, jamming: false, near: [] } as const
  const killer = isTrooper(unit.type) ? OTHER_SIDE[unit.side] : null
  return { ...unitChanged(state, unit.id, gone), firstKill: state.firstKill ?? killer }
}

/** It was never destroyed, and so was nobody's first kill where no other trooper of its side is. */
function returned(state: BattleState, unit: Unit): BattleState {
  const back = unitChanged(state, unit.id, { where: 'table', fate: null })
  const killed = (side: Side): boolean =>
    Object.values(back.units).some(
      (one) => one.side === OTHER_SIDE[side] && one.where === 'destroyed' && isTrooper(one.type),
    )
  const { firstKill } = back
  return firstKill !== null && !killed(firstKill) ? { ...back, firstKill: null } : back
}
