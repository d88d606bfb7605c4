import { computed, onUnmounted, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Activation } from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { reading, readSetting, writeSetting, type ClockSetting } from './time.ts'

export interface ActivationClock {
  readonly setting: Readonly<Ref<ClockSetting>>
  /** What it shows; null while nobody acts or where it is off. */
  readonly shown: ComputedRef<{ readonly text: string; readonly over: boolean } | null>
  readonly set: (setting: ClockSetting) => void
}

const PLACE = 'muster-activation-clock'
/** Often enough that no second is skipped. */
const TICK = 250

/** Runs beside each activation from its beginning; it is a preference of this machine, and nothing hangs on it. */
export function useClock(activation: () => Activation | null): ActivationClock {
  const setting = ref(readSetting(localStorage.getItem(PLACE)))
  const passed = ref(0)
  let begun = performance.now()
  let timer: ReturnType<typeof setInterval> | undefined

  const stop = (): void => clearInterval(timer)
  watch(
    [() => activation()?.piece ?? null, () => setting.value.way],
    ([piece, way], [before]) => {
      stop()
      if (piece !== before) begun = performance.now()
      if (piece === null || way === 'off') return
      const tick = (): void => void (passed.value = Math.floor((performance.now() - begun) / 1000))
      tick()
      timer = setInterval(tick, TICK)
    },
    { immediate: true },
  )
  onUnmounted(stop)

  return {
    setting,
    shown: computed(() =>
      setting.value.way === 'off' || activation() === null ? null : reading(setting.value, passed.value),
    ),
    set: (next) => {
      setting.value = next
      localStorage.setItem(PLACE, writeSetting(next))
    },
  }
}
