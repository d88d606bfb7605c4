import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { RouteLocationRaw } from 'vue-router'

/** What the house knows of the campaign that is open; the rest its game shows. */
export interface OpenCampaign {
  readonly id: string
  /** The id of its game. */
  readonly system: string
  readonly name: string
  /** Where its next battle is written down. */
  readonly enter: RouteLocationRaw
}

/** A game's own store of the campaign that is open. */
interface Keeper {
  readonly now: () => OpenCampaign | null
  readonly refresh: () => Promise<void>
}

/** The campaign that is open, of whichever game. */
export const useOpenCampaign = defineStore('open-campaign', () => {
  const keeper = shallowRef<Keeper | null>(null)
  const view = computed(() => keeper.value?.now() ?? null)

  function keep(by: Keeper): void {
    keeper.value = by
  }
  async function refresh(): Promise<void> {
    await keeper.value?.refresh()
  }

  return { view, keep, refresh }
})
