import type { BattleView } from '../../../../../shared/systems/seven-seconds/battle/view.ts'
import type { Unit } from '../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SQUARES, type Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'

/** One square of a Holding Area, as its owner has to know it during the battle. */
export interface OwnSquare {
  readonly square: number
  /** Who began on it, also when everybody has seen them since; nobody on the square of a Decoy. */
  readonly units: readonly Unit[]
  /** Its Blip comes later, lies face down on the table, or was turned over. */
  readonly blip: 'waiting' | 'face-down' | 'turned'
}

/** What a side set on each square, and what has become of it since. */
export function ownSquares(
  { units, blips, round }: Pick<BattleView, 'units' | 'blips' | 'round'>,
  side: Side,
): readonly OwnSquare[] {
  return SQUARES.map((square) => {
    const lies = blips.some((blip) => blip.side === side && blip.square === square)
    return {
      square,
      units: units.filter((unit) => unit.side === side && unit.square === square),
      // Before round 1 no Blip is turned over.
      blip: lies ? 'face-down' : round === 0 ? 'waiting' : 'turned',
    }
  })
}
