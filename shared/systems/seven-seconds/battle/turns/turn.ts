import { revealBlip } from '../effects/reveal.ts'
import { endRound } from '../ending/end.ts'
import {
  activationOf,
  fieldsNear,
  halfDone,
  isHalfDone,
  liesDown,
  notFree,
  notOwn,
} from '../rules/against.ts'
import { is, some } from '../../../../battle/field.ts'
import { rollTest } from '../../../../battle/log.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { DAMAGED_OBEYS } from '../../data/equipment.ts'
import { blipsOf, jammers, onTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { OTHER_SIDE, type Side } from '../words.ts'
import {
  activateSquad,
  afterAction,
  endActivation,
  endTurn,
  isIn,
  nextTurn,
  spendAction,
  stopActing,
  takeTurn,
} from './flow.ts'

/**
 * A Damaged suit rolls before each action is declared: above 4 the action is lost, without movement or Target
 * Counters. Source: Suit Damaged, p.24; R24.
 */
export const checkSuit: Rule<'check-suit'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = waitsForSuit(state, side)
    return unit === null ? [] : [{ unit: is(unit) }]
  },
  check: (state, { side, unit }) =>
    when(waitsForSuit(state, side) !== unit, () =>
      impossible('suit/nothing-to-check', 'Only a Damaged trooper about to act rolls for its suit.', {
        page: 24,
        path: ['unit'],
      }),
    ),
  resolve: (log, { side, unit }) => {
    const roll = { purpose: 'suit', side, unit } as const
    if (rollTest(log, DAMAGED_OBEYS, roll).success) return log.emit({ kind: 'suit-obeyed', unit })
    spendAction(log)
    afterAction(log)
  },
}

function waitsForSuit(state: BattleState, side: Side): string | null {
  const activation = state.turn?.side === side ? state.turn.activation : null
  if (!activation || activation.pending || activation.suitObeyed || activation.actionsLeft === 0) return null
  const unit = onTable(state, activation.piece)
  return unit?.damaged && !liesDown(state, unit) ? unit.id : null
}

/**
 * A player may reveal an own Blip between any two decisions, but not one that is activated beside the units of the
 * turn, and between rounds only where the group plays so. Its Activation Counter passes to its units. Source: Activating and Revealing Blips, p.17; Action Phase, p.16; R25.
 */
export const reveal: Rule<'reveal'> = {
  phases: ['action', 'between-rounds', 'withdrawal'],
  offers: (state, side) =>
    !waits(state) && maySay(state)
      ? blipsOf(state, side)
          .filter(({ id }) => !isExtra(state, id))
          .map(({ id }) => ({ blip: is(id) }))
      : [],
  check: (state, { side, blip }) => {
    const own = notOwn(state, side, blip, 'blip')
    if (own.length > 0) return own
    return [
      ...when(waits(state), () => halfDone(['blip'])),
      ...when(!maySay(state), () =>
        breaks('reveal/between-rounds', 'Your house rule turns Blips over in the Action Phase alone.', {
          page: 17,
          path: ['blip'],
        }),
      ),
      ...when(isExtra(state, blip), () =>
        breaks(
          'activate/extra-revealed',
          'A Blip activated beside the units of the turn may not be revealed.',
          {
            page: 16,
            path: ['blip'],
          },
        ),
      ),
    ]
  },
  resolve: (log, { blip }) => {
    const { activation } = log.state.turn ?? {}
    const acting = activation?.piece === blip
    const units = revealBlip(log, blip, 'by-choice')
    if (acting && activation.as === 'unit' && activation.actionsLeft > 0) {
      return activateSquad(log, blip, units, 'unit')
    }
    if (acting) afterAction(log)
  },
}

function maySay({ phase, setup }: BattleState): boolean {
  return phase === 'action' || setup.rules.revealing === 'any-time'
}

function waits({ turn }: BattleState): boolean {
  return turn?.activation?.pending != null
}

function isExtra({ turn }: BattleState, blip: string): boolean {
  return turn?.activation?.piece === blip && turn.activation.as === 'extra-blip'
}

/** Ends an activation early, or after its last action where a jamming field is on (p.16, 22). */
export const endActivationRule: Rule<'end-activation'> = {
  phases: ['action'],
  offers: (state, side) => {
    const activation = state.turn?.side === side ? state.turn.activation : null
    if (!activation || isHalfDone(activation)) return []
    return [{ piece: is(activation.piece), fields: some(fieldsNear(state, activation.piece)) }]
  },
  check: (state, { side, piece, fields }) => {
    const activation = activationOf(state, side, piece)
    if (!activation) {
      return [impossible('unit/not-activated', 'This unit is not activated.', { page: 16, path: ['piece'] })]
    }
    const on = jammers(state, piece)
    return [
      ...when(isHalfDone(activation), () => halfDone(['piece'])),
      ...when(
        fields.some((field) => !on.includes(field)),
        () =>
          impossible('measure/unknown', 'Name only haywire drones whose jamming field is on.', {
            page: 22,
            path: ['fields'],
          }),
      ),
    ]
  },
  resolve: (log, { fields }) => endActivation(log, fields),
}

/** Ends the turn with units or extra Blips left that could have been activated (p.16). */
export const endTurnRule: Rule<'end-turn'> = {
  phases: ['action'],
  offers: (state, side) => (notFree(state, side).length === 0 && hasBegun(state) ? [{}] : []),
  check: (state, { side }) => {
    const free = notFree(state, side)
    if (free.length > 0) return free
    return when(!hasBegun(state), () =>
      breaks('turn/nothing-activated', 'Activate something in this turn, or pass.', { page: 16 }),
    )
  },
  resolve: (log) => {
    stopActing(log)
    endTurn(log)
  },
}

function hasBegun({ turn }: BattleState): boolean {
  return turn !== null && turn.units > 0
}

/**
 * Gives the turn away. Two passes in a row end the round, and so does one when the other side has nothing left.
 * Source: Action Phase, p.16; R26.
 */
export const pass: Rule<'pass'> = {
  phases: ['action'],
  offers: (state, side) => (notFree(state, side).length === 0 && !hasBegun(state) ? [{}] : []),
  check: (state, { side }) => {
    const free = notFree(state, side)
    if (free.length > 0) return free
    return when(hasBegun(state), () =>
      breaks('turn/begun', 'Something was activated in this turn: end the turn instead.', { page: 16 }),
    )
  },
  resolve: (log, { side }) => {
    stopActing(log)
    takeTurn(log, side)
    log.emit({ kind: 'passed', side })
    const other = OTHER_SIDE[side]
    const bothPassed = log.state.passed.includes(other)
    if (bothPassed || !isIn(log.state, other)) endRound(log)
    else nextTurn(log, side)
  },
}
