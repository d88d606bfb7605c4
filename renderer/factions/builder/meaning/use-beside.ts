import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { FactionSummary } from '../../../../shared/contract/factions.ts'
import {
  SAMPLE_FACTIONS,
  sampleFactionId,
} from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import { ownSide } from '../../../ui/marks/own-side.ts'
import { useFactionList } from '../../list-store.ts'

/** A faction that is compared with another. */
export interface Compared {
  readonly shortName: string
  readonly tech: Tech
  /** Its own colour in the place of its side's; a faction that comes with the game has none. */
  readonly style?: ReturnType<typeof ownSide>
}

export interface Beside {
  /** A sample faction, or one of the group's own. */
  readonly chosen: Ref<string>
  readonly options: ComputedRef<readonly { readonly value: string; readonly label: string }[]>
  readonly faction: ComputedRef<Compared>
}

const ZANE = SAMPLE_FACTIONS['council-of-zane']
/** Stays while one goes from faction to faction. */
const wanted = ref<string>(ZANE.id)

/** One of the group's own, as it is compared. */
export function compared({
  shortName,
  tech,
  colours,
}: Pick<FactionSummary, 'shortName' | 'tech' | 'colours'>): Compared {
  return { shortName, tech, style: ownSide(colours.first) }
}

/** The faction that another one is compared with. */
export function useBeside(self: () => string): Beside {
  const list = useFactionList()
  void list.refresh()
  const own = computed(() =>
    (list.factions ?? []).filter(({ id, state }) => id !== self() && state !== 'trash'),
  )
  const found = computed(() => own.value.find(({ id }) => id === wanted.value))
  const sample = computed(() => SAMPLE_FACTIONS[sampleFactionId(wanted.value) ?? ZANE.id])
  return {
    chosen: computed({
      get: () => found.value?.id ?? sample.value.id,
      set: (id) => (wanted.value = id),
    }),
    options: computed(() =>
      [...Object.values(SAMPLE_FACTIONS), ...own.value].map(({ id, name }) => ({ value: id, label: name })),
    ),
    faction: computed(() => (found.value ? compared(found.value) : sample.value)),
  }
}
