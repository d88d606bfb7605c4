import { impossible, when, type Hindrance, type Rule } from '../rules/rule.ts'
import { pieceShown } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { PHASES, type TargetId } from '../words.ts'
import { MOST_OWN_COUNTERS } from './kinds.ts'

/** The page on which counters beside a unit are spoken of; the book has no rule for notes. */
const PAGE = 7

/** Of a piece that still hides nobody may learn even that it exists. */
function unknownPiece(state: BattleState, piece: TargetId | null): readonly Hindrance[] {
  return when(piece !== null && pieceShown(state, piece) === null, () =>
    impossible('note/no-piece', 'There is no such unit or Blip to write on: choose one that is shown.', {
      page: PAGE,
      path: ['piece'],
      values: { id: piece ?? '' },
    }),
  )
}

/** Something to remember about a unit, a Blip or the battle. A new text takes the place of the last; without one it goes. */
export const note: Rule<'note'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, { piece }) => unknownPiece(state, piece),
  resolve: (log, { side, piece, text, private: own }) =>
    log.emit({ kind: 'noted', side, piece, text, private: own }),
}

/** A counter of the players' own on a unit or Blip, such as ammunition in a scenario; at 0 it goes. */
export const setCounter: Rule<'set-counter'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, { piece, name, count }) => {
    const others = state.ownCounters.filter((one) => one.piece === piece && one.name !== name)
    return [
      ...unknownPiece(state, piece),
      ...when(count > 0 && others.length >= MOST_OWN_COUNTERS, () =>
        impossible('counter/too-many', `This piece has ${MOST_OWN_COUNTERS} counters: take one off first.`, {
          page: PAGE,
          path: ['name'],
          values: { most: MOST_OWN_COUNTERS },
        }),
      ),
    ]
  },
  resolve: (log, { side, piece, name, count }) => log.emit({ kind: 'counter-set', side, piece, name, count }),
}

/** A photo of the table at this moment. Whether its picture is kept is for whoever keeps pictures. */
export const photo: Rule<'photo'> = {
  phases: PHASES,
  offers: () => [],
  check: () => [],
  resolve: (log, { side, picture, caption }) => log.emit({ kind: 'photo-taken', side, picture, caption }),
}

/** A side does without its PIN from here on. Who may say so is for whoever keeps the PINs. */
export const giveUpPin: Rule<'give-up-pin'> = {
  phases: PHASES,
  offers: () => [],
  check: () => [],
  resolve: (log, { side }) => log.emit({ kind: 'pin-given-up', side }),
}
