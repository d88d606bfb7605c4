import { computed, ref, toValue, watch, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import { FACTION_STATES, type FactionState } from '../../../../../shared/contract/choices.ts'
import type { FactionSummary } from '../../../../../shared/systems/seven-seconds/contract/factions.ts'
import {
  SAMPLE_FACTIONS,
  type SampleFaction,
} from '../../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { finder, plain } from '../../../../../shared/search.ts'
import { useGrowing } from '../../../../ui/page/growing.ts'
import { useFactionList } from '../list-store.ts'

export interface Library {
  readonly text: Ref<string>
  readonly counts: ComputedRef<Readonly<Record<FactionState, number>>>
  /** All that fit, and as many of them as are drawn by now. */
  readonly found: ComputedRef<readonly FactionSummary[]>
  readonly shown: ComputedRef<readonly FactionSummary[]>
  readonly samples: ComputedRef<readonly SampleFaction[]>
  /** Draws so many at least: up to one that shall be seen. */
  readonly reach: (id: string) => void
}

/** The factions of one shelf in which every typed word occurs. Case and accents do not matter. */
export function useLibrary(
  shelf: MaybeRefOrGetter<FactionState>,
  end: Readonly<Ref<HTMLElement | null>>,
): Library {
  const list = useFactionList()
  const text = ref('')
  const wanted = computed(() => finder(text.value))
  const searchable = computed(() =>
    (list.factions ?? []).map((faction) => ({ faction, words: wordsOf(faction) })),
  )
  const found = computed(() =>
    searchable.value
      .filter((one) => one.faction.state === toValue(shelf) && wanted.value(one.words))
      .map(({ faction }) => faction),
  )

  const { shown, reach, restart } = useGrowing(found, end)
  watch([text, () => toValue(shelf)], restart)

  return {
    text,
    found,
    counts: computed(() => {
      const counts = Object.fromEntries(FACTION_STATES.map((state) => [state, 0])) as Record<
        FactionState,
        number
      >
      for (const { state } of list.factions ?? []) counts[state] += 1
      return counts
    }),
    shown,
    samples: computed(() =>
      Object.values(SAMPLE_FACTIONS).filter((faction) => wanted.value(wordsOf(faction))),
    ),
    reach: (id) => reach(found.value.findIndex((one) => one.id === id) + 1),
  }
}

function wordsOf({ name, shortName, motto }: Pick<FactionSummary, 'name' | 'shortName' | 'motto'>): string {
  return plain([name, shortName, motto].join(' '))
}
