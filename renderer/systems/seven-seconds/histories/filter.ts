import { defineStore } from 'pinia'
import { computed, shallowReactive, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import type { Filter, Order } from '../../../../shared/systems/seven-seconds/histories/filter-document.ts'
import {
  indexBattles,
  type IndexedBattle,
} from '../../../../shared/systems/seven-seconds/histories/filter-index.ts'
import {
  filtered,
  isSet,
  NO_FILTER,
  sorted,
  USUAL_ORDER,
} from '../../../../shared/systems/seven-seconds/histories/filter.ts'
import { useFateWords, usePrintedWords } from './printed-words.ts'
import { useHistories } from './store.ts'

/** Some battles and no others: those behind a number that was entered. */
export interface Only {
  readonly battles: ReadonlySet<string>
  /** The number, in words. */
  readonly what: string
}

interface Current {
  readonly filter: Filter
  readonly order: Order
  readonly only: Only | null
}

/** What battles are filtered and sorted by, in each campaign and across all: going back keeps it. */
export const useFilters = defineStore('filters', () => {
  const histories = useHistories()
  const current = shallowReactive(new Map<string, Current>())
  /** All battles, prepared once for all screens. */
  const printed = usePrintedWords()
  const fates = useFateWords()
  const index = computed(() => indexBattles(histories.campaigns, histories.battles, printed, fates))
  return { current, index }
})

/** The filter that finding, measuring and exporting share. */
export interface CurrentFilter {
  readonly filter: ComputedRef<Filter>
  readonly order: ComputedRef<Order>
  /** The battles that the filter is asked of; null for all. No view keeps them. */
  readonly only: ComputedRef<Only | null>
  /** Whether it keeps any battle out. */
  readonly set: ComputedRef<boolean>
  /** All battles of the campaign, or of all campaigns, as they were fought. */
  readonly all: ComputedRef<readonly IndexedBattle[]>
  /** Those that the filter is asked of: all, or only the ones behind a number. */
  readonly asked: ComputedRef<readonly IndexedBattle[]>
  /** Those that the filter means, as they were fought, and sorted. */
  readonly found: ComputedRef<readonly IndexedBattle[]>
  readonly ordered: ComputedRef<readonly IndexedBattle[]>
  readonly change: (part: Partial<Filter>) => void
  readonly sort: (order: Order) => void
  readonly narrow: (only: Only | null) => void
  readonly clear: () => void
}

/** The filter of a campaign; with null that of all campaigns together. */
export function useFilter(scope: MaybeRefOrGetter<string | null>): CurrentFilter {
  const filters = useFilters()
  const key = (): string => toValue(scope) ?? ''
  const current = (): Current =>
    filters.current.get(key()) ?? { filter: NO_FILTER, order: USUAL_ORDER, only: null }
  const filter = computed(() => current().filter)
  const only = computed(() => current().only)
  const order = computed(() => current().order)
  const all = computed(() => {
    const campaign = toValue(scope)
    return campaign === null ? filters.index : filters.index.filter((row) => row.campaign.id === campaign)
  })
  const asked = computed(() => {
    const battles = only.value?.battles
    return battles ? all.value.filter(({ battle }) => battles.has(battle.id)) : all.value
  })
  const found = computed(() => filtered(asked.value, filter.value))
  const put = (part: Partial<Current>): void => void filters.current.set(key(), { ...current(), ...part })
  return {
    filter,
    order,
    only,
    set: computed(() => only.value !== null || isSet(filter.value)),
    all,
    asked,
    found,
    ordered: computed(() => sorted(found.value, order.value)),
    change: (part) => put({ filter: { ...filter.value, ...part } }),
    sort: (next) => put({ order: next }),
    narrow: (to) => put({ only: to }),
    clear: () => put({ filter: NO_FILTER, only: null }),
  }
}
