import type { BattleEvent } from '../documents/events.ts'
import type { BattleSetup } from '../documents/setup.ts'

/** What a battle begins with: Tactics and Initiative are the players’ (line 3). */
export const begin = (setup: BattleSetup): readonly BattleEvent[] => [
  { kind: 'begun', setup },
  { kind: 'phase-entered', phase: 'initiative' },
]
