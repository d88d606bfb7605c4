import { computed, ref, type ComputedRef, type Ref } from 'vue'
import {
  SAMPLE_FACTIONS,
  sampleFactionId,
} from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import { useFactionList } from '../../list-store.ts'

export interface Beside {
  /** A sample faction, or one of the group's own. */
  readonly chosen: Ref<string>
  readonly options: ComputedRef<readonly { readonly value: string; readonly label: string }[]>
  readonly faction: ComputedRef<{ readonly shortName: string; readonly tech: Tech }>
}

const ZANE = SAMPLE_FACTIONS['council-of-zane']
/** Stays while one goes from faction to faction. */
const chosen = ref<string>(ZANE.id)

/** The faction that another one is compared with. */
export function useBeside(self: () => string): Beside {
  const list = useFactionList()
  void list.refresh()
  const own = computed(() =>
    (list.factions ?? []).filter(({ id, state }) => id !== self() && state !== 'trash'),
  )
  const faction = computed(() => {
    const sample = sampleFactionId(chosen.value)
    return (sample ? SAMPLE_FACTIONS[sample] : own.value.find(({ id }) => id === chosen.value)) ?? ZANE
  })
  return {
    chosen: computed({
      get: () => ('id' in faction.value ? faction.value.id : ZANE.id),
      set: (id) => (chosen.value = id),
    }),
    options: computed(() =>
      [...Object.values(SAMPLE_FACTIONS), ...own.value].map(({ id, name }) => ({ value: id, label: name })),
    ),
    faction,
  }
}
