import { has } from '../../profiles.ts'
import type { Side as Kind } from '../../words.ts'
import { canAct, isUp, kindOf, modelsOf, profileOf, sideOfKind } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Side } from '../words.ts'

/** Whose it is to do something now, and which of the models still may. */

/** Whose models may move now. */
export function moverNow(state: BattleState): Side | null {
  if (state.phase === 'free') return state.active
  return state.exchange?.moves ? sideOfKind(state, state.exchange.moves) : null
}

export function hasDeclared(state: BattleState, side: Side): boolean {
  return state.exchange?.declared.includes(side) ?? true
}

export function hasDeclaredAttack(state: BattleState, id: string): boolean {
  return state.exchange?.attacks.some(({ by }) => by === id) ?? false
}

export function isSurprised(state: BattleState, side: Side | null): boolean {
  const whom: Kind | null = state.exchange?.surprised ?? null
  return whom !== null && whom === kindOf(side)
}

/** Whoever ran and is an ordinary person does nothing else (line 167, R8). */
export function isOutOfBreath(state: BattleState, model: ModelState): boolean {
  return model.now.movement === 'run' && has(profileOf(state, model), 'ordinary')
}

/** Those of the side that is moving now. */
export function movers(state: BattleState): readonly ModelState[] {
  const moves = state.exchange?.moves
  return moves ? modelsOf(state, sideOfKind(state, moves)) : []
}

/** Whoever has not moved yet still may, also in a fight that began in the middle of the turn (line 313). */
export function mayMove(state: BattleState, model: ModelState): boolean {
  return canAct(state, model) && !model.now.moved
}

/** An enemy that is up stands in its reach (line 284, R16). */
export function isInHth(state: BattleState, model: ModelState): boolean {
  return enemiesInReach(state, model).length > 0
}

export function enemiesInReach(state: BattleState, model: ModelState): readonly ModelState[] {
  return model.reaches.flatMap((id) => {
    const other = state.models[id]
    return other && isUp(other) && other.side !== model.side ? [other] : []
  })
}
