import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import type { Problem } from '../../../../../shared/problem.ts'
import type { PurchaseAccount } from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { checkTakeBack } from '../../../../../shared/systems/seven-seconds/campaign/take-back.ts'
import { useCampaign, type Contender } from '../../campaign/store.ts'

export interface Purchase extends PurchaseAccount {
  /** Who bought it, and who made it half price. */
  readonly buyer: Contender | null
  readonly halvedBy: Contender | null
  /** Position of the buyer's battle after which it was bought; null when it was before any. */
  readonly position: number | null
}

/** The purchases of the campaign, or of one faction; latest first. */
export function usePurchases(participant: MaybeRefOrGetter<string | null>): ComputedRef<readonly Purchase[]> {
  const campaign = useCampaign()
  return computed(() => {
    const only = toValue(participant)
    const positions = new Map(campaign.battles.map(({ id, account }) => [id, account.position]))
    return (campaign.view?.account.purchases ?? [])
      .filter((one) => only === null || one.participant === only)
      .map((one) => ({
        ...one,
        buyer: campaign.contender(one.participant) ?? null,
        halvedBy: campaign.contender(one.against ?? '') ?? null,
        position: positions.get(one.afterBattle ?? '') ?? null,
      }))
      .toReversed()
  })
}

/** It may be taken back, as far as it alone is concerned. */
export function isReturnable({ fresh, problem }: PurchaseAccount): boolean {
  return fresh || problem !== null
}

/** Says why purchases cannot be taken back together, such as a step that hangs on them; null when they can. */
export function useTakeBackCheck(): (purchases: readonly PurchaseAccount[]) => Problem | null {
  const campaign = useCampaign()
  return (purchases) => {
    const { facts, view } = campaign
    const ids = purchases.map(({ id }) => id)
    return facts && view ? checkTakeBack(facts, ids, view.account) : null
  }
}
