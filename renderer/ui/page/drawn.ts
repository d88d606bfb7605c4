import { computed, type ComputedRef, type Ref } from 'vue'
import { useNearView } from './near-view.ts'

/** So many parts of a long page are drawn wherever they are: what is of usual length is all there. */
export const MOST_DRAWN = 60

/** Further than what the browser lays out ahead. */
const AHEAD = '200%'

/** Whether a part of a long page is drawn: always, or only near the window, since a thousand are a lot to hold. */
export function useDrawn(
  element: Readonly<Ref<HTMLElement | null>>,
  always: () => boolean,
): ComputedRef<boolean> {
  const near = useNearView(element, AHEAD)
  return computed(() => always() || near.value)
}
