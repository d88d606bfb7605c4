import { onUnmounted, ref, watch, type Ref } from 'vue'

export const SPEEDS = ['1', '2', '4'] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a moment stays at the slowest, in milliseconds. */
const STAYS = 1400

export interface Playing {
  readonly on: Ref<boolean>
  readonly speed: Ref<Speed>
  readonly toggle: () => void
  readonly stop: () => void
}

/** Goes on by itself, moment by moment, to the end; `next` says whether there was one more, `first` goes to the beginning. */
export function usePlaying(next: () => boolean, first: () => void): Playing {
  const on = ref(false)
  const speed = ref<Speed>('1')
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(): void {
    clearTimeout(timer)
    if (!on.value) return
    timer = setTimeout(
      () => {
        if (next()) wait()
        else on.value = false
      },
      STAYS / Number(speed.value),
    )
  }
  watch([on, speed], wait)
  onUnmounted(() => clearTimeout(timer))

  return {
    on,
    speed,
    toggle: () => {
      if (on.value) on.value = false
      else {
        // At the end it begins again.
        if (!next()) first()
        on.value = true
      }
    },
    stop: () => (on.value = false),
  }
}
