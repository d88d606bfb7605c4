import { onMounted, onUnmounted, ref, type Ref } from 'vue'
import { useRouter } from 'vue-router'

export interface Loading {
  /** The screen that was asked for, or a part of it, could not be loaded. */
  readonly failed: Readonly<Ref<boolean>>
  /** Loads it once more; drafts are kept. */
  readonly again: () => void
}

/** Screens are loaded when they are first opened: knows when one did not come. */
export function useLoading(): Loading {
  const router = useRouter()
  const failed = ref(false)
  /** Where the failed screen is: the address still names the one before. */
  let wanted = ''
  const fail = (): void => {
    failed.value = true
  }
  const stop = [
    router.beforeEach((to) => {
      wanted = router.resolve(to).href
    }),
    router.afterEach((_to, _from, failure) => {
      if (!failure) failed.value = false
    }),
    router.onError(fail),
  ]
  onMounted(() => window.addEventListener('vite:preloadError', fail))
  onUnmounted(() => {
    window.removeEventListener('vite:preloadError', fail)
    stop.forEach((end) => end())
  })

  return {
    failed,
    // The whole page: browsers may remember that a file did not come.
    again: () => {
      history.replaceState(null, '', wanted)
      location.reload()
    },
  }
}
