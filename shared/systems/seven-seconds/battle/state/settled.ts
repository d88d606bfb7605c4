import type { Settlement, Side } from '../words.ts'
import type { ObjectiveState } from './state.ts'

/** Inspected Objectives carry ten Target Counters at least (p.16, R29). */
const INSPECTED = 10

/** What an Objective becomes when the side in control of the Table settles it (p.16, R29). */
export function settledAs(
  objective: ObjectiveState,
  settlement: Settlement,
  controls: Side | null,
): ObjectiveState {
  const change = {
    secured: { holder: controls },
    destroyed: { destroyed: true },
    inspected: {
      counters: Math.max(INSPECTED, objective.counters),
      holder: objective.holder === controls ? objective.holder : null,
    },
  }[settlement]
  return { ...objective, ...change }
}
