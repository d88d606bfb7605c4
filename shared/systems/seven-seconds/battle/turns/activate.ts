import { STUNNED_WAKES } from '../../data/equipment.ts'
import { revealBlip } from '../effects/reveal.ts'
import { activationOpen, notItsTurn, notOwn } from '../rules/against.ts'
import { is } from '../../../../battle/field.ts'
import { rollTest } from '../../../../battle/log.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { onTable, pieceOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { CommandOf } from '../documents/commands.ts'
import { activateSquad, afterAction, stopActing, takeTurn } from './flow.ts'
import { extraBlipsLeft, mayActivate } from './may-activate.ts'

/**
 * Removes a piece's Activation Counter and lets it act. A Stunned trooper rolls whether it recovers; if not its
 * activation is spent. A Blip may be revealed first, and its units then act one after the other.
 * Source: Action Phase, p.16; Activating and Revealing Blips, p.17; Stunned, p.24; R24–R26.
 */
export const activate: Rule<'activate'> = {
  phases: ['action'],
  offers: (state, side) =>
    mayActivate(state, side).flatMap(({ piece, as, mayReveal }) => {
      const fields = { piece: is(piece), as: is(as), reveal: is(false) }
      return mayReveal ? [fields, { ...fields, reveal: is(true) }] : [fields]
    }),
  check: (state, command) => {
    const { side, piece } = command
    const open = activationOpen(state)
    const own = notOwn(state, side, piece, 'piece')
    if (own.length > 0) return [...open, ...own]
    return [...open, ...notItsTurn(state, side), ...notReady(state, command)]
  },
  resolve: (log, { side, piece, as, reveal }) => {
    stopActing(log)
    takeTurn(log, side)
    if (reveal && log.state.blips[piece]) {
      const units = revealBlip(log, piece, 'activated')
      return activateSquad(log, piece, units, as)
    }
    log.emit({ kind: 'activated', piece, as })
    const unit = onTable(log.state, piece)
    if (!unit?.stunned) return
    const roll = { purpose: 'recover', side: unit.side, unit: piece } as const
    if (rollTest(log, STUNNED_WAKES, roll).success) return log.emit({ kind: 'woke', unit: piece })
    log.emit({ kind: 'action-spent', piece, left: 0 })
    afterAction(log)
  },
}

function notReady(
  state: BattleState,
  { side, piece, as, reveal }: CommandOf<'activate'>,
): readonly Hindrance[] {
  const turn = state.turn?.side === side ? state.turn : null
  const isBlip = state.blips[piece] !== undefined
  const extra = as === 'extra-blip'
  const ofSquad = turn?.squad.includes(piece) === true
  const path = ['piece']
  return [
    ...when(extra && !isBlip, () =>
      impossible('activate/not-a-blip', 'Only Blips may be activated beside the units of the turn.', {
        page: 16,
        path,
      }),
    ),
    ...when(reveal && !isBlip, () =>
      impossible('activate/nothing-to-reveal', 'Only a Blip can be revealed.', {
        page: 17,
        path: ['reveal'],
      }),
    ),
    ...when(pieceOnTable(state, piece)?.activation === false, () =>
      breaks('activate/no-counter', 'It has no Activation Counter left in this round.', { page: 16, path }),
    ),
    ...when(extra && reveal, () =>
      breaks(
        'activate/extra-revealed',
        'A Blip activated beside the units of the turn may not be revealed.',
        {
          page: 16,
          path: ['reveal'],
        },
      ),
    ),
    ...when(!extra && !ofSquad && turn !== null && turn.units >= turn.allowance, () =>
      breaks('activate/too-many', `This turn allows ${turn?.allowance ?? 1} to be activated.`, {
        page: 16,
        path,
        values: { allowance: turn?.allowance ?? 1 },
      }),
    ),
    ...when(extra && (turn === null || extraBlipsLeft(state.setup.rules, turn) === 0), () =>
      breaks(
        'activate/extra-blips',
        state.setup.rules.extraBlips === 'per-unit'
          ? 'Activate a unit first; for each one, up to three more Blips may act in this turn.'
          : 'Activate a unit first; after it, up to three more Blips may act in this turn.',
        {
          page: 16,
          path,
        },
      ),
    ),
    ...when(extra && ofSquad, () =>
      impossible('activate/not-a-blip', 'Activate it as a unit.', { page: 17, path }),
    ),
  ]
}
