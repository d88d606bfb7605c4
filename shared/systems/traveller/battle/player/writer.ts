import { HAND_OVER } from '../../../../battle/automatic.ts'
import type { Dice } from '../../../../dice/source.ts'
import { loop } from '../decide.ts'
import type { Command } from '../documents/commands.ts'
import type { BattleState } from '../state/state.ts'
import { isFightingSide } from '../words.ts'

const WRITES_ONE_IN = 14
/** No picture is behind it: for battles that are played without a file. */
const NO_PICTURE = '0'.repeat(64)

/** Somebody who writes beside a battle now and then; null when he writes nothing. */
export function writeAtRandom(state: BattleState, chance: Pick<Dice, 'pick'>): Command | null {
  if (state.phase === 'over' || chance.pick(WRITES_ONE_IN) > 0) return null
  const sides = loop.sidesOf(state)
  const side = sides[chance.pick(sides.length)] ?? 'side-1'
  const seen = Object.values(state.fighters).filter(({ hidden }) => !hidden)
  const piece = seen[chance.pick(Math.max(1, seen.length))]?.id ?? null
  switch (chance.pick(8)) {
    case 0:
      return { kind: 'photo', side, picture: NO_PICTURE, caption: '' }
    case 1: {
      const led = isFightingSide(side) ? side : 'side-1'
      return { kind: HAND_OVER, side: led, automatic: !state.automatic.includes(led) }
    }
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
