import { onUnmounted, ref, type Ref } from 'vue'
import type { UnitId } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'

export interface Carrying {
  /** The unit in hand. */
  readonly unit: Ref<UnitId | null>
  /** Where it hangs under the pointer; null while it is carried by keys or taps. */
  readonly at: Ref<{ readonly x: number; readonly y: number } | null>
  readonly take: (unit: UnitId) => void
  readonly letGo: () => void
  /** A pointer goes down on a unit: it is dragged from here, or was only tapped. */
  readonly press: (event: PointerEvent, unit: UnitId) => void
}

/** So far the pointer moves before a tap is a drag, in px. */
const SLACK = 6

/** A unit is taken up by tap, key or drag; `drop` hears over which square a drag ended, null beside the mat. */
export function useCarrying(drop: (unit: UnitId, square: number | null) => void): Carrying {
  const unit = ref<UnitId | null>(null)
  const at = ref<{ x: number; y: number } | null>(null)
  let stop = (): void => undefined

  function press(event: PointerEvent, pressed: UnitId): void {
    if (event.button !== 0) return
    const from = { x: event.clientX, y: event.clientY }
    // A touch would keep the pointer on what it began on.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId)
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (at.value === null && Math.hypot(x - from.x, y - from.y) < SLACK) return
      unit.value = pressed
      at.value = { x, y }
    }
    const up = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const dragged = at.value !== null
      stop()
      if (!dragged) return
      const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square], [data-beside]')
      unit.value = null
      if (over) drop(pressed, over.dataset.square === undefined ? null : Number(over.dataset.square))
      // The click that may end a drag is no tap.
      const swallow = (click: Event): void => click.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    }
    const cancel = (): void => {
      unit.value = null
      stop()
    }
    stop = () => {
      at.value = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
  }
  onUnmounted(() => stop())

  return {
    unit,
    at,
    take: (taken) => (unit.value = taken),
    letGo: () => (unit.value = null),
    press,
  }
}
