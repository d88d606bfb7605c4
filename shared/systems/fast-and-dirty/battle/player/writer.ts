import { HAND_OVER } from '../../../../battle/automatic.ts'
import type { Dice } from '../../../../dice/source.ts'
import type { Command } from '../documents/commands.ts'
import { allUnits } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES } from '../words.ts'

const WRITES_ONE_IN = 14
/** No picture is behind it: for battles that are played without a file. */
const NO_PICTURE = '0'.repeat(64)

/** Somebody who writes beside a battle now and then; null when he writes nothing. */
export function writeAtRandom(state: BattleState, chance: Pick<Dice, 'pick'>): Command | null {
  if (state.phase === 'over' || chance.pick(WRITES_ONE_IN) > 0) return null
  const side = BATTLE_SIDES[chance.pick(BATTLE_SIDES.length)] ?? 'side-1'
  const all = allUnits(state)
  const piece = all[chance.pick(Math.max(1, all.length))]?.id ?? null
  switch (chance.pick(8)) {
    case 0:
      return { kind: 'photo', side, picture: NO_PICTURE, caption: '' }
    case 1:
      return { kind: HAND_OVER, side, automatic: !state.automatic.includes(side) }
    case 2:
    case 3:
      return piece === null
        ? null
        : { kind: 'set-counter', side, piece, name: 'Rations', count: chance.pick(3) }
    default: {
      const isOwn = chance.pick(2) === 0
      return { kind: 'note', side, piece, text: `${isOwn ? 'Own note' : 'Note'} of ${side}`, private: isOwn }
    }
  }
}
