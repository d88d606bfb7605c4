import { swapped, swappedEach, type Change } from '../../../../battle/swap.ts'
import { BAD_GUYS_SIDE } from '../words.ts'
import { fights, groupsOf, idsOf } from './look.ts'
import type { BattleState, Exchange, Gadget, ModelState, TurnOfModel } from './state.ts'

/** New states with one thing changed; a thing that is not there changes nothing. */

export const modelChanged = (state: BattleState, id: string, change: Change<ModelState>): BattleState => ({
  ...state,
  models: swapped(state.models, id, change),
})

export const everyModel = (
  state: BattleState,
  change: (model: ModelState) => Partial<ModelState> | null,
): BattleState => ({ ...state, models: swappedEach(state.models, change) })

export function nowChanged(state: BattleState, id: string, change: Partial<TurnOfModel>): BattleState {
  return modelChanged(state, id, ({ now }) => ({ now: { ...now, ...change } }))
}

export function acted(state: BattleState, id: string): BattleState {
  return modelChanged(state, id, ({ now }) => ({ now: { ...now, actions: now.actions + 1 } }))
}

export function exchangeChanged(state: BattleState, change: Partial<Exchange>): BattleState {
  return state.exchange ? { ...state, exchange: { ...state.exchange, ...change } } : state
}

/** A gadget serves once less; what is worn stays. */
export function gadgetUsed(carried: readonly Gadget[], at: number): Gadget[] {
  return carried.map((one, index) =>
    index === at && one.left !== null ? { ...one, left: Math.max(0, one.left - 1) } : one,
  )
}

/** The first of its force fields has eaten a wound, for this turn. */
export function fieldSpent(carried: readonly Gadget[]): Gadget[] {
  const at = carried.findIndex((one) => one.carried.gadget === 'forceField')
  return carried.map((one, index) => (index === at ? { ...one, spent: true } : one))
}

/** Those of them who are bad guys have a part in the fight that is on, and their groups with them (lines 307, 309). */
export function drawnIn(state: BattleState, ids: readonly string[]): BattleState {
  const { active } = state
  if (active === null || !fights(state, BAD_GUYS_SIDE)) return state
  const drawn = idsOf(groupsOf(state, ids))
  return everyModel(state, ({ id, foeOf }) =>
    drawn.includes(id) && !foeOf.includes(active) ? { foeOf: [...foeOf, active] } : null,
  )
}

/** Nobody is in HTH with it any more. */
export function disengaged(state: BattleState, id: string): BattleState {
  return everyModel(state, (model) => {
    if (model.id === id) return model.reaches.length > 0 ? { reaches: [] } : null
    return model.reaches.includes(id) ? { reaches: model.reaches.filter((one) => one !== id) } : null
  })
}

/** It stands in HTH reach of these, and they of it. */
export function engaged(state: BattleState, id: string, reaches: readonly string[]): BattleState {
  return everyModel(disengaged(state, id), (model) => {
    if (model.id === id) return { reaches: [...reaches] }
    return reaches.includes(model.id) ? { reaches: [...model.reaches, id] } : null
  })
}
