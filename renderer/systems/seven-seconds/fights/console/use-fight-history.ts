import { nextTick, onUnmounted, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { isRefusal } from '../../../../../shared/problem.ts'
import { call } from '../../call.ts'
import { useOwnUndo } from '../../../../shell/own-undo.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useToasts } from '../../../../ui/feedback/toasts.ts'
import type { Look, OpenFight } from '../open-fight.ts'
import { useConsoleUndo } from './use-keys.ts'

export interface FightHistory {
  readonly takeBack: (decision?: number) => Promise<void>
  readonly redo: () => Promise<void>
  readonly abandon: () => Promise<boolean>
}

/** Undo and redo of this battle alone, by key, by button and from the log. */
export function useFightHistory(fight: OpenFight, look: () => Look): FightHistory {
  const { t } = useI18n()
  const problemText = useProblemText()
  const { say, warn, close } = useToasts()
  let offered: number | null = null

  async function redo(): Promise<void> {
    if (fight.past.value || look().takenBack === 0 || look().summary.battle !== null) return
    const problem = await fight.doAgain()
    if (problem) warn(problemText(problem))
  }

  async function offerRedo(text: string): Promise<void> {
    // What was taken back has reached the screen: only what follows withdraws the offer.
    await nextTick()
    offered = say(text, { label: t('fight.console.log_.redo'), run: () => void redo() })
  }

  function withdrawOffer(): void {
    if (offered !== null) close(offered)
    offered = null
  }

  async function takeBackCorrection(): Promise<void> {
    const problem = await fight.takeBackCorrection()
    if (problem) warn(problemText(problem))
    else await offerRedo(t('fight.mend.correct.takenBack'))
  }

  /** Without a decision what was done last, which may be the correction of an old line. */
  async function takeBack(given?: number): Promise<void> {
    if (look().summary.battle !== null) return
    if (fight.past.value) {
      await fight.takeBack()
      return
    }
    if (given === undefined && look().corrected) return takeBackCorrection()
    const decision = given ?? look().decision
    const before = look().decision
    if (before < 1) {
      say(t('fight.console.log_.nothing'))
      return
    }
    const problem = await fight.takeBack(decision)
    if (problem) warn(problemText(problem))
    else await offerRedo(t('fight.console.log_.takenBack', before - decision + 1))
  }

  // Once something else was decided there is nothing to do again.
  watch(() => look().takenBack, withdrawOffer)
  onUnmounted(withdrawOffer)

  const does = { undo: () => void takeBack(), redo: () => void redo() }
  // Once it is entered in the campaign it is a step of the program's history.
  useOwnUndo(does, () => look().summary.battle === null)
  useConsoleUndo(does)

  return {
    takeBack,
    redo,
    abandon: async () => {
      const answer = await call('fights.abandon', { id: look().summary.id })
      if (!isRefusal(answer)) return true
      warn(problemText(answer.problem))
      return false
    },
  }
}
