import { drawCards } from '../../../../battle/log.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { PACK, playingCard } from '../../../../dice/playing-cards.ts'
import { skillOf } from '../../gadgets.ts'
import { cardValue, succeeds } from '../../healing.ts'
import type { Skill } from '../../words.ts'
import { throwValue } from '../course/throws.ts'
import type { Log } from '../rules/rule.ts'
import { dicersOf, modelIn, profileOf, rulesOf, wearing } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'

/** Technical checks: locks and computers (line 208, R29). */

export function technicalSkill(state: BattleState, model: ModelState): Skill | null {
  const profile = profileOf(state, model)
  return profile.skill?.technical ? skillOf(profile, wearing(model), rulesOf(state)) : null
}

/** May try this lock or computer: has the skill, and has not tried it this turn. */
export function mayTry(state: BattleState, model: ModelState, on: string): boolean {
  return technicalSkill(state, model) !== null && !model.tried.includes(on)
}

export function cannotTry(state: BattleState, id: string, on: string): readonly Hindrance[] {
  const model = modelIn(state, id)
  return [
    ...when(model !== null && technicalSkill(state, model) === null, () =>
      impossible('check/no-skill', 'This needs technical skill: choose another model.', {
        page: 208,
        path: ['model'],
      }),
    ),
    ...when(model?.tried.includes(on) ?? false, () =>
      breaks('check/has-tried', 'It has tried this already: choose another.', { page: 208, path: ['model'] }),
    ),
  ]
}

/** The value of a card that is drawn from a whole pack, and put back (line 256, R25). */
export function drawValue(log: Log, model: ModelState, purpose: 'difficulty' | 'severity'): number {
  const roll = { purpose, side: dicersOf(log.state, model), unit: model.id }
  const [card = 0] = drawCards(log, PACK, roll)
  return cardValue(playingCard(card).rank, rulesOf(log.state))
}

/** Skill and die must exceed a card and never meet it; by house rule locks have no difficulty (R29). */
export function technicalCheck(log: Log, id: string, on: string): boolean {
  const model = modelIn(log.state, id)
  const skill = model && technicalSkill(log.state, model)
  if (!model || !skill) return false
  if (rulesOf(log.state).locks === 'succeed') return true
  const card = drawValue(log, model, 'difficulty')
  const side = dicersOf(log.state, model)
  const roll = throwValue(log, { purpose: 'technical', side, unit: id }, skill)
  const success = succeeds(roll.total, card)
  log.emit({ kind: 'checked', model: id, on, roll, card, success })
  return success
}
