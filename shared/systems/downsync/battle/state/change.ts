import { changes, swapped, type Change } from '../../../../battle/swap.ts'
import type { BaseCount } from '../../words.ts'
import type { Side } from '../words.ts'
import type {
  Activation,
  BaseState,
  BattleState,
  Camp,
  Engagement,
  PingState,
  Taskforce,
  UnitState,
} from './state.ts'

/** A state in which one thing is otherwise. Names that nobody has change nothing. */

export const unitChanged = (state: BattleState, id: string, change: Change<UnitState>): BattleState => ({
  ...state,
  units: swapped(state.units, id, change),
})
export const pingChanged = (state: BattleState, id: string, change: Change<PingState>): BattleState => ({
  ...state,
  pings: swapped(state.pings, id, change),
})
export const campChanged = (state: BattleState, side: Side, change: Change<Camp>): BattleState => ({
  ...state,
  camps: { ...state.camps, [side]: changes(state.camps[side], change) },
})

export const baseChanged = (
  state: BattleState,
  id: string,
  base: BaseCount,
  change: Change<BaseState>,
): BattleState =>
  unitChanged(state, id, ({ bases }) => ({
    bases: bases.map((one) => (one.number === base ? changes(one, change) : one)),
  }))

export function taskforceChanged(state: BattleState, change: Change<Taskforce>): BattleState {
  const { taskforce } = state
  return taskforce ? { ...state, taskforce: changes(taskforce, change) } : state
}

export function engagementChanged(state: BattleState, change: Change<Engagement>): BattleState {
  const { engagement } = state
  return engagement ? { ...state, engagement: changes(engagement, change) } : state
}

export function activationChanged(state: BattleState, change: Change<Activation>): BattleState {
  const { activation } = state
  return activation ? { ...state, activation: changes(activation, change) } : state
}
