import type { Step } from '../documents/steps.ts'

/**
 * What the first of what is going on asks somebody to meet: the next, or of those who are tied, of whom everybody is
 * asked before anything is thrown, the one that is named. Source: lines 7, 64; R13.
 */
export function attackMet(steps: readonly Step[]): Step | null {
  const [first, next] = steps
  if (first?.kind !== 'react') return null
  const { attack } = first
  if (attack === undefined) return next ?? null
  return steps.find((step) => attackCalled(step) === attack) ?? null
}

/** An attack by its number, a ram by the vehicle; of anything else null. */
export function attackCalled(step: Step): number | string | null {
  if (step.kind === 'shot') return step.shot.id
  return step.kind === 'ram' ? step.craft : null
}

/** Whose doing it is that was declared; of anything else null. */
export function declarer(step: Step): string | null {
  if ('shot' in step) return step.shot.by
  if (step.kind === 'ram') return step.driver
  if (step.kind === 'deed') return step.deed.fighter
  if (step.kind === 'hold') return step.winner
  return step.kind === 'grab' ? step.by : null
}
