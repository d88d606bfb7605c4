import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { CommandOf } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Offer } from '../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Look } from '../open-fight.ts'
import { formsOf, type Form } from './model/forms.ts'

/** What the players may agree on beside the rules, where the program only assists. */
export interface Loose {
  readonly can: ComputedRef<boolean>
  /** Any piece is being chosen, whoever's turn it is. */
  readonly on: Ref<boolean>
  readonly forms: ComputedRef<readonly Form[]>
  /** Every piece that can be activated out of turn, and every one that can by the rules. */
  readonly activations: ComputedRef<readonly Offer[]>
  readonly toggle: () => void
  readonly set: (on: boolean) => void
  readonly off: () => void
}

export function useLoose(look: () => Look): Loose {
  const wanted = ref(false)
  const can = computed(() => look().loose.length > 0)
  const on = computed(() => wanted.value && can.value)
  return {
    can,
    on,
    forms: computed(() => formsOf(look().loose)),
    activations: computed(() => look().loose.filter(({ command }) => command === 'activate')),
    toggle: () => (wanted.value = !wanted.value),
    set: (now) => (wanted.value = now),
    off: () => (wanted.value = false),
  }
}

type End = CommandOf<'pass' | 'end-turn' | 'end-activation'>

/** The ways to end a turn or an activation that are not by the rules, `now` being the side whose turn it is. */
export function endsOf(forms: readonly Form[], now: Side): readonly End[] {
  return forms.flatMap(({ command, side, offers }): End[] => {
    if (command === 'pass') return [{ kind: command, side }]
    // Either side may say that the turn is over: once is enough.
    if (command === 'end-turn') return side === now ? [{ kind: command, side }] : []
    const piece = offers[0]?.fields.piece
    if (command !== 'end-activation' || piece?.kind !== 'is') return []
    return [{ kind: command, side, piece: String(piece.value), fields: [] }]
  })
}
