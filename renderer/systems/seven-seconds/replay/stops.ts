import type { ToldEvent } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isQuiet } from '../fights/console/log/sentences.ts'

export interface Stops {
  /** Events at which something is to be seen, by their numbers. */
  readonly all: readonly number[]
  /** Where to begin: with round 1, or before that with the first thing that happened. */
  readonly start: number
}

/** Where a step leads: each event that is told of, and the end of a line that tells nothing else. */
export function stopsOf(events: readonly ToldEvent[]): Stops {
  const all: number[] = []
  let isToldOf = false
  events.forEach(({ number, decision, event }, index) => {
    const ends = events[index + 1]?.decision !== decision
    const isSeen = !isQuiet(event)
    if (decision > 0 && (isSeen || (ends && !isToldOf))) all.push(number)
    isToldOf = ends ? false : isToldOf || isSeen
  })
  const begins = events.find(({ event }) => event.kind === 'round-begun')?.number
  return { all, start: begins ?? all[0] ?? 1 }
}
