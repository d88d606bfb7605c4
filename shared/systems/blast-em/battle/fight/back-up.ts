import { is, yesNo } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { cannotAct, hasAction, noAction } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { canAct, fights, hasTrait, modelIn, modelsOf, rulesOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import {
  hasDeclared,
  hasDeclaredAttack,
  isOutOfBreath,
  isSecret,
  isSurprised,
  moversNow,
  outOfBreath,
} from '../course/who.ts'
import { BAD_GUYS_SIDE, type Side } from '../words.ts'

/** Once a fight, where the house rules have it; whoever has come over to a team has nobody to call any more. */
function mayCall(state: BattleState, side: Side): boolean {
  return (
    side === BAD_GUYS_SIDE &&
    rulesOf(state).backUp &&
    !state.backUp.some(({ player }) => player === state.active)
  )
}

function canCall(state: BattleState, model: ModelState): boolean {
  return (
    canAct(state, model) &&
    hasTrait(state, model, 'backUp') &&
    hasAction(state, model) &&
    !isOutOfBreath(state, model) &&
    !model.toGround &&
    !hasDeclaredAttack(state, model.id)
  )
}

/** In place of an attack; where attacks are declared in secret, as its side moves. */
function isOpen(state: BattleState, side: Side): boolean {
  if (isSecret(state)) return state.phase === 'moving' && moversNow(state).includes(side)
  return state.phase === 'declaring' && fights(state, side) && !hasDeclared(state, side)
}

/**
 * One of the personnel calls instead of attacking: at the beginning of the next turn a patrol comes. Whoever has nobody of
 * the team in view calls in vain, and another may.
 * Source: lines 245, 309.
 */
export const callBackUp: Rule<'call-back-up'> = {
  phases: ['moving', 'declaring'],
  offers: (state, side) => {
    if (!isOpen(state, side) || !mayCall(state, side) || isSurprised(state, side)) return []
    return modelsOf(state, side)
      .filter((model) => canCall(state, model))
      .map(({ id }) => ({ model: is(id), inView: yesNo }))
  },
  check: (state, { side, model: id }) => {
    const model = modelIn(state, id)
    return [
      ...cannotAct(state, side, id),
      ...when(model !== null && !hasTrait(state, model, 'backUp'), () =>
        impossible('back-up/not-this', 'Only personnel call back-up: choose one of them.', {
          page: 245,
          path: ['model'],
        }),
      ),
      ...noAction(state, id),
      ...outOfBreath(state, id),
      ...when(!mayCall(state, side), () =>
        breaks('back-up/called', 'Back-up is called once a fight.', { page: 245 }),
      ),
    ]
  },
  resolve: (log, { model, inView }) => log.emit({ kind: 'back-up-called', model, comes: inView }),
}
