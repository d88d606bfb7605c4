import type { BattleState, Exchange, Gadget, ModelState, TurnOfModel } from './state.ts'

/** New states with one thing changed; a thing that is not there changes nothing. */

export function modelChanged(
  state: BattleState,
  id: string,
  change: Partial<ModelState> | ((model: ModelState) => Partial<ModelState>),
): BattleState {
  const model = Object.hasOwn(state.models, id) ? state.models[id] : undefined
  if (!model) return state
  const changes = typeof change === 'function' ? change(model) : change
  return { ...state, models: { ...state.models, [id]: { ...model, ...changes } } }
}

export function everyModel(
  state: BattleState,
  change: (model: ModelState) => Partial<ModelState> | null,
): BattleState {
  const models = Object.fromEntries(
    Object.entries(state.models).map(([id, model]) => {
      const changes = change(model)
      return [id, changes ? { ...model, ...changes } : model]
    }),
  )
  return { ...state, models }
}

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
