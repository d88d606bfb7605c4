import { onUnmounted, ref, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'

/** What fills the first window, and how much more comes at once. */
interface Portions {
  readonly first: number
  readonly more: number
}

/** How many of a long list are drawn: some at once, the others one after the other while the screen answers. */
export function useGradually(total: MaybeRefOrGetter<number>, { first, more }: Portions): Ref<number> {
  const shown = ref(first)
  let waiting: ReturnType<typeof setTimeout> | undefined

  function draw(): void {
    waiting = undefined
    shown.value += more
    goOn()
  }
  function goOn(): void {
    if (waiting === undefined && shown.value < toValue(total)) waiting = setTimeout(draw)
  }
  watch(() => toValue(total), goOn, { immediate: true })
  onUnmounted(() => clearTimeout(waiting))
  return shown
}
