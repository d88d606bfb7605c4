import {
  computed,
  onUnmounted,
  ref,
  toValue,
  watch,
  type ComputedRef,
  type MaybeRefOrGetter,
  type Ref,
} from 'vue'

export interface Growing<T> {
  /** As many of the list as are drawn by now. */
  readonly shown: ComputedRef<readonly T[]>
  /** Draws so many at least. */
  readonly reach: (count: number) => void
  /** Begins with few again: the list has become another. */
  readonly restart: () => void
}

/** More are drawn when the end of the list comes near. */
const STEP = 30

/** A long list of rows of any height, drawn as far as it is looked at. `end` is an element behind the last one. */
export function useGrowing<T>(
  all: MaybeRefOrGetter<readonly T[]>,
  end: Readonly<Ref<HTMLElement | null>>,
): Growing<T> {
  const most = ref(STEP)
  const nearEnd = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) most.value += STEP
    },
    // Also where the list scrolls by itself.
    { rootMargin: '700px', scrollMargin: '700px' },
  )
  watch(
    [end, most],
    ([element]) => {
      // Watched anew: where more still leaves the end in view, it is told again.
      nearEnd.disconnect()
      if (element) nearEnd.observe(element)
    },
    { flush: 'post' },
  )
  onUnmounted(() => nearEnd.disconnect())
  return {
    shown: computed(() => toValue(all).slice(0, most.value)),
    reach: (count) => {
      most.value = Math.max(most.value, count)
    },
    restart: () => {
      most.value = STEP
    },
  }
}
