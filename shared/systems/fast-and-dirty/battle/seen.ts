import { byId } from '../../../battle/swap.ts'
import { openDice } from '../../../dice/source.ts'
import type { BattleState, Camp } from './state/state.ts'
import type { BattleView } from './view.ts'
import type { Side } from './words.ts'

/**
 * A battle as far as somebody sees it, for questions that the rules answer of any state: what an act would come to. What is
 * another side's secret is not in it, and no die of the battle.
 */
export function seenState(view: BattleView): BattleState {
  const { level, rules, sides, scenario, units, crafts, markers, works, camps, ...open } = view
  const camp = (side: Side): Camp => {
    const { hasOrders: _orders, hasScouts: _scouts, ...known } = camps[side]
    return { ...known, reconPoints: known.reconPoints ?? 0 }
  }
  return {
    ...open,
    camps: { 'side-1': camp('side-1'), 'side-2': camp('side-2') },
    setup: { level, rules, sides, scenario: { ...scenario, notes: '' } },
    dice: openDice(0),
    units: byId(units),
    crafts: byId(crafts),
    markers: byId(markers.map((marker) => ({ ...marker, real: marker.real ?? false }))),
    works: byId(works),
  }
}
