import { onUnmounted, ref, watch, type Ref } from 'vue'

/**
 * Whether an element stands in the window, or so near to it that it is seen after the next turn of the wheel;
 * `margin` says how near, in parts of the window.
 */
export function useNearView(
  element: Readonly<Ref<HTMLElement | null>>,
  margin = '35%',
): Readonly<Ref<boolean>> {
  const near = ref(false)
  const observer = new IntersectionObserver(
    (entries) => (near.value = entries.at(-1)?.isIntersecting ?? false),
    // The first counts for panes that scroll by themselves, the second for the window.
    { scrollMargin: margin, rootMargin: margin },
  )
  watch(element, (now, before) => {
    if (before) observer.unobserve(before)
    if (now) observer.observe(now)
  })
  onUnmounted(() => observer.disconnect())
  return near
}
