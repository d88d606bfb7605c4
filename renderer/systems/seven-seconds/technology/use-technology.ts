import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { useCampaign, type Contender } from '../campaign/store.ts'

/** The Tech Points that a battle gave (R6). */
export interface Income {
  readonly battle: string
  readonly position: number
  readonly took: number
  readonly held: number
}

/** The faction of the address; without one, the first that has something to spend. */
export function useChosen(participant: MaybeRefOrGetter<string>): ComputedRef<Contender | null> {
  const campaign = useCampaign()
  return computed(
    () =>
      campaign.contender(toValue(participant)) ??
      campaign.contenders.find(({ standing }) => standing.techPoints.inHand > 0) ??
      campaign.contenders[0] ??
      null,
  )
}

/** What each battle of a faction gave it, latest first. */
export function useIncome(who: MaybeRefOrGetter<Contender>): ComputedRef<readonly Income[]> {
  const campaign = useCampaign()
  return computed(() =>
    campaign.battles
      .flatMap(({ id, account }) => {
        const side = account.sides.find((one) => one.participant === toValue(who).id)
        if (!side) return []
        const { battle: took, table: held } = side.techGained
        return { battle: id, position: account.position, took, held }
      })
      .toReversed(),
  )
}
