import { lookBackBy } from '../../../../battle/play.ts'
import type { BattleEvent } from '../documents/events.ts'

/** Where to look in a log once more. */
export const MOMENTS = ['revealed', 'decoy', 'engagement', 'destroyed', 'scored', 'ended'] as const
export type Moment = (typeof MOMENTS)[number]

/** Events that are a moment whenever they happen. */
const PLAIN: ReadonlyMap<BattleEvent['kind'], Moment> = new Map([
  ['unit-destroyed', 'destroyed'],
  ['scored', 'scored'],
  ['ended', 'ended'],
])

export function momentOf(event: BattleEvent): Moment | null {
  if (event.kind === 'revealed') return event.unit === null ? 'decoy' : 'revealed'
  // Where nobody took part nothing was fought out.
  if (event.kind === 'priority-known') return event.numbers.length > 0 ? 'engagement' : null
  return PLAIN.get(event.kind) ?? null
}

function whoIn(event: BattleEvent): { by?: string; whom?: string } {
  if (event.kind === 'unit-destroyed') return { whom: event.unit }
  if (event.kind === 'revealed' && event.unit !== null) return { whom: event.unit }
  return {}
}

export const momentsOf = lookBackBy({
  momentOf,
  turning: ['destroyed', 'scored'],
  whoIn,
  hasOdds: (event: BattleEvent) => event.kind === 'shot',
})
