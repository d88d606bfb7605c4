import { computed, type ComputedRef } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import { useCampaignDecisions } from './decisions/campaign.ts'
import { useFixtureDecisions } from './decisions/fixtures.ts'
import { useBadPurchases, useMissingRivals, useUnspent } from './decisions/technology.ts'
import { useUnnamed } from './decisions/unnamed.ts'

export interface Decision {
  readonly key: string
  /** The word before it, told in full by its source. */
  readonly kind: string
  /** Something is wrong, not just waiting. */
  readonly harm?: boolean
  readonly text: string
  /** The faction it is about, for its colour. */
  readonly place: number | null
  readonly to: RouteLocationRaw
}

/** Something that finds what waits for somebody; called once, when the screen is set up. */
export type DecisionSource = () => ComputedRef<readonly Decision[]>

/** All of them, the most pressing first. */
const SOURCES: readonly DecisionSource[] = [
  useBadPurchases,
  useCampaignDecisions,
  useFixtureDecisions,
  useMissingRivals,
  useUnspent,
  useUnnamed,
]

/** What the group should look at. */
export function useDecisions(): ComputedRef<Decision[]> {
  const found = SOURCES.map((source) => source())
  return computed(() => found.flatMap((decisions) => decisions.value))
}
