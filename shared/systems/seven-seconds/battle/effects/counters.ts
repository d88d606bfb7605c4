import type { Log } from '../rules/rule.ts'
import type { CounterReason, TargetId } from '../words.ts'

/** Puts Target Counters on something, or takes some off when `by` is below 0; 0 is no event. */
export function changeCounters(log: Log, target: TargetId, by: number, reason: CounterReason): void {
  if (by !== 0) log.emit({ kind: 'counters-changed', target, by, reason })
}
