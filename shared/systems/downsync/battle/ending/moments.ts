import { lookBackBy } from '../../../../battle/play.ts'
import type { BattleEvent } from '../documents/events.ts'

/** Where to look in a log once more. */
export const MOMENTS = ['revealed', 'decoy', 'engagement', 'destroyed', 'scored', 'ended'] as const
export type Moment = (typeof MOMENTS)[number]

function momentOf(event: BattleEvent): Moment | null {
  switch (event.kind) {
    case 'revealed':
      return event.unit === null ? 'decoy' : 'revealed'
    case 'priority-known':
      return 'engagement'
    case 'unit-destroyed':
      return 'destroyed'
    case 'scored':
      return 'scored'
    case 'ended':
      return 'ended'
    default:
      return null
  }
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
