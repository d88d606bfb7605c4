import { onUnmounted, ref, watch, type Ref } from 'vue'

/** The size of an element in px, kept up to date. Zero until it is there. */
export function useElementSize(
  element: Readonly<Ref<HTMLElement | null>>,
): Ref<{ width: number; height: number }> {
  const size = ref({ width: 0, height: 0 })
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    size.value = { width: Math.round(width), height: Math.round(height) }
  })
  watch(element, (now, before) => {
    if (before) observer.unobserve(before)
    if (now) observer.observe(now)
  })
  onUnmounted(() => observer.disconnect())
  return size
}
