import { computed, onUnmounted, ref, watch, type ComputedRef, type Ref } from 'vue'

export interface Growing<T> {
  /** As many as are drawn by now. */
  readonly shown: ComputedRef<readonly T[]>
  /** Draws so many at least: up to one that shall be seen. */
  readonly reach: (count: number) => void
}

/**
 * A long list that is drawn a part at a time: more when `end`, an element behind the last line, comes near.
 * Another list begins anew where `begin` says that it is one.
 */
export function useGrowing<T>(
  all: Readonly<Ref<readonly T[]>>,
  end: Readonly<Ref<HTMLElement | null>>,
  { step = 60, begin }: { step?: number; begin: () => unknown },
): Growing<T> {
  const most = ref(step)
  watch(begin, () => (most.value = step))
  const nearEnd = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) most.value += step
    },
    // Also where the list scrolls within the screen.
    { rootMargin: '700px', scrollMargin: '700px' },
  )
  watch(
    [end, most, all],
    ([element]) => {
      // Watched anew: where more still leaves the end in view, it is told again.
      nearEnd.disconnect()
      if (element) nearEnd.observe(element)
    },
    { flush: 'post' },
  )
  onUnmounted(() => nearEnd.disconnect())
  return {
    shown: computed(() => all.value.slice(0, most.value)),
    reach: (count) => (most.value = Math.max(most.value, count)),
  }
}
