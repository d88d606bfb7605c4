import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { techOffer } from '../../../shared/systems/seven-seconds/campaign/purchase.ts'
import { RATINGS, STATS } from '../../../shared/systems/seven-seconds/words.ts'
import { useCampaign, type Contender } from '../store.ts'

export interface Decision {
  readonly key: string
  readonly kind: 'tech' | 'check'
  readonly text: string
  /** The faction it is about, for its colour. */
  readonly place: number | null
  readonly to: RouteLocationRaw
}

/** What the group should look at: purchases gone wrong, points to spend. */
export function useDecisions(): ComputedRef<Decision[]> {
  const { t } = useI18n()
  const campaign = useCampaign()

  const purchases = computed(() =>
    campaign.contenders.flatMap((one): Decision[] => {
      const n = (campaign.view?.account.purchases ?? []).filter(
        ({ participant, problem }) => participant === one.id && problem !== null,
      ).length
      if (n === 0) return []
      const text = t('warRoom.badPurchases', { faction: one.faction.name, n }, n)
      return [{ key: `check-${one.id}`, kind: 'check', text, place: null, to: technologyOf(one) }]
    }),
  )
  const unspent = computed(() =>
    campaign.contenders.filter(canBuy).map((one): Decision => ({
      key: one.id,
      kind: 'tech',
      text: t(
        'warRoom.spend',
        { faction: one.faction.name, n: one.standing.techPoints.inHand },
        one.standing.techPoints.inHand,
      ),
      place: one.place,
      to: { name: 'technology', params: { participant: one.id } },
    })),
  )
  return computed(() => [...purchases.value, ...unspent.value])
}

const technologyOf = ({ id }: Contender): RouteLocationRaw => ({
  name: 'technology',
  params: { participant: id },
})

/** There is a step that this faction can pay for now. */
function canBuy({ standing }: Contender): boolean {
  const { tech, rivals, techPoints } = standing
  const buyer = { tech, rivals, inHand: techPoints.inHand }
  return RATINGS.some((rating) => STATS.some((stat) => techOffer(buyer, rating, stat).problem === null))
}
