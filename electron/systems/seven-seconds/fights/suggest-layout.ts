import { randomInt } from 'node:crypto'
import { spread } from '../../../../shared/systems/seven-seconds/battle/setup/holding-area.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'

/**
 * A side's units spread by chance. Not with the battle's own dice: a suggestion does nothing, and how often one
 * was asked for may not change what is rolled later.
 */
export function randomLayout(
  state: BattleState,
  side: Side,
): { squares: { square: number; units: string[] }[] } {
  return { squares: spread(state, side, { pick: (n) => randomInt(n) }) }
}
