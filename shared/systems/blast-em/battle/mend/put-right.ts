import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { is, wholeFrom, words } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { carryOn } from '../course/flow.ts'
import type { CommandOf } from '../documents/commands.ts'
import { DYING_SIDES } from '../../data/healing.ts'
import type { BlastEm, Rule } from '../rules/rule.ts'
import { allModels, dicersOf, modelIn, profileOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { FATES, type Phase } from '../words.ts'

/** Lines that speak of wounds and of who is up (line 147). */
const LINE = 147

/** While nothing is in the air that waits for its end. */
export const PUT_RIGHT_IN: readonly Phase[] = ['looking', 'free', 'moving', 'declaring', 'closing']

/**
 * A model is as it lies on the table, where the program only assists: noted in the log, and no offer of the rules. What
 * the players agree on is `asItLies`.
 */
export const putRight: Rule<'put-right'> = {
  phases: PUT_RIGHT_IN,
  offers: () => [],
  check: (state, command) => {
    const model = modelIn(state, command.model)
    if (!model || dicersOf(state, model) !== command.side || model.fate === 'gone')
      return [
        impossible('put-right/not-there', 'There is no such model of yours: choose another.', {
          page: LINE,
          path: ['model'],
        }),
      ]
    return [...byHand(state, { page: LINE }), ...senseless(state, command, model)]
  },
  resolve: (log, { model, fate, wounds, turns, reason }) => {
    log.emit({ kind: 'put-right', model, fate, wounds, turns, reason })
    carryOn(log)
  },
}

function senseless(
  state: BattleState,
  { fate, wounds, turns }: CommandOf<'put-right'>,
  model: ModelState,
): readonly Hindrance[] {
  const most = profileOf(state, model).wounds
  const isLeft = fate === 'up' || fate === 'left' ? wounds >= 1 : fate !== 'mostlyDead' || wounds === 0
  return [
    ...when(!isLeft || wounds > most, () =>
      impossible(
        'put-right/wounds',
        `Give from 1 to ${most} wounds to who is up, and 0 to the Mostly Dead.`,
        {
          page: LINE,
          path: ['wounds'],
          values: { most },
        },
      ),
    ),
    ...when((fate === 'mostlyDead') !== (turns !== null), () =>
      impossible('put-right/turns', 'Say how many turns are left to the Mostly Dead, and to nobody else.', {
        page: 260,
        path: ['turns'],
      }),
    ),
  ]
}

/** Every way in which a model that is still in the mission may lie otherwise than the program has it. */
export function asItLies(state: BattleState): readonly OfferOf<BlastEm>[] {
  if (!PUT_RIGHT_IN.includes(state.phase)) return []
  return allModels(state).flatMap((model) => {
    const side = dicersOf(state, model)
    const most = profileOf(state, model).wounds
    return model.fate === 'gone'
      ? []
      : LIES.filter((fate) => fate !== model.fate || fate === 'up').map((fate) => ({
          command: 'put-right' as const,
          side,
          fields: {
            model: is(model.id),
            fate: is(fate),
            wounds: fate === 'up' ? wholeFrom(1, most) : is(fate === 'left' ? Math.max(1, model.wounds) : 0),
            turns: fate === 'mostlyDead' ? wholeFrom(1, DYING_SIDES) : is(null),
            reason: words(LONGEST_NOTE),
          },
        }))
  })
}
const LIES = FATES.filter((fate) => fate !== 'gone')
