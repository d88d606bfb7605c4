import { openDice } from '../../../dice/source.ts'
import type { BattleState } from './state/state.ts'
import type { BattleView } from './view.ts'

/**
 * A battle as far as somebody sees it, for questions that the rules answer of any state: what an act would come to.
 * Whoever is hidden from the view is not in it, and no die of the battle.
 */
export function seenState(view: BattleView): BattleState {
  const { level, rules, sides, referee, encounter, documents, fighters, crafts, ...open } = view
  return {
    ...open,
    setup: { level, rules, sides, referee, encounter: { ...encounter, notes: '' }, ...documents },
    dice: openDice(0),
    fighters: Object.fromEntries(fighters.map((one) => [one.id, one])),
    crafts: Object.fromEntries(crafts.map((one) => [one.id, one])),
  }
}
