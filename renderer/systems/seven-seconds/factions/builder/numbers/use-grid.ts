import { computed, nextTick, ref, toValue, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import { STATS, type Rating, type Tech } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { Moving } from './use-moving.ts'
import { cellOf, sameCell, stepTo, type Cell, type CellView, type Step } from './steps.ts'

export interface Grid {
  readonly rows: ComputedRef<readonly { readonly stat: Cell['stat']; readonly cells: readonly CellView[] }[]>
  /** The row that Tab leads to in every rating. */
  readonly row: Ref<number>
  /** The cell that is explained: under the pointer, else the one that had the focus last. */
  readonly shown: ComputedRef<CellView>
  readonly hovered: Ref<Cell | null>
  /** The step under the pointer. */
  readonly aimed: Ref<'up' | 'down' | null>
  /** A step that was asked for and refused; told until something else is done. */
  readonly refused: Ref<{ readonly cell: Cell; readonly step: Step } | null>
  readonly reach: (cell: Cell) => void
  readonly set: (cell: Cell, value: number) => void
  /** ← → − + and 1–5 change the stat, M moves a point of it; ↑ ↓ Home End go to another one. */
  readonly press: (event: KeyboardEvent, cell: CellView) => void
}

/** The 18 numbers as the keys and the pointer see them. `take` saves a step. */
export function useGrid(
  tech: MaybeRefOrGetter<Tech>,
  columns: readonly Rating[],
  take: (tech: Tech, cell: Cell, value: number) => void,
  focus: (cell: Cell) => void,
  moving: Pick<Moving, 'from' | 'begin' | 'put' | 'leave'>,
): Grid {
  const rows = computed(() =>
    STATS.map((stat) => ({ stat, cells: columns.map((rating) => cellOf(toValue(tech), { rating, stat })) })),
  )
  const row = ref(0)
  const last = ref<Cell>({ rating: columns[0] ?? 3, stat: STATS[0] })
  const hovered = ref<Cell | null>(null)
  const aimed = ref<'up' | 'down' | null>(null)
  const refused: Grid['refused'] = ref(null)

  function reach(cell: Cell): void {
    if (!sameCell(cell, last.value)) {
      refused.value = null
      aimed.value = null
    }
    // What gets the focus is spoken of, wherever the pointer was left.
    hovered.value = null
    row.value = STATS.indexOf(cell.stat)
    last.value = cell
  }

  function set(cell: Cell, value: number): void {
    const now = toValue(tech)
    if (now[cell.rating][cell.stat] === value) return
    const step = stepTo(now, cell, value)
    refused.value = step.kind === 'refused' ? { cell, step } : null
    if (step.kind === 'open') take(step.tech, cell, value)
  }

  function go(to: number, { rating }: Cell): void {
    const stat = STATS[Math.min(STATS.length - 1, Math.max(0, to))]
    if (!stat) return
    reach({ rating, stat })
    void nextTick(() => focus({ rating, stat }))
  }

  function press(event: KeyboardEvent, cell: CellView): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const does = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : null
    if (does === undefined && digit === null) return
    const moves = moving.from.value !== null
    if (!moves && (does === 'put' || does === 'leave')) return
    event.preventDefault()
    hovered.value = null
    aimed.value = null
    // While a point is on the move, no stat is changed beside it.
    const value = digit ?? (typeof does === 'number' ? cell.value + does : null)
    if (value !== null) {
      if (!moves) set(cell, value)
    } else if (does === 'put' || does === 'leave') moving[does](cell)
    else if (does === 'move') moving[moves ? 'put' : 'begin'](cell)
    else if (typeof does === 'string')
      go({ first: 0, up: row.value - 1, down: row.value + 1, last: STATS.length - 1 }[does], cell)
  }

  return {
    rows,
    row,
    shown: computed(() => cellOf(toValue(tech), hovered.value ?? last.value)),
    hovered,
    aimed,
    refused,
    reach,
    set,
    press,
  }
}

type Does = 1 | -1 | 'up' | 'down' | 'first' | 'last' | 'move' | 'put' | 'leave'

const KEYS: Readonly<Record<string, Does>> = {
  '+': 1,
  '=': 1,
  ArrowRight: 1,
  '-': -1,
  '−': -1,
  ArrowLeft: -1,
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  m: 'move',
  Enter: 'put',
  ' ': 'put',
  Escape: 'leave',
}
