import { breaks, when, type Hindrance } from '../../../../battle/rule.ts'
import { has } from '../../profiles.ts'
import type { Side as Kind } from '../../words.ts'
import {
  canAct,
  enemiesOf,
  isShutDown,
  isUp,
  modelIn,
  modelsOf,
  partyOf,
  profileOf,
  rulesOf,
  sidesOf,
  wearing,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { isPlayer, type Side } from '../words.ts'

/** Whose it is to do something now, and which of the models still may. */

/** Whose models may move now; of several enemies each as their leader likes. */
export function moversNow(state: BattleState): readonly Side[] {
  const { phase, active, exchange } = state
  if (!exchange) return phase === 'free' && active !== null ? [active] : []
  const sides = exchange.moves ? sidesOf(state, exchange.moves) : []
  return sides.filter((side) => !exchange.stayed.includes(side))
}

export function hasDeclared(state: BattleState, side: Side): boolean {
  return state.exchange?.declared.includes(side) ?? true
}

export function hasDeclaredAttack(state: BattleState, id: string): boolean {
  return state.exchange?.attacks.some(({ by }) => by === id) ?? false
}

export const isSecret = (state: BattleState): boolean => rulesOf(state).declaring === 'secret'

/**
 * Who declares now: the bad guys first, then rivals with anybody up, then the active player; in secret all of them.
 * Source: line 276; R21.
 */
export function declarers(state: BattleState): readonly Side[] {
  if (!state.exchange) return []
  const waiting = [...sidesOf(state, 'badGuys'), ...sidesOf(state, 'team')].filter(
    (side) => !hasDeclared(state, side) && (!isRival(state, side) || modelsOf(state, side).some(isUp)),
  )
  return isSecret(state) ? waiting : waiting.slice(0, 1)
}

function isRival(state: BattleState, side: Side): boolean {
  return isPlayer(side) && side !== state.active
}

export function isSurprised(state: BattleState, side: Side | null): boolean {
  const whom: Kind | null = state.exchange?.surprised ?? null
  return whom !== null && whom === partyOf(state, side)
}

/** Whoever ran and is an ordinary person does nothing else (line 167, R8). */
export function isOutOfBreath(state: BattleState, model: ModelState): boolean {
  return model.now.movement === 'run' && has(profileOf(state, model), 'ordinary')
}

export function outOfBreath(state: BattleState, id: string): readonly Hindrance[] {
  const model = modelIn(state, id)
  return when(model !== null && isOutOfBreath(state, model), () =>
    breaks('model/out-of-breath', 'Ordinary people who run do nothing else: choose another.', {
      page: 167,
      path: ['model'],
    }),
  )
}

/** Whoever has not moved yet still may, also in a fight that began in the middle of the turn (line 313). */
export function mayMove(state: BattleState, model: ModelState): boolean {
  return canAct(state, model) && !model.now.moved && !hasStoodAndFired(model)
}

/** Two shots cost nothing to who stands for them the whole turn (line 81). */
export function hasStoodAndFired(model: ModelState): boolean {
  return model.now.shots > 1 && model.now.movement === 'stand' && !isRapid(model)
}

/** Two shots of its weapon cost it nothing, however it moves; what is thrown is none of them (line 228). */
export const isRapid = (model: ModelState): boolean =>
  wearing(model).upgrades.includes('rapid') && !model.now.thrown

/** An enemy that is up, and on, stands in its reach (line 284, R16). */
export function isInHth(state: BattleState, model: ModelState): boolean {
  return enemiesInReach(state, model).length > 0
}

export function enemiesInReach(state: BattleState, model: ModelState): readonly ModelState[] {
  return model.reaches.flatMap((id) => {
    const other = state.models[id]
    return other && isInReach(state, model, other) ? [other] : []
  })
}

/** Somebody of the mission whose team is lost fights nobody any more. */
export function isInReach(
  at: Pick<BattleState, 'secured'>,
  { reaches, side }: ModelState,
  other: ModelState,
): boolean {
  const isEnemy = other.side !== null && other.side !== side
  return reaches.includes(other.id) && isEnemy && isUp(other) && !isShutDown(at, other)
}

/**
 * Of those in its reach whom its side fights in this turn: they strike at each other, and by house rule at who has
 * fallen there (line 280).
 */
export function foesInReach(state: BattleState, model: ModelState): readonly ModelState[] {
  const foes = model.side === null ? [] : enemiesOf(state, model.side)
  const fallen = foes.filter(({ id, fate }) => fate === 'mostlyDead' && model.reaches.includes(id))
  return [
    ...enemiesInReach(state, model).filter(({ id }) => foes.some((foe) => foe.id === id)),
    ...(rulesOf(state).attackTheFallen ? fallen : []),
  ]
}
