import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import {
  OBJECTIVES,
  type Objective,
  type Side,
} from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { OpenFight } from '../open-fight.ts'
import type { Deciding } from './use-deciding.ts'

export interface Placing {
  readonly side: ComputedRef<Side>
  /** Those that this side still has to place. */
  readonly left: ComputedRef<readonly Objective[]>
  /** A rule keeps it away from the other Objectives. */
  readonly keepsApart: ComputedRef<boolean>
  readonly objective: Ref<Objective>
  readonly inZone: Ref<boolean>
  /** Far enough from every table edge, and from the other Objectives. */
  readonly toEdge: Ref<boolean>
  readonly toNearest: Ref<boolean>
  /** Places it as it was looked at, and says whether that was done. */
  readonly place: () => Promise<boolean>
}

/** The next Objective, and what has to be looked at before it lies. */
export function usePlacing(fight: OpenFight, { decide }: Deciding): Placing {
  const offer = computed(() => fight.offers.value.find(({ command }) => command === 'place-objective'))
  const left = computed(() => {
    const field = offer.value?.fields.objective
    return OBJECTIVES.filter((one) => field?.kind === 'one' && field.of.includes(one))
  })
  const keepsApart = computed(() => offer.value?.fields.toNearest?.kind !== 'is')
  const objective = ref<Objective>('delta')
  const inZone = ref(false)
  const toEdge = ref(false)
  const toNearest = ref(false)
  const side = computed(() => offer.value?.side ?? 'a')

  // After each one placed or taken back the next is looked at anew.
  watch(
    left,
    (now, before) => {
      if (now.join() === before?.join()) return
      objective.value = now[0] ?? objective.value
      inZone.value = false
      toEdge.value = false
      toNearest.value = false
    },
    { immediate: true },
  )

  return {
    side,
    left,
    keepsApart,
    objective,
    inZone,
    toEdge,
    toNearest,
    place: () =>
      decide({
        kind: 'place-objective',
        side: side.value,
        objective: objective.value,
        inZone: inZone.value,
        toEdge: toEdge.value,
        toNearest: keepsApart.value ? toNearest.value : null,
      }),
  }
}
