import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { PurchaseAccount } from '../../shared/systems/seven-seconds/campaign/documents.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { usePurchaseText } from '../campaigns/purchase-text.ts'
import { useCampaign } from '../campaigns/store.ts'
import { call } from '../client/client.ts'
import { useUndo } from '../history/use-undo.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import type { Step } from './steps.ts'

export interface Purchasing {
  /** A purchase is under way: a second press waits. */
  readonly busy: Ref<boolean>
  readonly buy: (participant: string, step: Step) => Promise<void>
  readonly takeBack: (purchase: PurchaseAccount) => Promise<void>
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

  async function write(doing: () => Promise<object | Refusal>, done: string): Promise<void> {
    if (busy.value) return
    busy.value = true
    const answer = await doing()
    await campaign.refresh()
    busy.value = false
    if (isRefusal(answer)) warn(problemText(answer.problem))
    else await undo.offer(done)
  }

  return {
    busy,
    buy: (participant, { rating, stat, offer: { from, to } }) =>
      write(
        () => call('technology.buy', { participant, rating, stat }),
        t('technology.bought', { step: purchaseText({ rating, stat, from, to }) }),
      ),
    takeBack: (purchase) =>
      write(
        () => call('technology.takeBack', { id: purchase.id }),
        t('technology.takenBack', { step: purchaseText(purchase) }),
      ),
  }
}
