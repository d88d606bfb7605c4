import { swapped } from '../../../../battle/swap.ts'
import type { Objective, Side, TargetId, UnitId } from '../words.ts'
import type { Activation, BattleState, Blip, ObjectiveState, SideState, Turn, Unit } from './state.ts'

/** New states with one thing changed; a thing that is not there changes nothing. */

export function sideChanged(state: BattleState, side: Side, change: Partial<SideState>): BattleState {
  return { ...state, sides: { ...state.sides, [side]: { ...state.sides[side], ...change } } }
}

export function unitChanged(state: BattleState, id: UnitId, change: Partial<Unit>): BattleState {
  return { ...state, units: swapped(state.units, id, change) }
}

/** Changes what a unit and a Blip have in common. */
export function pieceChanged(
  state: BattleState,
  id: TargetId,
  change: Partial<Pick<Unit & Blip, 'activation' | 'near' | 'moved'>>,
): BattleState {
  if (!state.blips[id]) return unitChanged(state, id, change)
  return { ...state, blips: swapped<Blip>(state.blips, id, change) }
}

const UNMARKED: ObjectiveState = { holder: null, destroyed: false, counters: 0 }

export function objectiveChanged(
  state: BattleState,
  objective: Objective,
  change: Partial<ObjectiveState>,
): BattleState {
  const before = state.objectives[objective] ?? UNMARKED
  return { ...state, objectives: { ...state.objectives, [objective]: { ...before, ...change } } }
}

export function turnChanged(state: BattleState, change: Partial<Turn>): BattleState {
  return state.turn ? { ...state, turn: { ...state.turn, ...change } } : state
}

export function activationChanged(state: BattleState, change: Partial<Activation>): BattleState {
  const activation = state.turn?.activation
  return activation ? turnChanged(state, { activation: { ...activation, ...change } }) : state
}
