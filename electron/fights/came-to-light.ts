import { isRevealed } from '../../shared/systems/seven-seconds/battle/view.ts'
import { SIDES, sideOf, type Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import type { FightLog } from './log.ts'

/**
 * How many lines from this one on brought to light what a side keeps under a PIN: Blips of it, or all cards at the
 * end. What was seen cannot be taken back.
 */
export function cameToLight(
  { events }: FightLog,
  from: number,
  locked: Readonly<Record<Side, boolean>>,
): number {
  const lines = events.flatMap(({ decision, event }) => {
    if (decision < from) return []
    if (event.kind === 'blip-revealed') return locked[sideOf(event.blip) ?? 'a'] ? [decision] : []
    const opens = event.kind === 'phase-entered' && isRevealed(event)
    return opens && SIDES.some((side) => locked[side]) ? [decision] : []
  })
  return new Set(lines).size
}
