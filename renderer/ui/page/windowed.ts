import { computed, nextTick, onMounted, onUnmounted, ref, watch, type ComputedRef, type Ref } from 'vue'

export interface Windowed<T> {
  /** The rows in or near the window, in order, each with where it stands. */
  readonly rows: ComputedRef<readonly { readonly item: T; readonly index: number; readonly top: number }[]>
  /** How high all rows are together. */
  readonly height: ComputedRef<number>
}

/** Rows beyond both edges: what comes into view is drawn already. */
const BEYOND = 8

/**
 * A list of thousands of rows of one height, of which only those in the window are there; and one more, `kept`,
 * which has the focus or can get it. It does not matter what scrolls: the list itself or the screen around it.
 */
export function useWindowed<T>(
  all: Readonly<Ref<readonly T[]>>,
  list: Readonly<Ref<HTMLElement | null>>,
  { rowHeight, kept }: { rowHeight: number; kept: () => number },
): Windowed<T> {
  const first = ref(0)
  const last = ref(2 * BEYOND)

  function look(): void {
    if (!list.value) return
    const { top } = list.value.getBoundingClientRect()
    first.value = Math.max(0, Math.floor(-top / rowHeight) - BEYOND)
    last.value = Math.ceil((innerHeight - top) / rowHeight) + BEYOND
  }

  onMounted(() => {
    look()
    // Scrolling does not bubble; on its way down it passes here, wherever it happens.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', look)
  })
  onUnmounted(() => {
    document.removeEventListener('scroll', look, { capture: true })
    removeEventListener('resize', look)
  })
  // A shorter list may have been pulled up without a scroll.
  watch(all, () => void nextTick(look))

  return {
    rows: computed(() => {
      const end = Math.min(last.value, all.value.length)
      const indices = Array.from({ length: Math.max(0, end - first.value) }, (_, n) => first.value + n)
      const extra = kept()
      if (extra >= 0 && extra < first.value) indices.unshift(extra)
      if (extra >= Math.max(end, first.value)) indices.push(extra)
      return indices.flatMap((index) => {
        const item = all.value[index]
        return item === undefined ? [] : [{ item, index, top: index * rowHeight }]
      })
    }),
    height: computed(() => all.value.length * rowHeight),
  }
}
