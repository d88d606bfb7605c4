import { changes, swapped, type Change } from '../../../../battle/swap.ts'
import type { Side } from '../words.ts'
import type { Activation, BattleState, Camp, CraftState, GotOut, UnitState } from './state.ts'

/** A state in which one thing is otherwise. Names that nobody has change nothing. */

export function unitChanged(state: BattleState, id: string, change: Change<UnitState>): BattleState {
  const units = swapped(state.units, id, change)
  return units === state.units ? state : { ...state, units }
}
export function craftChanged(state: BattleState, id: string, change: Change<CraftState>): BattleState {
  const crafts = swapped(state.crafts, id, change)
  return crafts === state.crafts ? state : { ...state, crafts }
}

/** What units on foot and vehicles have in common. */
export type Both = Pick<
  UnitState & CraftState,
  | 'side'
  | 'fate'
  | 'marker'
  | 'broken'
  | 'done'
  | 'opFired'
  | 'used'
  | 'usedNow'
  | 'shotBy'
  | 'smoke'
  | 'cover'
  | 'assaulted'
  | 'resolveLost'
  | 'landed'
  | 'effects'
  | 'cast'
>

export function pieceChanged(state: BattleState, id: string, change: Change<Both>): BattleState {
  const of = (one: Both): Partial<Both> => (typeof change === 'function' ? change(one) : change)
  return craftChanged(unitChanged(state, id, of), id, of)
}

export function campChanged(state: BattleState, side: Side, change: Change<Camp>): BattleState {
  return { ...state, camps: { ...state.camps, [side]: changes(state.camps[side], change) } }
}

/** An activation in which nothing has been done yet. */
export const newActivation = (
  unit: string,
  along: readonly string[] = [],
  next: readonly GotOut[] = [],
): Activation => ({
  ...{ unit, along, next, action: null, deeds: [], busy: 0, marked: [], bled: [], cast: [], fired: [] },
  ...{ fallsBack: false, restricted: false, berserk: false, drugged: false, repulsed: false },
  ...{ stride: null, intent: null },
})

export function activationChanged(state: BattleState, change: Change<Activation>): BattleState {
  const { activation } = state
  return activation ? { ...state, activation: changes(activation, change) } : state
}
