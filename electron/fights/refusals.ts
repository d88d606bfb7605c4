import { problem, type Refusal } from '../../shared/problem.ts'

/** The caller knew an older state of the battle. */
export function changedSince(): Refusal {
  const message = 'Something else happened in this battle meanwhile: look again, then choose.'
  return { problem: problem('fight/changed-since', message, ['after']) }
}
