import { COST_TABLE } from '../../data/actions.ts'
import type { Action } from '../../documents/unit-card.ts'
import type { BaseCount } from '../../words.ts'
import { rulesOf } from '../state/look.ts'
import type { Activation, BattleState, UnitState } from '../state/state.ts'
import { targetsOf } from './targets.ts'

/** What a base may still do in its activation (lines 358, 433, 440, 455–462). */

export interface Acting {
  readonly unit: UnitState
  readonly activation: Activation
  readonly base: BaseCount
}

/** How an action may be paid for now. Source: lines 455–462. */
function paysFor(state: BattleState, { unit, activation }: Acting, action: Action): string[] {
  const { commandPoints } = state.camps[unit.side]
  const isSpent = action.cost === 'free' && rulesOf(state).freeActions === 'once'
  if (isSpent && activation.performed.includes(action.id)) return []
  return COST_TABLE[action.cost].flatMap((price) => {
    if (price.action > activation.actionPoints || price.command > commandPoints) return []
    if (price.action > 0 && price.command > 0) return ['both']
    return [price.action > 0 ? 'action' : price.command > 0 ? 'command' : 'none']
  })
}

/** Actions of its card that it may perform, with how each may be paid for: those of its Team, at somebody. */
export const performable = (
  state: BattleState,
  now: Acting,
): readonly { readonly action: Action; readonly pays: readonly string[] }[] =>
  now.unit.card.actions.flatMap((action) => {
    const isTeam = action.teams.length === 0 || action.teams.includes(now.base)
    const pays = isTeam ? paysFor(state, now, action) : []
    const aim = { unit: now.unit.id, base: now.base, action: action.id }
    return pays.length === 0 || targetsOf(state, aim).length === 0 ? [] : [{ action, pays }]
  })

/** A point is left for a move at least, or an action of the card is for nothing or for Command Points. */
export const mayAct = (state: BattleState, now: Acting): boolean =>
  now.activation.actionPoints > 0 || performable(state, now).length > 0
