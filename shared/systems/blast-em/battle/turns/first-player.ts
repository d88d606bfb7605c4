import { rollSum } from '../../../../battle/log.ts'
import { flip } from '../course/throws.ts'
import { notYours } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import type { Player } from '../words.ts'
import { beginTurn } from '../course/flow.ts'

/** Who goes first: as agreed, else the highest of a d6 each, or coins. Source: line 301. */
export const rollFirstPlayer: Rule<'roll-first-player'> = {
  phases: ['first-player'],
  offers: (_state, side) => (side === 'player-1' ? [{}] : []),
  check: (_state, { side }) => notYours(side, 'player-1', 301),
  resolve: (log) => {
    const { players, first, rules } = log.state.setup
    const sides = players.map(({ side }) => side)
    const found = first ?? (rules.firstPlayer === 'coin' ? byCoin(log, sides) : highest(log, sides))
    log.emit({ kind: 'first-player-found', side: found })
    beginTurn(log, found, true)
  },
}

/** Ties of the highest throw again. */
function highest(log: Log, among: readonly Player[]): Player {
  const [only = 'player-1', ...others] = among
  if (others.length === 0) return only
  const thrown = among.map((side) => ({
    side,
    face: rollSum(log, { purpose: 'first-player', side, unit: null }, 1),
  }))
  const most = Math.max(...thrown.map(({ face }) => face))
  return highest(
    log,
    thrown.filter(({ face }) => face === most).map(({ side }) => side),
  )
}

/** Each flips against the next: heads stays in. */
function byCoin(log: Log, [one = 'player-1', next, ...others]: readonly Player[]): Player {
  if (!next) return one
  return byCoin(log, [flip(log, one, null, 'first-player') ? one : next, ...others])
}
