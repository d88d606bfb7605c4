import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import {
  OBJECTIVES,
  type BlipId,
  type Objective,
  type Side,
} from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { OpenFight } from '../open-fight.ts'
import type { Deciding } from './use-deciding.ts'

export interface Deploying {
  readonly side: ComputedRef<Side>
  /** So many now. */
  readonly count: ComputedRef<number>
  /** Those of the side that are not on the table yet. */
  readonly left: ComputedRef<readonly BlipId[]>
  readonly objectives: ComputedRef<readonly Objective[]>
  /** All that are left are deployed: nothing to choose. */
  readonly all: ComputedRef<boolean>
  readonly chosen: ComputedRef<readonly BlipId[]>
  readonly toggle: (blip: BlipId) => void
  readonly near: Ref<Readonly<Record<BlipId, readonly Objective[]>>>
  readonly toggleNear: (blip: BlipId, objective: Objective) => void
  readonly inZone: Ref<boolean>
  readonly deploy: () => Promise<boolean>
}

/** Whose Blips come on the table now, and which Objectives they lie near. */
export function useDeploying(fight: OpenFight, { decide }: Deciding): Deploying {
  const offer = computed(() => fight.offers.value.find(({ command }) => command === 'deploy'))
  const list = computed(() => {
    const field = offer.value?.fields.blips
    return field?.kind === 'list' ? field : null
  })
  const left = computed(() => {
    const field = list.value?.of.blip
    return field?.kind === 'one' ? field.of : []
  })
  const objectives = computed(() => {
    const field = list.value?.of.near
    return OBJECTIVES.filter((one) => field?.kind === 'some' && field.of.includes(one))
  })
  const count = computed(() => list.value?.least ?? 0)
  const all = computed(() => count.value === left.value.length)
  const picked = ref<readonly BlipId[]>([])
  const near = ref<Readonly<Record<BlipId, readonly Objective[]>>>({})
  const inZone = ref(false)
  const chosen = computed(() =>
    all.value ? left.value : left.value.filter((id) => picked.value.includes(id)),
  )
  const side = computed(() => offer.value?.side ?? 'a')

  watch(
    () => left.value.join(),
    () => {
      picked.value = []
      near.value = {}
      inZone.value = false
    },
  )

  const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
    items.includes(item) ? items.filter((one) => one !== item) : [...items, item]

  return {
    side,
    count,
    left,
    objectives,
    all,
    chosen,
    toggle: (blip) => (picked.value = toggled(picked.value, blip)),
    near,
    toggleNear: (blip, objective) => {
      near.value = { ...near.value, [blip]: toggled(near.value[blip] ?? [], objective) }
    },
    inZone,
    deploy: () =>
      decide({
        kind: 'deploy',
        side: side.value,
        blips: chosen.value.map((blip) => ({ blip, near: [...(near.value[blip] ?? [])] })),
        inZone: inZone.value,
      }),
  }
}
