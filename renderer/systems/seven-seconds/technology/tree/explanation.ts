import { toValue, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import { isForbidden } from '../../../../../shared/systems/seven-seconds/campaign/basket.ts'
import { TECH_PRICES } from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import { HIGHER_RATING } from '../../../../../shared/systems/seven-seconds/words.ts'
import { figure } from '../../../../ui/marks/figure.ts'
import type { Opposition } from '../opposition.ts'
import { isolate } from '../../../../texts/isolate.ts'
import type { Step } from './steps.ts'

export interface Explanation {
  /** The step by name, `3rd rate Stealth`; the sentences go on from it. */
  readonly lead: string
  readonly text: string
}

/** Says what a step costs and exactly why, or what stands in its way (p.29, R4, R7). */
export function useExplanation(
  opposition: MaybeRefOrGetter<Opposition>,
  inHand: MaybeRefOrGetter<number>,
): (step: Step) => Explanation {
  const { t } = useI18n()

  const limit = ({ rating, stat, now, offer }: Step): string | null => {
    if (!isForbidden(offer)) return null
    const higher = offer.problem?.code === 'tech/limited-by-rating' ? HIGHER_RATING[rating] : null
    if (higher === null) return t('technology.explain.maximum', { value: now })
    return t('technology.explain.limited', {
      value: now,
      higher: t(`rating.${higher}`),
      stat: t(`stat.${stat}`),
      limit: now,
    })
  }

  const price = ({ rating, stat, opponent, offer }: Step): string[] => {
    const { from, to } = offer
    const cost = t('techPrice', { n: offer.price }, offer.price)
    const full = t('technology.explain.full', { from, to, price: cost, rating: t(`rating.${rating}`) })
    const { rule, all } = toValue(opposition)
    if (!opponent) {
      return [full, t(`technology.explain.${rule === 'chosen-rival' ? 'noRival' : 'noOpponent'}`)]
    }
    const when = opponent.battle ? 'Then' : 'Now'
    const compared = {
      from,
      to,
      theirs: opponent.tech[rating][stat],
      opponent: isolate(opponent.who.faction.shortName),
      battle: opponent.battle?.position ?? 0,
    }
    if (offer.halved) {
      return [t(`technology.explain.halved${when}`, { ...compared, price: cost, full: TECH_PRICES[rating] })]
    }
    return [full, t(`technology.explain.${all.length > 1 ? 'nobody' : 'not'}${when}`, compared)]
  }

  const purse = ({ offer }: Step): string => {
    const n = toValue(inHand)
    const short = offer.price - n
    return short > 0
      ? t('technology.explain.short', { n: figure(n), short })
      : t('technology.explain.inHand', { n })
  }

  /** What the basket makes of it, where it makes a difference. */
  const plan = ({ now, planned, offer, next }: Step): string[] => {
    if (planned === now && isForbidden(offer) === isForbidden(next)) return []
    if (isForbidden(next)) return [t('technology.explain.last', { n: planned })]
    const cost = t('techPrice', { n: next.price }, next.price)
    return [t('technology.explain.next', { from: next.from, to: next.to, price: cost })]
  }

  return (step) => {
    const barred = limit(step)
    const whatIf = barred === null && toValue(opposition).whatIf ? [t('technology.explain.whatIf')] : []
    return {
      lead: t('technology.explain.lead', {
        rating: t(`rating.${step.rating}`),
        stat: t(`stat.${step.stat}`),
      }),
      text: [...whatIf, ...(barred === null ? [...price(step), purse(step)] : [barred]), ...plan(step)].join(
        ' ',
      ),
    }
  }
}
