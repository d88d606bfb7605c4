import { toValue, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import { TECH_PRICES } from '../../shared/systems/seven-seconds/data/campaign.ts'
import { HIGHER_RATING } from '../../shared/systems/seven-seconds/words.ts'
import { figure } from '../ui/marks/figure.ts'
import { isLimited, type Step } from './steps.ts'
import type { Opponent } from './use-technology.ts'

export interface Explanation {
  /** The step by name, `3rd rate Stealth`; the sentences go on from it. */
  readonly lead: string
  readonly text: string
}

/** Says what a step costs and exactly why, or what stands in its way (p.29). */
export function useExplanation(
  opponent: MaybeRefOrGetter<Opponent | null>,
  inHand: MaybeRefOrGetter<number>,
): (step: Step) => Explanation {
  const { t } = useI18n()

  const limit = ({ rating, stat, now, offer }: Step): string | null => {
    if (!isLimited({ offer })) return null
    const higher = offer.problem?.code === 'tech/limited-by-rating' ? HIGHER_RATING[rating] : null
    if (higher === null) return t('technology.explain.maximum', { value: now })
    return t('technology.explain.limited', {
      value: now,
      higher: t(`rating.${higher}`),
      stat: t(`stat.${stat}`),
      limit: now,
    })
  }

  const price = ({ rating, theirs, offer }: Step): string[] => {
    const { from, to } = offer
    const cost = t('technology.priceLong', { n: offer.price }, offer.price)
    const other = toValue(opponent)
    const full = t('technology.explain.full', { from, to, price: cost, rating: t(`rating.${rating}`) })
    if (!other || theirs === null) return [full, t('technology.explain.noOpponent')]
    const compared = {
      from,
      to,
      theirs,
      opponent: isolate(other.who.faction.shortName),
      battle: other.position,
    }
    return offer.halved
      ? [t('technology.explain.halved', { ...compared, price: cost, full: TECH_PRICES[rating] })]
      : [full, t('technology.explain.opponentNot', compared)]
  }

  const purse = ({ offer }: Step): string => {
    const n = toValue(inHand)
    const short = offer.price - n
    return short > 0
      ? t('technology.explain.short', { n: figure(n), short })
      : t('technology.explain.inHand', { n })
  }

  return (step) => ({
    lead: t('technology.explain.lead', { rating: t(`rating.${step.rating}`), stat: t(`stat.${step.stat}`) }),
    text: limit(step) ?? [...price(step), purse(step)].join(' '),
  })
}

/** A name within a sentence, whichever way either is written. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
