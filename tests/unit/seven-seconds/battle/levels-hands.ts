import { expect } from 'vitest'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'

/** Commands as anybody may type them. */

/** The state after it, or what it is refused for. */
export function given(state: BattleState, draft: unknown): Problem | BattleState {
  const decision = decide(state, draft)
  return isRefusal(decision) ? decision.problem : decision.state
}

export function problemOf(state: BattleState, draft: unknown): Problem {
  const before = JSON.stringify(state)
  const answer = given(state, draft)
  expect(JSON.stringify(state)).toBe(before)
  if (!('code' in answer)) throw new Error('It was carried out.')
  return answer
}

/** The same thing over and over. */
export const manyOf = (count: number, id = 'b-tactical-1'): string[] =>
  Array.from({ length: count }, () => id)
