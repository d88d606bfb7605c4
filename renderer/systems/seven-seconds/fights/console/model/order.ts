import type { BattleView } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import type { TargetId } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'

/** As the pieces stand on the screen, so that the letters run down it; Blips, of which there are many, come last. */
export function inOrder(ids: readonly TargetId[], view: BattleView): readonly TargetId[] {
  const blips = view.blips.toSorted((one, other) => one.square - other.square).map(({ id }) => id)
  const units = view.units.map(({ id }) => id)
  const placeOf = (id: TargetId): number => {
    if (units.includes(id)) return units.indexOf(id)
    return units.length + (blips.includes(id) ? 1 + blips.indexOf(id) : 0)
  }
  return ids.toSorted((one, other) => placeOf(one) - placeOf(other))
}
