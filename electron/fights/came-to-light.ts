import type { FightLog } from './log.ts'

/**
 * How many lines from this one on brought to light what a side keeps under a PIN: pieces of it, or all cards at the
 * end. What was seen cannot be taken back.
 */
export function cameToLight(
  { play, events }: FightLog,
  from: number,
  locked: Readonly<Record<string, boolean>>,
): number {
  const lines = events.flatMap(({ decision, event }) => {
    if (decision < from) return []
    return play.light(event).some(({ of }) => locked[of]) ? [decision] : []
  })
  return new Set(lines).size
}
