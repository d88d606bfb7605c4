import type { OfferOf } from '../../../../battle/loop.ts'
import { loop } from '../decide.ts'
import type { CommandKind } from '../documents/commands.ts'
import { rested } from '../rules/against.ts'
import type { Traveller } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'
import { asItLies } from './put-right.ts'

/** What somebody may do once more in its turn, although the actions for it are spent. */
const ONCE_MORE: readonly CommandKind[] = [
  'move',
  'change-stance',
  'aim',
  'draw',
  'reload',
  'attack',
  'fire-auto',
  'grapple',
  'wrestle',
  'lead',
  'drive',
  'evade',
  'manoeuvre',
  'stunt',
  'weave',
  'ram',
]

/** What the players may agree on beside the rules, where the program only assists. */
export function looseOptions(state: BattleState): readonly OfferOf<Traveller>[] {
  if (state.setup.level !== 'assist') return []
  return [...actsOnceMore(state), ...asItLies(state)]
}

function actsOnceMore(state: BattleState): readonly OfferOf<Traveller>[] {
  if (state.phase !== 'acting') return []
  const fresh = rested(state)
  return loop.sidesOf(state).flatMap((side) => {
    const lawful = new Set(loop.options(state, side).map(nameOf))
    return loop
      .options(fresh, side)
      .filter((offer) => ONCE_MORE.includes(offer.command) && !lawful.has(nameOf(offer)))
  })
}

/** Whose offer it is, of what. */
function nameOf({ command, fields }: OfferOf<Traveller>): string {
  const { fighter, weapon, target, craft } = fields
  const said = [fighter, weapon, target, craft].map((field) =>
    field?.kind === 'is' ? JSON.stringify(field.value) : '',
  )
  return [command, ...said].join(' ')
}
