import {
  computed,
  nextTick,
  ref,
  toValue,
  watch,
  type ComputedRef,
  type MaybeRefOrGetter,
  type Ref,
} from 'vue'
import type { Step, StepRow } from './steps.ts'

export interface ActiveStep {
  /** The step that Tab leads to and that the arrow keys move from. */
  readonly active: ComputedRef<Step | null>
  /** The step that the explanation speaks of: under the pointer, else the active one. */
  readonly shown: ComputedRef<Step | null>
  readonly hovered: Ref<Step | null>
  readonly activate: (step: Step) => void
  /** Arrow keys, Home and End, with Ctrl to the corners. */
  readonly move: (event: KeyboardEvent) => void
  readonly focus: () => void
}

type Place = readonly [row: number, column: number]

/** One stop for Tab in the grid of steps. It begins at the first step that can be paid for. */
export function useActiveStep(
  rows: MaybeRefOrGetter<readonly StepRow[]>,
  faction: MaybeRefOrGetter<string>,
  table: Readonly<Ref<HTMLElement | null>>,
): ActiveStep {
  const place = ref<Place>([0, 0])
  const hoverPlace = ref<Place | null>(null)
  const at = ([row, column]: Place): Step | null => toValue(rows)[row]?.steps[column] ?? null

  const placeOf = (wanted: (step: Step) => boolean): Place | null => {
    for (const [row, { steps }] of toValue(rows).entries()) {
      const column = steps.findIndex(wanted)
      if (column >= 0) return [row, column]
    }
    return null
  }
  const same = (a: Step) => (b: Step) => a.rating === b.rating && a.stat === b.stat

  watch(
    () => toValue(faction),
    () => {
      hoverPlace.value = null
      place.value = placeOf(({ offer }) => offer.problem === null) ?? [0, 0]
    },
    { immediate: true },
  )

  function focus(): void {
    table.value?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  function move(event: KeyboardEvent): void {
    const to = target(event, place.value, toValue(rows).length - 1, (toValue(rows)[0]?.steps.length ?? 1) - 1)
    if (!to) return
    event.preventDefault()
    place.value = to
    hoverPlace.value = null
    void nextTick(focus)
  }

  const active = computed(() => at(place.value))
  return {
    active,
    shown: computed(() => (hoverPlace.value && at(hoverPlace.value)) ?? active.value),
    hovered: computed({
      get: () => hoverPlace.value && at(hoverPlace.value),
      set: (step) => (hoverPlace.value = step && placeOf(same(step))),
    }),
    activate: (step) => {
      place.value = placeOf(same(step)) ?? place.value
      hoverPlace.value = null
    },
    move,
    focus,
  }
}

function target(
  event: KeyboardEvent,
  [row, column]: Place,
  lastRow: number,
  lastColumn: number,
): Place | null {
  if (event.altKey || event.metaKey) return null
  switch (event.key) {
    case 'ArrowUp':
      return [Math.max(0, row - 1), column]
    case 'ArrowDown':
      return [Math.min(lastRow, row + 1), column]
    case 'ArrowLeft':
      return [row, Math.max(0, column - 1)]
    case 'ArrowRight':
      return [row, Math.min(lastColumn, column + 1)]
    case 'Home':
      return [event.ctrlKey ? 0 : row, 0]
    case 'End':
      return [event.ctrlKey ? lastRow : row, lastColumn]
    default:
      return null
  }
}
