import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import { isForbidden } from '../../../../../shared/systems/seven-seconds/campaign/basket.ts'
import { isolate } from '../../../../texts/isolate.ts'
import type { Step } from './steps.ts'

export interface StepLabels {
  /** What the segments show. */
  readonly mark: string
  readonly buy: string
  readonly put: string
}

/** What a cell of the grid is called by a screen reader. */
export function useStepLabels(of: MaybeRefOrGetter<Step>): ComputedRef<StepLabels> {
  const { t } = useI18n()

  const mark = ({ rating, stat, now, start, planned, opponent }: Step): string => {
    const parts = [t('technology.mark', { value: now, start })]
    if (opponent) {
      const other = { opponent: isolate(opponent.who.faction.shortName), theirs: opponent.tech[rating][stat] }
      parts.push(t(opponent.battle ? 'technology.markThen' : 'technology.markNow', other))
    }
    if (planned !== now) parts.push(t('technology.markPlanned', { n: planned }))
    return parts.join('; ')
  }

  return computed(() => {
    const step = toValue(of)
    const names = { rating: t(`rating.${step.rating}`), stat: t(`stat.${step.stat}`) }
    const cost = (n: number): string => t('techPrice', { n }, n)
    const { offer, next } = step
    return {
      mark: mark(step),
      buy: offer.problem
        ? t('technology.blockedLabel', { ...names, n: Math.min(offer.to, 5) })
        : t('technology.buyLabel', { ...names, n: offer.to, price: cost(offer.price) }),
      put: isForbidden(next)
        ? t('technology.basket.cannot', names)
        : t('technology.basket.put', { ...names, n: next.to, price: cost(next.price) }),
    }
  })
}
