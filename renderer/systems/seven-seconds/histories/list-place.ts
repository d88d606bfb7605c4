import { nextTick, onMounted, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import { useRouter } from 'vue-router'

/** The line of a list that leads to a battle. */
function lineIn(list: HTMLElement | null, battle: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`a[href$="/${battle}"]`) ?? null
}

function returnTo(line: HTMLElement | null): void {
  line?.focus({ preventScroll: true })
  line?.scrollIntoView({ block: 'center' })
}

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
  const lineOf = (id: string): HTMLElement | null => lineIn(list.value, id)
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
      returnTo(lineOf(before))
    },
    { flush: 'post' },
  )
  onMounted(async () => {
    await nextTick()
    lineOf(toValue(battle))?.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * A list whose battles have pages of their own: who comes back to it from one of them finds the focus on that battle's
 * line, in view. `reach` draws the list as far as a battle.
 */
export function useWayBack(list: Readonly<Ref<HTMLElement | null>>, reach: (battle: string) => void): void {
  const router = useRouter()
  onMounted(async () => {
    // Only where the browser's history goes on from here: who comes here anew begins at the top.
    const { forward } = router.options.history.state
    if (typeof forward !== 'string') return
    const { battle } = router.resolve(forward).params
    if (typeof battle !== 'string') return
    reach(battle)
    await nextTick()
    returnTo(lineIn(list.value, battle))
  })
}
