import type { Condition } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { mission } from '../cards-builders.ts'
import { PLAIN_CARDS } from './setup-steps.ts'

/** Pays nothing and asks nothing. */
const NOTHING: Condition[] = [{ kind: 'control', points: 0 }]

/** The battle with these missions kept; the one of a side that is not named pays nothing. */
export function withMissions(
  state: BattleState,
  conditions: Partial<Record<Side, Condition[]>> = {},
): BattleState {
  const missions = [
    mission({ deck: 'offense', number: 1, title: 'a', conditions: conditions.a ?? NOTHING }),
    mission({ deck: 'defense', number: 1, title: 'b', conditions: conditions.b ?? NOTHING }),
  ]
  const { a, b } = state.sides
  return {
    ...state,
    setup: { ...state.setup, cards: { ...PLAIN_CARDS, missions } },
    sides: {
      a: { ...a, mission: 'O-01', troops: 'T-01', mustered: true, placed: true, deployed: 16 },
      b: { ...b, mission: 'D-01', troops: 'T-02', mustered: true, placed: true, deployed: 16 },
    },
  }
}
