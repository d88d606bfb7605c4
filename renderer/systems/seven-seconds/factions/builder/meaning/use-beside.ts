import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { FactionSummary } from '../../../../../../shared/systems/seven-seconds/contract/factions.ts'
import type { Look } from '../../../../../../shared/heraldry/emblem.ts'
import type { Shown } from '../../../../../../shared/heraldry/looks.ts'
import { SAMPLE_FACTIONS } from '../../../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Tech } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { useFactionList } from '../../list-store.ts'

/** A faction that is compared with another. */
export interface Compared extends Shown {
  readonly shortName: string
  readonly tech: Tech
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

type Numbers = Pick<FactionSummary, 'id' | 'name' | 'shortName' | 'tech'>
/** One of the group's own, or one that comes with the game. */
export type Meant = Numbers & (Look | { readonly look: Look })

/** A faction as it is compared. */
export function compared(faction: Meant): Compared {
  const { name, shortName, tech } = faction
  return { name, shortName, tech, look: 'look' in faction ? faction.look : faction }
}

/** The faction that another one is compared with. */
export function useBeside(self: () => string): Beside {
  const list = useFactionList()
  void list.refresh()
  const own = computed(() =>
    (list.factions ?? []).filter(({ id, state }) => id !== self() && state !== 'trash'),
  )
  const found = computed(() => own.value.find(({ id }) => id === wanted.value))
  /** A faction beside itself says nothing. */
  const samples = computed(() => Object.values(SAMPLE_FACTIONS).filter(({ id }) => id !== self()))
  const sample = computed(
    () =>
      samples.value.find(({ id }) => id === wanted.value) ??
      samples.value.find(({ id }) => id === ZANE.id) ??
      SAMPLE_FACTIONS['new-tokyo'],
  )
  return {
    chosen: computed({
      get: () => found.value?.id ?? sample.value.id,
      set: (id) => (wanted.value = id),
    }),
    options: computed(() =>
      [...samples.value, ...own.value].map(({ id, name }) => ({ value: id, label: name })),
    ),
    faction: computed(() => compared(found.value ?? sample.value)),
  }
}
