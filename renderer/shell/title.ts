import { onUnmounted, shallowRef, toValue, watchEffect, type MaybeRefOrGetter } from 'vue'
import type { NavGroup } from './navigation.ts'
import { usePlace } from './place.ts'

const ofScreen = shallowRef<{ readonly title: string } | null>(null)

/** Names the window after the screen: `War room · Border of Ash · Muster`. */
export function useWindowTitle(groups: MaybeRefOrGetter<readonly NavGroup[]>): void {
  const place = usePlace()
  watchEffect(() => {
    const here = toValue(groups).flatMap(({ label, items }) =>
      items
        .filter(({ names }) => names.includes(place.value))
        .map((item) => [item.label, label])
        .slice(0, 1),
    )[0]
    const own = ofScreen.value && [ofScreen.value.title]
    document.title = [...(own ?? here ?? []), 'Muster'].filter(Boolean).join(' · ')
  })
}

/** A screen that no entry of the navigation names says itself what the window is called; null leaves it as it is. */
export function useScreenTitle(title: () => string | null): void {
  let own: { readonly title: string } | null = null
  watchEffect(() => {
    const now = title()
    own = now === null ? null : { title: now }
    ofScreen.value = own
  })
  // The next screen may have said its own before this one goes.
  onUnmounted(() => {
    if (ofScreen.value === own) ofScreen.value = null
  })
}
