import { onMounted, onUnmounted, ref, type Ref } from 'vue'

/** Whether a media query holds: for what stands elsewhere then. What only looks otherwise is CSS alone. */
export function useMedia(query: string): Readonly<Ref<boolean>> {
  const media = window.matchMedia(query)
  const holds = ref(media.matches)
  const look = (): void => {
    holds.value = media.matches
  }
  onMounted(() => media.addEventListener('change', look))
  onUnmounted(() => media.removeEventListener('change', look))
  return holds
}
