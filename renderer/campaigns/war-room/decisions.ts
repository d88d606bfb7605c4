import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { techOffer } from '../../../shared/systems/seven-seconds/campaign/purchase.ts'
import { RATINGS, STATS } from '../../../shared/systems/seven-seconds/words.ts'
import { usePurchaseText } from '../purchase-text.ts'
import { useCampaign, type Contender } from '../store.ts'

export interface Decision {
  readonly key: string
  readonly kind: 'tech' | 'check'
  readonly text: string
  /** The faction it is about, for its colour. */
  readonly place: number | null
  readonly to: RouteLocationRaw
}

/** What the group should look at: purchases gone wrong, rolls that do not fit, points to spend. */
export function useDecisions(): ComputedRef<Decision[]> {
  const { t } = useI18n()
  const campaign = useCampaign()
  const purchaseText = usePurchaseText()

  const purchases = computed(() =>
    (campaign.view?.account.purchases ?? [])
      .filter(({ problem }) => problem !== null)
      .map((purchase): Decision => {
        const faction = campaign.contender(purchase.participant)?.faction.name ?? ''
        return {
          key: purchase.id,
          kind: 'check',
          text: t('warRoom.badPurchase', { faction, what: purchaseText(purchase) }),
          place: null,
          to: { name: 'technology', params: { participant: purchase.participant } },
        }
      }),
  )
  const rolls = computed(() =>
    campaign.battles
      .filter(({ account }) => account.rollDisagrees)
      .map(({ id, account }): Decision => ({
        key: id,
        kind: 'check',
        text: t('warRoom.badRoll', { n: account.position }),
        place: null,
        to: { name: 'battles', params: { battle: id } },
      })),
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
  return computed(() => [...purchases.value, ...rolls.value, ...unspent.value])
}

/** There is a step that this faction can pay for now. */
function canBuy({ standing }: Contender): boolean {
  const { tech, opponent, techPoints } = standing
  const buyer = { tech, opponent, inHand: techPoints.inHand }
  return RATINGS.some((rating) => STATS.some((stat) => techOffer(buyer, rating, stat).problem === null))
}
