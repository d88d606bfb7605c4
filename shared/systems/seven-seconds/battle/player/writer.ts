import type { Dice } from '../../../../dice/source.ts'
import type { Command } from '../documents/commands.ts'
import { piecesOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { SIDES } from '../words.ts'

/** So many commands pass before he writes something, on average. */
const WRITES_ONE_IN = 12
/** No picture is behind it: for battles that are played without a file. */
const NO_PICTURE = '0'.repeat(64)

/**
 * Somebody who writes beside a battle now and then: notes, some for himself alone, and counters on any piece that is
 * shown. Null when he writes nothing. With `photos` he takes some too.
 */
export function writeAtRandom(
  state: BattleState,
  chance: Pick<Dice, 'pick'>,
  { photos = false }: { readonly photos?: boolean } = {},
): Command | null {
  if (state.phase === 'over' || chance.pick(WRITES_ONE_IN) > 0) return null
  const side = chance.pick(2) === 0 ? 'a' : 'b'
  const pieces = SIDES.flatMap((one) => piecesOf(state, one))
  const piece = pieces[chance.pick(pieces.length + 1)]?.id ?? null
  const number = chance.pick(100)
  if (photos && number < 5) return { kind: 'photo', side, picture: NO_PICTURE, caption: `Photo ${number}` }
  if (piece !== null && number % 2 === 0) {
    // Two names only, so that no piece ever carries too many.
    return { kind: 'set-counter', side, piece, name: number % 4 ? 'Smoke' : 'Fuel', count: number % 3 }
  }
  // What he keeps to himself never reads like what he once wrote in the open.
  const isPrivate = chance.pick(2) === 0
  const text = number % 7 === 0 ? '' : `${isPrivate ? 'Own note' : 'Note'} ${number} of ${side}`
  return { kind: 'note', side, piece, text, private: isPrivate }
}
