import { wholeFrom, words } from '../../../../battle/field.ts'
import { impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { missionOf } from '../state/card.ts'
import type { BattleState } from '../state/state.ts'
import type { Side } from '../words.ts'

const MOST_POINTS = 99
const LONGEST_NOTE = 200

/**
 * What a line of a mission brought is set by the players, with the reason: the last word at a table is theirs. Either
 * of them may; `side` says whose mission it is. Source: End of Game, p.16.
 */
export const correctScore: Rule<'correct-score'> = {
  phases: ['over'],
  offers: (state, side) => {
    const lines = linesOf(state, side)
    if (lines === 0) return []
    return [
      {
        line: wholeFrom(0, lines - 1),
        points: wholeFrom(-MOST_POINTS, MOST_POINTS),
        note: words(LONGEST_NOTE, false),
      },
    ]
  },
  check: (state, { side, line }) =>
    when(line >= linesOf(state, side), () =>
      impossible('score/no-line', 'This mission has no such line: look at it again.', {
        page: 16,
        path: ['line'],
      }),
    ),
  resolve: (log, { side, line, points, note }) =>
    log.emit({ kind: 'score-corrected', side, line, points, note }),
}

function linesOf(state: BattleState, side: Side): number {
  return missionOf(state, side)?.conditions.length ?? 0
}
