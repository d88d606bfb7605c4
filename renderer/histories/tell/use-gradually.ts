import { onUnmounted, ref, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'

/** What fills the first window, and how much more comes at once. */
const FIRST = 4
const MORE = 6

/** How many of a long list are drawn: some at once, the others one after the other while the screen answers. */
export function useGradually(total: MaybeRefOrGetter<number>): Ref<number> {
  const shown = ref(FIRST)
  let waiting: ReturnType<typeof setTimeout> | undefined

  function draw(): void {
    waiting = undefined
    shown.value += MORE
    goOn()
  }
  function goOn(): void {
    if (waiting === undefined && shown.value < toValue(total)) waiting = setTimeout(draw)
  }
  watch(() => toValue(total), goOn, { immediate: true })
  onUnmounted(() => clearTimeout(waiting))
  return shown
}
