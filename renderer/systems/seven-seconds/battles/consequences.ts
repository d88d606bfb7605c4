import { computed, type ComputedRef } from 'vue'
import { accountCampaign } from '../../../../shared/systems/seven-seconds/campaign/account.ts'
import {
  compareAccounts,
  type AccountChange,
} from '../../../../shared/systems/seven-seconds/campaign/compare.ts'
import type {
  CampaignAccount,
  CampaignFacts,
} from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { useCampaign } from '../campaign/store.ts'

/** What a change would do, with both accounts. */
export interface Consequences {
  readonly change: AccountChange
  readonly now: CampaignAccount
  readonly then: CampaignAccount
}

/** Compares the campaign as it is, or as it was `before`, with what it would be. */
export function useConsequences(
  after: () => CampaignFacts | null,
  before: () => CampaignFacts | null = () => null,
): ComputedRef<Consequences | null> {
  const campaign = useCampaign()
  return computed(() => {
    const facts = after()
    const earlier = before()
    const now = earlier ? accountCampaign(earlier) : campaign.view?.account
    if (!facts || !now) return null
    const then = accountCampaign(facts)
    return { change: compareAccounts(now, then), now, then }
  })
}
