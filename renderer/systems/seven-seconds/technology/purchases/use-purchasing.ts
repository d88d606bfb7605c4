import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { BasketLine } from '../../../../../shared/systems/seven-seconds/campaign/basket.ts'
import type { PurchaseAccount } from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { isRefusal, type Refusal } from '../../../../../shared/problem.ts'
import { usePurchaseText } from '../../campaign/purchase-text.ts'
import { useCampaign } from '../../campaign/store.ts'
import { call } from '../../call.ts'
import { useUndo } from '../../../../undo/use-undo.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useToasts } from '../../../../ui/feedback/toasts.ts'

export interface Purchasing {
  /** A purchase is under way: a second press waits. */
  readonly busy: Ref<boolean>
  /** Buys steps in order, all or none; says whether they were bought. */
  readonly buy: (participant: string, lines: readonly BasketLine[]) => Promise<boolean>
  readonly takeBack: (purchases: readonly PurchaseAccount[]) => Promise<void>
}

/** Buys and takes back; each says what it did and offers to undo exactly that. */
export function usePurchasing(): Purchasing {
  const { t } = useI18n()
  const campaign = useCampaign()
  const undo = useUndo()
  const problemText = useProblemText()
  const purchaseText = usePurchaseText()
  const { warn } = useToasts()
  const busy = ref(false)

  async function write(doing: () => Promise<object | Refusal>, done: string): Promise<boolean> {
    if (busy.value) return false
    busy.value = true
    const answer = await doing()
    await campaign.refresh()
    busy.value = false
    if (isRefusal(answer)) warn(problemText(answer.problem))
    else await undo.offer(done)
    return !isRefusal(answer)
  }

  const told = (lines: readonly BasketLine[]): string => {
    const [only, ...others] = lines
    if (only && others.length === 0) return t('technology.bought', { step: purchaseText(only) })
    const n = lines.reduce((sum, { price }) => sum + price, 0)
    const price = t('techPrice', { n }, n)
    return t('technology.basket.bought', { n: lines.length, price }, lines.length)
  }

  return {
    busy,
    buy: (participant, lines) => {
      const steps = lines.map(({ rating, stat }) => ({ rating, stat }))
      return write(() => call('technology.buy', { participant, steps }), told(lines))
    },
    takeBack: async (purchases) => {
      const [only, ...others] = purchases
      if (!only) return
      const done =
        others.length === 0
          ? t('technology.takenBack', { step: purchaseText(only) })
          : t('technology.allTakenBack', { n: purchases.length })
      await write(() => call('technology.takeBack', { ids: purchases.map(({ id }) => id) }), done)
    },
  }
}
