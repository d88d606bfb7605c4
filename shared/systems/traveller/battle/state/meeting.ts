import type { Step, StepOf } from '../documents/steps.ts'

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

type Pair = readonly [number, number]

/**
 * Of full auto the pairs as they lie, and the dice that are still to be sorted: where these leave nothing to choose they
 * are pairs too, and an odd one of them is lost. Source: line 95; R19.
 */
export function sortedDice({ dice, laid = 0 }: Pick<StepOf<'pairs'>, 'dice' | 'laid'>): {
  readonly pairs: readonly Pair[]
  readonly loose: readonly number[]
} {
  const rest = dice.slice(laid * 2)
  const isSorted = rest.length <= 2 || rest.every((die) => die === rest[0])
  const lying = isSorted ? dice : dice.slice(0, laid * 2)
  const pairs = lying.flatMap((die, at): Pair[] => {
    const other = lying[at + 1]
    return at % 2 === 0 && other !== undefined ? [[die, other]] : []
  })
  return { pairs, loose: isSorted ? [] : rest }
}
