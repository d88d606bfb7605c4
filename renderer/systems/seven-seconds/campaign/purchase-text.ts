import type { PurchaseAccount } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { useWords } from '../../../texts/words.ts'

/** Names a step of technology: `3rd rate Stealth 2 → 3`. */
export function usePurchaseText(): (
  step: Pick<PurchaseAccount, 'rating' | 'stat' | 'from' | 'to'>,
) => string {
  const { t } = useWords()
  return ({ rating, stat, from, to }) =>
    t('techStep', { rating: t(`rating.${rating}`), stat: t(`stat.${stat}`), from, to })
}
