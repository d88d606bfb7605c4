import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { TECH_PRICES } from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import { useCampaign, type Contender } from '../../campaign/store.ts'
import { usePurchases, type Purchase } from '../purchases/use-purchases.ts'

/** What was bought after one battle of the buyer. */
export interface Occasion {
  /** Null: before any battle. */
  readonly battle: { readonly id: string; readonly position: number } | null
  readonly purchases: readonly Purchase[]
}

export interface Sum {
  readonly count: number
  readonly spent: number
  /** What half prices left in hand. */
  readonly saved: number
}

export interface History {
  /** Latest first, and in each the order of buying. */
  readonly occasions: ComputedRef<readonly Occasion[]>
  readonly sums: ComputedRef<readonly (Sum & { readonly who: Contender })[]>
  readonly together: ComputedRef<Sum>
}

/** All purchases of the campaign or of one faction (empty: of all), by battle, with sums. */
export function useHistory(participant: MaybeRefOrGetter<string>): History {
  const campaign = useCampaign()
  const purchases = usePurchases(() => toValue(participant) || null)

  const occasions = computed(() => {
    const byPosition = new Map<number, Purchase[]>()
    for (const one of purchases.value.toReversed()) {
      const position = one.position ?? 0
      byPosition.set(position, [...(byPosition.get(position) ?? []), one])
    }
    return [...byPosition]
      .toSorted(([a], [b]) => b - a)
      .map(([position, some]) => {
        const id = some[0]?.afterBattle ?? null
        return { battle: position > 0 && id !== null ? { id, position } : null, purchases: some }
      })
  })
  return {
    occasions,
    sums: computed(() =>
      campaign.contenders
        .filter(({ id }) => toValue(participant) === '' || id === toValue(participant))
        .map((who) => ({ who, ...sum(purchases.value.filter((one) => one.participant === who.id)) })),
    ),
    together: computed(() => sum(purchases.value)),
  }
}

function sum(purchases: readonly Purchase[]): Sum {
  return purchases.reduce(
    ({ count, spent, saved }, { price, rating }) => ({
      count: count + 1,
      spent: spent + price,
      saved: saved + TECH_PRICES[rating] - price,
    }),
    { count: 0, spent: 0, saved: 0 },
  )
}
