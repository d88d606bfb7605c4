import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { carryOn } from '../course/flow.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Rule } from '../rules/rule.ts'
import { dicersOf, modelIn, profileOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'

/** Lines that speak of wounds and of who is up (line 147). */
const LINE = 147

/**
 * A model is as it lies on the table, where the program only assists: noted in the log, and never offered, for the
 * players come to it by themselves.
 */
export const putRight: Rule<'put-right'> = {
  phases: ['looking', 'free', 'moving', 'declaring', 'closing'],
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
    return [...byHand(state), ...senseless(state, command, model)]
  },
  resolve: (log, { model, fate, wounds, turns, reason }) => {
    log.emit({ kind: 'put-right', model, fate, wounds, turns, reason })
    carryOn(log)
  },
}

function byHand({ setup }: BattleState): readonly Hindrance[] {
  return [
    setup.level === 'enforce'
      ? impossible(
          'put-right/enforced',
          'Where the rules are enforced nothing is put right by hand: take back, or correct the line of the log.',
          { page: LINE },
        )
      : breaks('put-right/by-hand', 'Put right by hand.', { page: LINE }),
  ]
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
