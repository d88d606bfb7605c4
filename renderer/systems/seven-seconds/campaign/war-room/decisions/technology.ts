import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { techOffer } from '../../../../../../shared/systems/seven-seconds/campaign/purchase.ts'
import { RATINGS, STATS } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { isolate } from '../../../../../texts/isolate.ts'
import { useCampaign, type Contender } from '../../store.ts'
import type { Decision, DecisionSource } from '../decisions.ts'

const technologyOf = ({ id }: Contender): RouteLocationRaw => ({
  name: 'technology',
  params: { participant: id },
})

/** Purchases that a correction has made impossible. */
export const useBadPurchases: DecisionSource = () => {
  const { t } = useI18n()
  const campaign = useCampaign()
  return computed(() =>
    campaign.contenders.flatMap((one): Decision[] => {
      const n = (campaign.view?.account.purchases ?? []).filter(
        ({ participant, problem }) => participant === one.id && problem !== null,
      ).length
      if (n === 0) return []
      const text = t('warRoom.badPurchases', { faction: isolate(one.faction.name), n }, n)
      const kind = t('warRoom.kind.check')
      return [{ key: `check-${one.id}`, kind, harm: true, text, place: null, to: technologyOf(one) }]
    }),
  )
}

/** Tech Points that would buy something; nobody buys in a campaign that is finished. */
export const useUnspent: DecisionSource = () => {
  const { t } = useI18n()
  const campaign = useCampaign()
  return computed(() => {
    if (campaign.view?.finishedOn !== null) return []
    return campaign.contenders.filter(canBuy).map((one): Decision => {
      const n = one.standing.techPoints.inHand
      const text = t('warRoom.spend', { faction: isolate(one.faction.name), n }, n)
      return { key: one.id, kind: t('warRoom.kind.tech'), text, place: one.place, to: technologyOf(one) }
    })
  })
}

/** Factions without the rival that halves their prices, where the house rules have one chosen (R4◆). */
export const useMissingRivals: DecisionSource = () => {
  const { t } = useI18n()
  const campaign = useCampaign()
  return computed(() => {
    if (campaign.view?.rules.opponent !== 'chosen-rival' || campaign.view.finishedOn !== null) return []
    return campaign.contenders
      .filter(({ rival }) => rival === null)
      .map((one): Decision => ({
        key: `rival-${one.id}`,
        kind: t('decisions.kind.rival'),
        text: t('decisions.rival', { faction: isolate(one.faction.name) }),
        place: one.place,
        to: { name: 'campaign-settings', params: { part: 'players' } },
      }))
  })
}

/** There is a step that this faction can pay for now. */
function canBuy({ standing }: Contender): boolean {
  const { tech, rivals, techPoints } = standing
  const buyer = { tech, rivals, inHand: techPoints.inHand }
  return RATINGS.some((rating) => STATS.some((stat) => techOffer(buyer, rating, stat).problem === null))
}
