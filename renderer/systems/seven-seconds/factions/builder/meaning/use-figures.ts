import { computed, nextTick, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Figure, FigureGroup } from './figures.ts'

/** A number's place: its row, counted through all groups, and its column. */
export type Place = readonly [row: number, column: number]

export interface Figures {
  /** The row that each group begins with. */
  readonly first: ComputedRef<readonly number[]>
  /** The number that is explained: under the pointer, else with the focus. */
  readonly shown: ComputedRef<Figure | null | undefined>
  readonly isShown: (place: Place) => boolean
  /** The one number that Tab leads to. */
  readonly isReached: (place: Place) => boolean
  readonly reach: (place: Place) => void
  readonly point: (place: Place | null) => void
  /** The focus has gone elsewhere. */
  readonly leave: () => void
  /** The arrow keys, Home and End go from number to number. */
  readonly move: (event: KeyboardEvent) => void
}

/** Numbers in rows and columns: one stop for Tab, and the one that is looked at. */
export function useFigures(
  groups: () => readonly FigureGroup[],
  table: Readonly<Ref<HTMLElement | null>>,
): Figures {
  const reached = ref<Place>([0, 0])
  const focused = ref(false)
  const hovered = ref<Place | null>(null)
  const rows = computed(() => groups().flatMap((group) => group.rows))
  const at = ([row, column]: Place): Figure | undefined => rows.value[row]?.cells[column]
  const shownAt = computed(() => hovered.value ?? (focused.value ? reached.value : null))
  const same = (a: Place | null, b: Place): boolean => a !== null && a[0] === b[0] && a[1] === b[1]

  watch(rows, () => {
    if (!at(reached.value)) reached.value = [0, 0]
  })

  function move(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const [row, column] = reached.value
    const to = (
      {
        ArrowUp: [row - 1, column],
        ArrowDown: [row + 1, column],
        ArrowLeft: [row, column - 1],
        ArrowRight: [row, column + 1],
        Home: [row, 0],
        End: [row, (rows.value[row]?.cells.length ?? 1) - 1],
      } satisfies Record<string, Place> as Partial<Record<string, Place>>
    )[event.key]
    if (!to) return
    event.preventDefault()
    if (!at(to)) return
    hovered.value = null
    reached.value = to
    void nextTick(() => table.value?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus())
  }

  return {
    first: computed(() => {
      let from = 0
      return groups().map((group) => (from += group.rows.length) - group.rows.length)
    }),
    shown: computed(() => shownAt.value && at(shownAt.value)),
    isShown: (place) => same(shownAt.value, place),
    isReached: (place) => same(reached.value, place),
    reach: (place) => {
      reached.value = place
      focused.value = true
      hovered.value = null
    },
    point: (place) => (hovered.value = place),
    leave: () => (focused.value = false),
    move,
  }
}
