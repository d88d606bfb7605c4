import { toValue, watchEffect, type MaybeRefOrGetter } from 'vue'
import { useRoute } from 'vue-router'
import type { NavGroup } from './navigation.ts'

/** Names the window after the screen: `War room · Border of Ash · Muster`. */
export function useWindowTitle(groups: MaybeRefOrGetter<readonly NavGroup[]>): void {
  const route = useRoute()
  watchEffect(() => {
    const here = toValue(groups).flatMap(({ label, items }) =>
      items
        .filter(({ names }) => names.includes(String(route.name)))
        .map((item) => [item.label, label])
        .slice(0, 1),
    )[0]
    document.title = [...(here ?? []), 'Muster'].filter(Boolean).join(' · ')
  })
}
