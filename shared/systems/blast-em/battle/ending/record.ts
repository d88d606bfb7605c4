import { is, one, some, wholeFrom, type Fields } from '../../../../battle/field.ts'
import { notYours } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { allModels, idsOf, rulesOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { isPlayer, OUTCOMES } from '../words.ts'
import { findSomething } from '../actions/finds.ts'
import { endMission, settleLosses } from './losses.ts'

/** More strays than anybody brings home. */
const MOST_TAGALONGS = 9

function recordFields(state: BattleState): Fields {
  const { players } = state.setup
  const sides = players.map(({ side }) => side)
  const team = idsOf(allModels(state).filter(({ side }) => isPlayer(side)))
  return {
    outcome: one(OUTCOMES),
    // Of allies all have won, of rivals one may have.
    winner:
      rulesOf(state).teams === 'rivals' && sides.length > 1
        ? { kind: 'one', of: sides, orNone: true, measured: false }
        : is(null),
    out: some(team),
    tagalongs: {
      kind: 'list',
      of: { side: one(sides), count: wholeFrom(1, MOST_TAGALONGS) },
      key: 'side',
      begin: [],
      least: 0,
      most: sides.length,
      measured: true,
    },
  }
}

/**
 * A mission that was played without the program: the players say how it ended, whom it cost and how many Tagalongs were
 * met and brought home. Everybody else came back. A Hero who is out loses his team the mission all the same.
 * Source: lines 49, 192; R33, R35.
 */
export const recordMission: Rule<'record-mission'> = {
  phases: ['first-player'],
  offers: (state, side) => (side === 'player-1' ? [recordFields(state)] : []),
  check: (_state, { side }) => notYours(side, 'player-1', 301),
  resolve: (log, { outcome, winner, out, tagalongs }) => {
    for (const { side, count } of tagalongs) {
      const [finder] = allModels(log.state).filter((model) => model.side === side)
      for (let n = 0; finder && n < count; n += 1) findSomething(log, finder.id, { kind: 'tagalong' }, null)
    }
    log.emit({ kind: 'recorded', out: [...out] })
    settleLosses(log)
    if (log.state.ending) return
    // With a Hero who is out nobody has won.
    const isWinner = outcome === 'won' && winner !== null && !log.state.lost.includes(winner)
    endMission(log, outcome, 'by-agreement', isWinner ? winner : null)
  },
}
