import { nextTick, onMounted, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'

/**
 * Keeps one's place between the list of battles and the battle that is looked at. Beside each other, the
 * list shows the line of that battle, and the battle begins at its top. Where there is room for one of
 * them only, the focus goes along: to the way back, and back to the line that one came from.
 */
export function useListPlace(
  battle: MaybeRefOrGetter<string>,
  list: Readonly<Ref<HTMLElement | null>>,
  detail: Readonly<Ref<HTMLElement | null>>,
): void {
  const lineOf = (id: string): HTMLElement | null =>
    list.value?.querySelector<HTMLElement>(`a[href$="/${id}"]`) ?? null
  const isShown = (element: HTMLElement | null): boolean => element?.checkVisibility() ?? false

  watch(
    () => toValue(battle),
    (now, before) => {
      detail.value?.scrollTo({ top: 0 })
      if (isShown(list.value) && isShown(detail.value)) {
        lineOf(now)?.scrollIntoView({ block: 'nearest' })
        return
      }
      if (now !== '') {
        detail.value?.querySelector('a')?.focus()
        return
      }
      const line = lineOf(before)
      line?.focus({ preventScroll: true })
      line?.scrollIntoView({ block: 'center' })
    },
    { flush: 'post' },
  )
  onMounted(async () => {
    await nextTick()
    lineOf(toValue(battle))?.scrollIntoView({ block: 'nearest' })
  })
}
