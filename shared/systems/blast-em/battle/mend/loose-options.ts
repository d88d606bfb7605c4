import { distanceUpTo } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { ACROSS } from '../../data/shooting.ts'
import { loop } from '../decide.ts'
import { agreements } from './as-agreed.ts'
import { asItLies } from './put-right.ts'
import type { CommandKind } from '../documents/commands.ts'
import type { BlastEm } from '../rules/rule.ts'
import { everyModel } from '../state/change.ts'
import { FRESH_TURN, type BattleState } from '../state/state.ts'

/** What a model may do once more, although it has moved or acted, rests, or has lost its turn; and farther than it goes. */
const ONCE_MORE: readonly CommandKind[] = [
  'move',
  'drag',
  'open-door',
  'override',
  'use-passkey',
  'use-terminal',
  'open-item',
  'meet',
  'fly',
  'set-demo-pac',
  'wreck',
  'treat',
]

type Offer = OfferOf<BlastEm>

/**
 * What the players may agree on beside the rules, where the program only assists: any model acts, as often as they like,
 * and is as it lies on the table.
 */
export function looseOptions(state: BattleState): readonly Offer[] {
  if (state.setup.level !== 'assist') return []
  return [...actsOnceMore(state), ...asItLies(state), ...agreements(state)]
}

function actsOnceMore(state: BattleState): readonly Offer[] {
  if (state.phase !== 'free' && state.phase !== 'moving') return []
  const fresh = everyModel(state, () => ({ now: FRESH_TURN, stunned: null, tried: [] }))
  return loop.sidesOf(state).flatMap((side) => {
    const lawful = new Set(loop.options(state, side).map(nameOf))
    return loop
      .options(fresh, side)
      .filter((offer) => ONCE_MORE.includes(offer.command))
      .map((offer) => (offer.command === 'move' ? farther(offer) : offer))
      .filter((offer) => offer.command === 'move' || !lawful.has(nameOf(offer)))
  })
}

/** As far as the players say. */
const farther = (offer: Offer): Offer => ({
  ...offer,
  fields: { ...offer.fields, inches: distanceUpTo(ACROSS) },
})

/** Whose offer it is, of what. */
function nameOf({ command, fields }: Offer): string {
  const { model, how } = fields
  const said = [model, how].map((field) => (field?.kind === 'is' ? JSON.stringify(field.value) : ''))
  return [command, ...said].join(' ')
}
