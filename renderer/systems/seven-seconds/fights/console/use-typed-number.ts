import { computed, ref, watch, type ComputedRef } from 'vue'
import type { TargetId } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Look } from '../open-fight.ts'
import { mayGoOn, numbered } from './model/typed-number.ts'

/** A piece's number that is half typed. */
export interface HalfTyped {
  readonly digits: string
  /** Whom Enter or any other key takes, as far as it goes. */
  readonly piece: TargetId | null
  /** Nobody who can be chosen has this number, nor one that goes on so. */
  readonly nobody: boolean
}

export interface TypedNumber {
  readonly halfTyped: ComputedRef<HalfTyped | null>
  /** Takes up a digit; whoever is meant is chosen as soon as no longer number can be. */
  readonly typeDigit: (digit: string) => void
  /** Hears a key while a number is half typed, and tells whether it was for that alone. */
  readonly endNumber: (key: string) => boolean
}

interface Around {
  readonly look: () => Look
  /** What can be chosen now. */
  readonly takeable: ComputedRef<readonly TargetId[]>
  readonly isTaken: (id: TargetId) => boolean
  readonly take: (id: TargetId) => void
}

/** Chooses pieces by their numbers. No clock: two digits may come as slowly as they like. */
export function useTypedNumber({ look, takeable, isTaken, take }: Around): TypedNumber {
  const typed = ref('')
  const pieces = computed(() => [...look().view.units, ...look().view.blips].map(({ id }) => id))
  const halfTyped = computed<HalfTyped | null>(() => {
    const digits = typed.value
    if (digits === '') return null
    // Between rounds it is nobody's turn: the left side comes first. Typed once more, it is the other side's Blip.
    const found = numbered(digits, takeable.value, look().view.turn?.side ?? 'a')
    const piece = found.find((id) => !isTaken(id)) ?? found[0] ?? null
    return { digits, piece, nobody: piece === null && !mayGoOn(digits, pieces.value) }
  })
  // Only where others can be chosen: a look at the same table leaves what is typed.
  watch(
    () => takeable.value.join(),
    () => (typed.value = ''),
  )

  function finish(): void {
    const piece = halfTyped.value?.piece ?? null
    typed.value = ''
    if (piece !== null) take(piece)
  }

  return {
    halfTyped,
    typeDigit: (digit) => {
      typed.value = halfTyped.value?.nobody ? digit : typed.value + digit
      if (halfTyped.value?.piece && !mayGoOn(typed.value, pieces.value)) finish()
    },
    endNumber: (key) => {
      if (typed.value === '') return false
      if (key === 'Escape') typed.value = ''
      else if (key === 'Backspace') typed.value = typed.value.slice(0, -1)
      else finish()
      return OF_NUMBERS.includes(key)
    },
  }
}

/** Keys that a number which is half typed has for itself. */
export const OF_NUMBERS: readonly string[] = ['Enter', 'Escape', 'Backspace']
