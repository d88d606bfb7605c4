import type { BattleEvent } from '../documents/events.ts'
import type { BattleSetup } from '../documents/setup.ts'

/** What a battle begins with: both sides set up, each by itself. */
export const begin = (setup: BattleSetup): readonly BattleEvent[] => [
  { kind: 'begun', setup },
  { kind: 'phase-entered', phase: setup.scenario.secretOrders ? 'ordering' : 'deploying' },
]
