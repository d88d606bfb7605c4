import { watch } from 'vue'
import { storeToRefs } from 'pinia'
import type { Ref } from 'vue'
import type { Problem } from '../../shared/problem.ts'
import { useAdventure, type Adventure } from './store.ts'

export interface Opened {
  /** Null until it is there. */
  readonly adventure: Readonly<Ref<Adventure | null>>
  readonly problem: Readonly<Ref<Problem | null>>
}

/** Opens the campaign that something belongs to, if it belongs to one. */
export function opensCampaign(campaign: () => string | null): void {
  const store = useAdventure()
  watch(campaign, (id) => void (id !== null && store.open(id)), { immediate: true })
}

/** Opens the campaign of the address. */
export function useOpened(campaign: () => string): Opened {
  const store = useAdventure()
  watch(campaign, (id) => void store.open(id), { immediate: true })
  const { view, problem } = storeToRefs(store)
  return { adventure: view, problem }
}
