import { is, must, type Field, type Fields } from '../../../../battle/field.ts'
import type { Hindrance } from '../../../../battle/rule.ts'
import { seenFirstInTheOpen } from '../course/due.ts'
import { canAct, fights, modelsOf, rulesOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { hasDeclared, hasDeclaredAttack, isOutOfBreath, moversNow, outOfBreath } from '../course/who.ts'
import { cannotAct, hasAction, noAction, notWithin, notYours, WITHIN } from '../rules/against.ts'

/** Operations of a model beside movement: one a turn, outside fights unless they are told otherwise (line 311). */

/** Models of the side that may do something now besides moving. */
export function operators(state: BattleState, side: Side): readonly ModelState[] {
  return modelsOf(state, side).filter(
    (model) =>
      canAct(state, model) &&
      hasAction(state, model) &&
      !isOutOfBreath(state, model) &&
      !hasDeclaredAttack(state, model.id) &&
      seenFirstInTheOpen(state, model.id).length === 0,
  )
}

/** In a free turn only (line 311). */
export function isFree(state: BattleState, side: Side): boolean {
  return state.phase === 'free' && side === state.active
}

/**
 * Also in a fight: as its side moves, or in place of attacks as it declares. What is declared in secret must not be told
 * by who is left.
 */
export function isAtHand(state: BattleState, side: Side): boolean {
  if (state.phase !== 'declaring') return moversNow(state).includes(side)
  return rulesOf(state).declaring !== 'secret' && isDeclaring(state, side)
}

/** What comes free may be done also while attacks are declared in secret. */
export function isAtLeisure(state: BattleState, side: Side): boolean {
  return state.phase === 'declaring' ? isDeclaring(state, side) : moversNow(state).includes(side)
}

function isDeclaring(state: BattleState, side: Side): boolean {
  return fights(state, side) && !hasDeclared(state, side)
}

/** What is done with something that the model stands beside: a field for it, and that it does. */
export function besideOffers(
  models: readonly ModelState[],
  name: string,
  field: Field | null,
): readonly Fields[] {
  if (field === null) return []
  return models.map(({ id }) => ({ model: is(id), [name]: field, [WITHIN]: must(true) }))
}

interface Operation {
  readonly side: Side
  readonly model: string
  readonly within: boolean
}

/** What stands against an operation whatever it is. */
export function againstOperation(
  state: BattleState,
  { side, model: id, within }: Operation,
  line: number,
): readonly Hindrance[] {
  return [...againstActing(state, { side, model: id }, line), ...notWithin(within, line)]
}

export function againstActing(
  state: BattleState,
  operation: Pick<Operation, 'side' | 'model'>,
  line: number,
): readonly Hindrance[] {
  return [...againstDoing(state, operation, line), ...noAction(state, operation.model)]
}

/** The same of what takes no action more. */
export function againstDoing(
  state: BattleState,
  { side, model: id }: Pick<Operation, 'side' | 'model'>,
  line: number,
): readonly Hindrance[] {
  const wanted = state.phase === 'free' ? state.active : side
  return [
    ...notYours(side, wanted, line),
    ...cannotAct(state, side, id),
    ...outOfBreath(state, id),
    ...seenFirstInTheOpen(state, id),
  ]
}
