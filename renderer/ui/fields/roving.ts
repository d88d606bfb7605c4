import { nextTick, ref, type Ref } from 'vue'

export interface Roving {
  /** The picture that Tab reaches. */
  active: Ref<string | null>
  onKey: (event: KeyboardEvent) => void
  /** Puts the focus on the picture that Tab reaches. */
  focus: () => void
}

/**
 * Keys in a group of pictures, or of what `selector` names, that wraps into rows: arrows go where they point, Home
 * and End to the ends.
 */
export function useRoving(list: Ref<HTMLElement | null>, selector = '[role="option"]'): Roving {
  const active = ref<string | null>(null)

  const pictures = (): HTMLElement[] =>
    list.value ? Array.from(list.value.querySelectorAll<HTMLElement>(selector)) : []

  function onKey(event: KeyboardEvent): void {
    const all = pictures()
    const from = all.findIndex((one) => one === document.activeElement)
    if (from < 0) return
    const to = target(event.key, all, from)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }

  return {
    active,
    onKey,
    focus: () =>
      void nextTick(() =>
        pictures()
          .find(({ tabIndex }) => tabIndex === 0)
          ?.focus(),
      ),
  }
}

function target(key: string, all: readonly HTMLElement[], from: number): number | null {
  const last = all.length - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last)
    case 'ArrowLeft':
      return Math.max(from - 1, 0)
    case 'ArrowDown':
      return inNextRow(all, from, 1)
    case 'ArrowUp':
      return inNextRow(all, from, -1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** The picture nearest to this one in the row below or above; itself where there is none. */
function inNextRow(all: readonly HTMLElement[], from: number, way: 1 | -1): number {
  const places = all.map((one) => one.getBoundingClientRect())
  const here = places[from]
  if (!here) return from
  const beyond = places.filter(({ top }) => (top - here.top) * way > 2)
  if (beyond.length === 0) return from
  const row = beyond.reduce((near, one) => ((one.top - near.top) * way < 0 ? one : near)).top
  const offset = (i: number): number => Math.abs((places[i]?.left ?? 0) - here.left)
  return places.reduce(
    (best, { top }, i) =>
      Math.abs(top - row) <= 2 && (best === from || offset(i) < offset(best)) ? i : best,
    from,
  )
}
