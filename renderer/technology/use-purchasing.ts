import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { PurchaseAccount } from '../../shared/systems/seven-seconds/campaign/documents.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { usePurchaseText } from '../campaigns/purchase-text.ts'
import { useCampaign } from '../campaigns/store.ts'
import { call } from '../client/client.ts'
import { useHistory } from '../history/store.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/toasts.ts'
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
  const history = useHistory()
  const problemText = useProblemText()
  const purchaseText = usePurchaseText()
  const { list, say, warn, close } = useToasts()
  const busy = ref(false)
  let last: number | undefined

  async function write(doing: () => Promise<object | Refusal>, done: string): Promise<void> {
    if (busy.value) return
    busy.value = true
    const answer = await doing()
    await Promise.all([campaign.refresh(), history.refresh()])
    busy.value = false
    if (isRefusal(answer)) {
      warn(problemText(answer.problem))
      return
    }
    // Its undo would come too late now.
    if (last !== undefined) close(last)
    const mine = history.steps.undo?.at
    say(done, { label: t('history.undo'), run: () => void undo(mine) })
    last = list.value.at(-1)?.id
  }

  /** Undoes one's own step only: what was done since, here or in another window, stays. */
  async function undo(mine: string | undefined): Promise<void> {
    if (history.steps.undo?.at !== mine) {
      warn(t('technology.changedSince'))
      return
    }
    const answer = await history.undo()
    if (isRefusal(answer)) warn(problemText(answer.problem))
    else say(t('history.undone', { what: t(`history.step.${answer.call}`) }))
    await Promise.all([campaign.refresh(), history.refresh()])
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
