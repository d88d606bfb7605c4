import { ref, toValue, type MaybeRefOrGetter, type Ref } from 'vue'
import { isRefusal, type Problem, type Refusal } from '../../../../../../shared/problem.ts'
import { movePoint, noPoint } from '../../../../../../shared/systems/seven-seconds/building/move.ts'
import type { Tech } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { sameCell, type Cell } from './steps.ts'

export interface Moving {
  /** The cell whose point is on the move. */
  readonly from: Ref<Cell | null>
  /** Why the latest move did not begin, or could not end where it was to. */
  readonly problem: Ref<Problem | null>
  /** Why a cell has no point to move; null where it has one. */
  readonly blocked: (cell: Cell) => Problem | null
  /** What would come of putting it into a cell; null where that is not of its rating. */
  readonly outcome: (cell: Cell) => { readonly tech: Tech } | Refusal | null
  readonly begin: (cell: Cell) => void
  readonly put: (cell: Cell) => void
  readonly leave: () => void
}

/** A point of a rating on its way from one stat to another: one step, and no other rating pays for it. */
export function useMoving(
  tech: MaybeRefOrGetter<Tech>,
  take: (tech: Tech, from: Cell, to: Cell) => void,
): Moving {
  const from = ref<Cell | null>(null)
  const problem = ref<Problem | null>(null)
  const blocked = ({ rating, stat }: Cell): Problem | null => noPoint(toValue(tech), rating, stat)

  function outcome(cell: Cell): { readonly tech: Tech } | Refusal | null {
    if (from.value?.rating !== cell.rating) return null
    return movePoint(toValue(tech), cell.rating, from.value.stat, cell.stat)
  }

  function leave(): void {
    from.value = null
    problem.value = null
  }

  return {
    from,
    problem,
    blocked,
    outcome,
    begin: (cell) => {
      problem.value = blocked(cell)
      from.value = problem.value ? null : cell
    },
    put: (cell) => {
      const start = from.value
      const end = outcome(cell)
      if (!start || end === null) return
      problem.value = isRefusal(end) ? end.problem : null
      if (isRefusal(end)) return
      leave()
      if (!sameCell(start, cell)) take(end.tech, start, cell)
    },
    leave,
  }
}
