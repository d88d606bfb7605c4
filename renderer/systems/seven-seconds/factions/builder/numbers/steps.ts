import { isRefusal, type Problem } from '../../../../../../shared/problem.ts'
import { pointsLeft, startOf } from '../../../../../../shared/systems/seven-seconds/building/points.ts'
import { takeStep } from '../../../../../../shared/systems/seven-seconds/building/step.ts'
import type { Rating, Stat, Tech } from '../../../../../../shared/systems/seven-seconds/words.ts'

/** The order in which a faction is built, and in which its ratings stand side by side (p.28). */
export const COLUMNS = [3, 2, 1] as const satisfies readonly Rating[]

/** A stat of a rating. */
export interface Cell {
  readonly rating: Rating
  readonly stat: Stat
}

/** What would come of setting a stat to a value. */
export type Step = { readonly to: number } & (
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'open'
      readonly tech: Tech
      /** Higher ratings whose stat goes up with it. */
      readonly lifted: readonly Rating[]
      /** Points left then, of every rating where that changes. */
      readonly left: readonly { readonly rating: Rating; readonly points: number }[]
    }
)

export function stepTo(tech: Tech, { rating, stat }: Cell, to: number): Step {
  const taken = takeStep(tech, rating, stat, to)
  if (isRefusal(taken)) return { kind: 'refused', to, problem: taken.problem }
  const next = taken.tech
  return {
    kind: 'open',
    to,
    tech: next,
    lifted: COLUMNS.filter((one) => one !== rating && next[one][stat] !== tech[one][stat]),
    left: COLUMNS.filter((one) => pointsLeft(next, one) !== pointsLeft(tech, one)).map((one) => ({
      rating: one,
      points: pointsLeft(next, one),
    })),
  }
}

export interface CellView extends Cell {
  readonly value: number
  /** What the lower rating gives it. */
  readonly start: number
  readonly up: Step
  readonly down: Step
}

export function cellOf(tech: Tech, cell: Cell): CellView {
  const value = tech[cell.rating][cell.stat]
  const start = startOf(tech, cell.rating, cell.stat)
  return { ...cell, value, start, up: stepTo(tech, cell, value + 1), down: stepTo(tech, cell, value - 1) }
}

export const sameCell = (a: Cell, b: Cell): boolean => a.rating === b.rating && a.stat === b.stat
