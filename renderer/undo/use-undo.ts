import { useI18n } from 'vue-i18n'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { inOrder } from '../client/in-order.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import { useOffer } from './offer.ts'
import { useStepText } from './step-text.ts'
import { useHistory } from './store.ts'

export type Direction = 'undo' | 'redo'

export interface UndoRedo {
  /** Undoes or redoes the latest change, and says what that was. */
  readonly go: (direction: Direction) => Promise<void>
  /**
   * Says that something was done, and offers to undo exactly that. Call it when the change is made and the page
   * it leads to is shown: an offer goes with the page where it was made.
   */
  readonly offer: (done: string) => Promise<void>
}

export function useUndo(): UndoRedo {
  const { t } = useI18n()
  const history = useHistory()
  const problemText = useProblemText()
  const stepText = useStepText()
  const { warn } = useToasts()
  const offered = useOffer()

  async function go(direction: Direction, step?: number): Promise<void> {
    const answer = await inOrder(() => call(`history.${direction}`, step === undefined ? {} : { step }))
    offered.withdraw()
    if (isRefusal(answer)) {
      const text = problemText(answer.problem)
      if (answer.problem.code.startsWith('history/nothing')) offered.say(text, null)
      else warn(text)
      return
    }
    const done = direction === 'undo' ? 'undone' : 'redone'
    const what = stepText(answer)
    const text = answer.campaign
      ? t(`history.${done}In`, { what, campaign: answer.campaign.name })
      : t(`history.${done}`, { what })
    const back = direction === 'undo' ? 'redo' : 'undo'
    await history.refresh()
    offered.say(text, {
      direction: back,
      step: answer.id,
      label: t(`history.${back}`),
      run: () => void go(back, answer.id),
    })
  }

  return {
    go,
    offer: async (done) => {
      await history.refresh()
      const step = history.steps.undo?.id
      offered.withdraw()
      offered.say(
        done,
        step === undefined
          ? null
          : { direction: 'undo', step, label: t('history.undo'), run: () => void go('undo', step) },
      )
    },
  }
}
