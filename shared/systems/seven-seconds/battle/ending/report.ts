import type { BattleSide } from '../../campaign/documents.ts'
import { TROOPERS } from '../../words.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import { SIDES, type Side } from '../words.ts'
import { endOf, scoreBattle } from './score.ts'

/**
 * What a campaign keeps of a battle that is over, side a first; null while it is not over. `participants` are the
 * campaign's ids.
 */
export function reportOf(
  state: BattleState,
  events: readonly BattleEvent[],
  participants: Readonly<Record<Side, string>>,
): [BattleSide, BattleSide] | null {
  const score = scoreBattle(state)
  if (!score) return null
  const { losses, controls } = endOf(state)
  const [a, b] = SIDES
  const sideOf = (side: Side): BattleSide => ({
    participant: participants[side],
    role: state.attacker === null ? null : state.attacker === side ? 'attacker' : 'defender',
    roleDie: roleDie(events, side),
    victoryPoints: score[side].total,
    controlsTable: controls === side,
    lost: Object.fromEntries(
      TROOPERS.flatMap((type) => {
        const count = losses[side][type]
        return count ? [[type, count]] : []
      }),
    ),
  })
  return [sideOf(a), sideOf(b)]
}

/** The die of the role roll, without bonuses. */
function roleDie(events: readonly BattleEvent[], side: Side): number | null {
  for (const event of events) {
    if (event.kind === 'rolled' && event.purpose === 'role' && event.side === side)
      return event.dice[0] ?? null
  }
  return null
}
