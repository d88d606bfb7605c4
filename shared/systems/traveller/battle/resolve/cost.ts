import type { StepOf } from '../documents/steps.ts'
import type { Log } from '../rules/rule.ts'
import { countOf, fighterIn, rulesOf, turnOf } from '../state/look.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import type { ActionKind } from '../words.ts'

/** What is spent in a turn, and what changes Initiative (lines 7, 11). */

export function spend(log: Log, fighter: string, action: ActionKind, keepsAim = action === 'free'): void {
  log.emit({ kind: 'spent', fighter, action, keepsAim })
}

/** A Significant Action for what is declared: the aim that goes with it comes back where that is withdrawn (lines 29, 86). */
export function aimSpent(log: Log, fighter: string): Pick<StepOf<'grab'>, 'aim'> {
  const aim = fighterIn(log.state, fighter)?.aim ?? null
  spend(log, fighter, 'significant')
  return aim ? { aim } : {}
}

/**
 * A change counts in this round as long as one has yet to act, be it one's turn and somebody has come between, and in the
 * next after that (line 11, R12).
 */
export function shift(log: Log, fighter: Fighter, why: 'reactions' | 'leadership', add: number): void {
  const { turn, acted } = fighter
  const isWaiting = turn === 'waiting' || turn === 'delaying' || (turn === 'now' && !acted)
  const isLifted = why === 'leadership' && isLate(log.state, fighter, add)
  log.emit({
    kind: 'initiative-shifted',
    fighter: fighter.id,
    why,
    add,
    round: isWaiting && !isLifted ? 'now' : 'next',
  })
}

/** Lifted above the count that runs, by house rule it counts in the next round (TRV-030). */
function isLate(state: BattleState, fighter: Fighter, add: number): boolean {
  const running = turnOf(state)?.count
  if (rulesOf(state).lifted === 'next' || running === undefined || add <= 0) return false
  return countOf(state, fighter) <= running && countOf(state, fighter) + add > running
}
