import { takesOnlyOffers } from '../../../../battle/fits.ts'
import { breaks, notNowIn, type Hindrance } from '../../../../battle/rule.ts'
import type { CommandKind, CommandOf } from '../documents/commands.ts'
import { newActivation, pieceChanged } from '../state/change.ts'
import { pieceIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { Deed, Phase } from '../words.ts'
import { barred } from './barred.ts'
import type { FastAndDirty, Rule } from './rule.ts'

/** What stands against a command whatever its rule: the time, the unit, its order. Pages are lines of the book. */

export const notNow = notNowIn<Phase>({
  ordering: { what: 'the orders of both sides', page: 2643 },
  deploying: { what: 'both sides to set up', page: 2687 },
  marking: { what: 'contact markers to go down', page: 2733 },
  recon: { what: 'Recon Points to be spent', page: 2735 },
  initiative: { what: 'initiative', page: 567 },
  activating: { what: 'a unit to be activated', page: 569 },
  acting: { what: 'the unit that is active', page: 581 },
  reacting: { what: 'the other side’s fire', page: 1454 },
  settling: { what: 'what the players see on the table', page: 980 },
  allocating: { what: 'who falls', page: 824 },
  turnEnd: { what: 'the end of the turn', page: 2753 },
  over: { what: 'nothing more', page: 567 },
})

/** What lies on a unit bars it; its codes say so. */
export const offeredOnly = <Kind extends CommandKind>(line: number, rule: Rule<Kind>): Rule<Kind> =>
  takesOnlyOffers<FastAndDirty, CommandOf<Kind>>(line, rule, {
    tellsAll: true,
    isBar: (code) => code.startsWith('unit/'),
    rested: (state, command) =>
      rested(state, 'unit' in command && typeof command.unit === 'string' ? command.unit : null),
  })

/** As if a unit that is in its activation had done nothing in it, and nothing lay on it. */
export function rested(state: BattleState, unit: string | null): BattleState {
  const piece = pieceIn(state, unit)
  const { activation } = state
  if (!piece || activation?.unit !== piece.id) return state
  const fresh = pieceChanged(state, piece.id, { marker: null, broken: false })
  return { ...fresh, activation: newActivation(piece.id, activation.along, activation.next) }
}

/** What bars a deed of the unit that acts; firm for another unit's. */
export function notBarred(state: BattleState, unit: string, deed: Deed): readonly Hindrance[] {
  const piece = pieceIn(state, unit)
  const bar = piece && state.activation?.unit === piece.id ? barred(state, piece, deed) : null
  return bar ? [breaks(bar.code, bar.message, { page: bar.page, path: ['unit'] })] : []
}
