import type { ToldEvent } from '../../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Side } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { sideOfEvent } from './sentences.ts'

/** What one decision led to: a line of the log. */
export interface LogGroup {
  readonly decision: number
  /** The round in which it was made, or which it begins; 0 before the first. */
  readonly round: number
  /** Its place within the round, from 1 on. */
  readonly number: number
  readonly events: readonly ToldEvent[]
  readonly side: Side | null
}

/**
 * The log by decisions, in order. A group that is the same as before is the same object, so that a screen draws
 * anew only what is new.
 */
export function groupLog(log: readonly ToldEvent[], before: readonly LogGroup[] = []): readonly LogGroup[] {
  const groups: LogGroup[] = []
  let round = 0
  let number = 0
  let from = 0
  while (from < log.length) {
    const decision = log[from]?.decision ?? 0
    let to = from
    number += 1
    while (to < log.length && log[to]?.decision === decision) {
      const event = log[to]?.event
      if (event?.kind === 'round-begun') [round, number] = [event.round, 1]
      to += 1
    }
    const known = before[groups.length]
    const events = log.slice(from, to)
    groups.push(
      known && isSame(known, decision, round, number, events)
        ? known
        : { decision, round, number, events, side: sideOfGroup(events) },
    )
    from = to
  }
  return groups
}

function isSame(
  known: LogGroup,
  decision: number,
  round: number,
  number: number,
  events: readonly ToldEvent[],
): boolean {
  return (
    known.decision === decision &&
    known.round === round &&
    known.number === number &&
    known.events.length === events.length &&
    known.events.every((event, index) => event === events[index])
  )
}

function sideOfGroup(events: readonly ToldEvent[]): Side | null {
  for (const { event } of events) {
    const side = event.kind === 'hidden' ? event.side : sideOfEvent(event)
    if (side !== null) return side
  }
  return null
}
