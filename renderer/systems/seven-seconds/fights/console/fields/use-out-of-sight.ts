import { computed, onMounted, onUnmounted, ref, watch, type ComputedRef } from 'vue'

/** So much of a piece has to be in sight for its letter to be read. */
const ENOUGH = 0.6

/**
 * Of these pieces those that are out of sight: the sides stand below in a small window, and a long column scrolls. What
 * was out of sight once stays so for the field, else it would come and go while one looks for it.
 */
export function useOutOfSight(ids: () => readonly string[]): ComputedRef<readonly string[]> {
  const gone = ref<readonly string[]>([])
  const observer = new IntersectionObserver(
    (entries) => {
      const more = entries.flatMap(({ target, intersectionRatio }) =>
        intersectionRatio < ENOUGH && target instanceof HTMLElement ? [target.dataset.piece ?? ''] : [],
      )
      // Behind the others: nothing moves away from under the mouse.
      if (more.length > 0) gone.value = [...new Set([...gone.value, ...more])]
    },
    { threshold: ENOUGH },
  )

  function observe(): void {
    observer.disconnect()
    for (const id of ids()) {
      const piece = document.querySelector(`[data-piece="${id}"]`)
      if (piece) observer.observe(piece)
    }
  }

  /** In a window of another size everything stands elsewhere. */
  function lookAgain(): void {
    gone.value = []
    observe()
  }

  onMounted(() => {
    observe()
    window.addEventListener('resize', lookAgain)
  })
  watch(() => ids().join(' '), observe, { flush: 'post' })
  onUnmounted(() => {
    observer.disconnect()
    window.removeEventListener('resize', lookAgain)
  })
  return computed(() => gone.value.filter((id) => ids().includes(id)))
}
