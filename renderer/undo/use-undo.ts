import { useI18n } from 'vue-i18n'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { inOrder } from '../client/in-order.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import { useOffer } from './offer.ts'
import { useStepText } from './step-text.ts'
import { useUndoSteps } from './store.ts'

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
  const undoSteps = useUndoSteps()
  const problemText = useProblemText()
  const stepText = useStepText()
  const { warn } = useToasts()
  const offered = useOffer()

  async function go(direction: Direction, step?: number): Promise<void> {
    const answer = await inOrder(() => call(`undo.${direction}`, step === undefined ? {} : { step }))
    offered.withdraw()
    if (isRefusal(answer)) {
      const text = problemText(answer.problem)
      if (answer.problem.code.startsWith('undo/nothing')) offered.say(text, null)
      else warn(text)
      return
    }
    const done = direction === 'undo' ? 'undone' : 'redone'
    const what = stepText(answer)
    const text = answer.campaign
      ? t(`undo.${done}In`, { what, campaign: answer.campaign.name })
      : t(`undo.${done}`, { what })
    const back = direction === 'undo' ? 'redo' : 'undo'
    await undoSteps.refresh()
    offered.say(text, {
      direction: back,
      step: answer.id,
      label: t(`undo.${back}`),
      run: () => void go(back, answer.id),
    })
  }

  return {
    go,
    offer: async (done) => {
      await undoSteps.refresh()
      const step = undoSteps.steps.undo?.id
      offered.withdraw()
      offered.say(
        done,
        step === undefined
          ? null
          : { direction: 'undo', step, label: t('undo.undo'), run: () => void go('undo', step) },
      )
    },
  }
}
