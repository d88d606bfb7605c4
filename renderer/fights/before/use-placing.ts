import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { OBJECTIVES, type Objective, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { OpenFight } from '../use-fight.ts'
import { readInches } from './inches.ts'
import type { Deciding } from './use-deciding.ts'

/** A least distance, as the offer of the rules names it. */
export interface Least {
  readonly least: number
  readonly beyond: boolean
}

export interface Placing {
  readonly side: ComputedRef<Side>
  /** Those that this side still has to place. */
  readonly left: ComputedRef<readonly Objective[]>
  readonly toEdgeRule: ComputedRef<Least>
  /** Null where no rule asks for it. */
  readonly toNearestRule: ComputedRef<Least | null>
  readonly objective: Ref<Objective>
  readonly inZone: Ref<boolean>
  readonly toEdge: Ref<string>
  readonly toNearest: Ref<string>
  /** Places it as it was measured, and says whether that was done. */
  readonly place: () => Promise<boolean>
}

/** The next Objective, and what has to be measured before it lies. */
export function usePlacing(fight: OpenFight, { decide }: Deciding): Placing {
  const offer = computed(() => fight.offers.value.find(({ command }) => command === 'place-objective'))
  const leastOf = (name: string): Least | null => {
    const field = offer.value?.fields[name]
    return field?.kind === 'number' ? { least: field.least, beyond: field.moreThanLeast } : null
  }
  const left = computed(() => {
    const field = offer.value?.fields.objective
    return OBJECTIVES.filter((one) => field?.kind === 'one' && field.of.includes(one))
  })
  const toNearestRule = computed(() => leastOf('toNearest'))
  const objective = ref<Objective>('delta')
  const inZone = ref(false)
  const toEdge = ref('')
  const toNearest = ref('')
  const side = computed(() => offer.value?.side ?? 'a')

  // After each one placed or taken back the next is measured anew.
  watch(
    left,
    (now, before) => {
      if (now.join() === before?.join()) return
      objective.value = now[0] ?? objective.value
      inZone.value = false
      toEdge.value = ''
      toNearest.value = ''
    },
    { immediate: true },
  )

  return {
    side,
    left,
    toEdgeRule: computed(() => leastOf('toEdge') ?? { least: 0, beyond: false }),
    toNearestRule,
    objective,
    inZone,
    toEdge,
    toNearest,
    place: async () => {
      const edge = readInches(toEdge.value)
      const nearest = toNearestRule.value ? readInches(toNearest.value) : null
      if (edge === undefined || nearest === undefined) return false
      return decide({
        kind: 'place-objective',
        side: side.value,
        objective: objective.value,
        inZone: inZone.value,
        toEdge: edge,
        toNearest: nearest,
      })
    },
  }
}
