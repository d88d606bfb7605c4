import { computed, onMounted, onUnmounted, ref, type ComputedRef } from 'vue'

const shown = ref(0)

/** A screen wants the whole window: the navigation makes room. */
export const wholeWindow: ComputedRef<boolean> = computed(() => shown.value > 0)

/** While this screen is shown it has the window for itself; it offers its own way back. */
export function useWholeWindow(): void {
  onMounted(() => (shown.value += 1))
  onUnmounted(() => (shown.value -= 1))
}
