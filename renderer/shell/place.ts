import { computed, onUnmounted, shallowRef, watchEffect, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'

const ofScreen = shallowRef<{ readonly place: string } | null>(null)

/** A screen that belongs to another place than its address tells names the route of that; null leaves it as it is. */
export function usePlaceOfScreen(place: () => string | null): void {
  let own: { readonly place: string } | null = null
  watchEffect(() => {
    const now = place()
    own = now === null ? null : { place: now }
    ofScreen.value = own
  })
  // The next screen may have said its own before this one goes.
  onUnmounted(() => {
    if (ofScreen.value === own) ofScreen.value = null
  })
}

/** The route of the place where one is. */
export function usePlace(): ComputedRef<string> {
  const route = useRoute()
  return computed(() => ofScreen.value?.place ?? String(route.name))
}
