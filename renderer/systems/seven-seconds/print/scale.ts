import { computed, type ComputedRef } from 'vue'
import type { Scale } from '../../../../shared/systems/seven-seconds/words.ts'
import { useCampaign } from '../campaign/store.ts'

/** That of the figures which the campaign plays with: what is measured on the table is printed so (R32). */
export function useScale(campaign: () => string | null): ComputedRef<Scale> {
  const store = useCampaign()
  return computed(() => (campaign() === null ? 1 : (store.view?.rules.battle.scale ?? 1)))
}
