import type { BattleSide } from '../../campaign/documents.ts'
import { TROOPERS } from '../../words.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleState, Unit } from '../state/state.ts'
import { SIDES, type Side } from '../words.ts'
import type { BattleScore } from './score.ts'

/** An event that is told without what was in it. */
interface Hidden {
  readonly kind: 'hidden'
}

/** What of a battle that is over goes into its report: told from its state and from anyone's view of it alike. */
export interface Ended extends Pick<BattleState, 'attacker' | 'ending'> {
  readonly score: BattleScore | null
  readonly units: readonly Unit[]
}

/**
 * What a campaign keeps of a battle that is over, side a first; null while it is not over. `participants` are the
 * campaign's ids.
 */
export function reportOf(
  { score, attacker, ending, units }: Ended,
  events: readonly (BattleEvent | Hidden)[],
  participants: Readonly<Record<Side, string>>,
): [BattleSide, BattleSide] | null {
  if (!score) return null
  const [a, b] = SIDES
  const sideOf = (side: Side): BattleSide => ({
    participant: participants[side],
    role: attacker === null ? null : attacker === side ? 'attacker' : 'defender',
    roleDie: roleDie(events, side),
    victoryPoints: score[side].total,
    controlsTable: ending?.controls === side,
    lost: Object.fromEntries(
      TROOPERS.flatMap((type) => {
        const lost = units.filter(
          (unit) => unit.side === side && unit.type === type && unit.where === 'destroyed',
        )
        return lost.length > 0 ? [[type, lost.length]] : []
      }),
    ),
  })
  return [sideOf(a), sideOf(b)]
}

/** The die of the role roll, without bonuses. */
function roleDie(events: readonly (BattleEvent | Hidden)[], side: Side): number | null {
  for (const event of events) {
    if (event.kind === 'rolled' && event.purpose === 'role' && event.side === side)
      return event.dice[0] ?? null
  }
  return null
}
