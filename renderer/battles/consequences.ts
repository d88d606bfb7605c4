import { computed, type ComputedRef } from 'vue'
import { accountCampaign } from '../../shared/systems/seven-seconds/campaign/account.ts'
import type {
  CampaignAccount,
  CampaignFacts,
  PurchaseAccount,
  Standing,
} from '../../shared/systems/seven-seconds/campaign/documents.ts'
import { useCampaign, type Contender } from '../campaigns/store.ts'

/** One figure of one faction, before and after a change. */
export interface Change {
  readonly key: 'points' | 'streak' | 'tech'
  readonly before: number
  readonly after: number
}

export interface FactionChange {
  readonly contender: Contender
  readonly changes: readonly Change[]
}

export interface ConsequencesText {
  readonly factions: readonly FactionChange[]
  /** Purchases that were in order and would no longer be. */
  readonly broken: readonly PurchaseAccount[]
  /** Purchases that carry a problem and would be in order again. */
  readonly mended: readonly PurchaseAccount[]
  /** Who would have won, where that differs from now. */
  readonly winner: { readonly before: Contender | null; readonly after: Contender | null } | null
}

/** Compares the campaign as it is with what it would be. */
export function useConsequences(after: () => CampaignFacts | null): ComputedRef<ConsequencesText | null> {
  const campaign = useCampaign()
  return computed(() => {
    const facts = after()
    const now = campaign.view?.account
    if (!facts || !now) return null
    const then = accountCampaign(facts)
    return {
      factions: campaign.contenders.map((contender) => ({
        contender,
        changes: changes(
          contender.standing,
          then.standings.find(({ participant }) => participant === contender.id),
        ),
      })),
      broken: brokenBy(now, then),
      mended: brokenBy(then, now),
      winner: winnerChange(now, then, (id) => campaign.contender(id) ?? null),
    }
  })
}

function changes(before: Standing, after: Standing | undefined): Change[] {
  if (!after) return []
  const all: Change[] = [
    { key: 'points', before: before.campaignPoints, after: after.campaignPoints },
    { key: 'streak', before: before.streak, after: after.streak },
    { key: 'tech', before: before.techPoints.inHand, after: after.techPoints.inHand },
  ]
  return all.filter((change) => change.before !== change.after)
}

/** Purchases that are in order in the one account, and not in the other. */
function brokenBy(now: CampaignAccount, then: CampaignAccount): PurchaseAccount[] {
  const good = new Set(now.purchases.filter(({ problem }) => problem === null).map(({ id }) => id))
  return then.purchases.filter(({ id, problem }) => problem !== null && good.has(id))
}

function winnerChange(
  now: CampaignAccount,
  then: CampaignAccount,
  find: (id: string) => Contender | null,
): ConsequencesText['winner'] {
  if (now.winner?.participant === then.winner?.participant) return null
  return {
    before: now.winner ? find(now.winner.participant) : null,
    after: then.winner ? find(then.winner.participant) : null,
  }
}
