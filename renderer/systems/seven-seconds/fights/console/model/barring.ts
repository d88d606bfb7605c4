import type { Problem } from '../../../../../../shared/problem.ts'
import type { Hindrance } from '../../../../../../shared/battle/rule.ts'

/** What an action cannot be done with: where the program only assists, players may agree on all but the impossible. */
export function barring(hindrances: readonly Hindrance[], enforces: boolean): readonly Problem[] {
  return hindrances.filter(({ firm }) => firm || enforces).map(({ problem }) => problem)
}
