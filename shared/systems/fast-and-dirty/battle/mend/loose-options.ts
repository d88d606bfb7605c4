import type { OfferOf } from '../../../../battle/loop.ts'
import type { FastAndDirty } from '../rules/rule.ts'
import { rested } from '../rules/against.ts'
import { loop } from '../decide.ts'
import type { BattleState } from '../state/state.ts'
import { asItLies } from './put-right.ts'

/** What the players may agree on beside the rules, where the program only assists. */
export function looseOptions(state: BattleState): readonly OfferOf<FastAndDirty>[] {
  if (state.setup.level !== 'assist') return []
  return [...actsOnceMore(state), ...asItLies(state)]
}

/** The unit that is active once more, as if it had done nothing yet. */
function actsOnceMore(state: BattleState): readonly OfferOf<FastAndDirty>[] {
  if (state.phase !== 'acting') return []
  const fresh = rested(state, state.activation?.unit ?? null)
  return loop.sidesOf(state).flatMap((side) => {
    const lawful = new Set(loop.options(state, side).map(({ command }) => command))
    return loop.options(fresh, side).filter(({ command }) => !lawful.has(command))
  })
}
