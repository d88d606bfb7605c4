import { useI18n } from 'vue-i18n'
import { isRefusal } from '../../../shared/problem.ts'
import { call } from '../../client/client.ts'
import { useOwnHistory } from '../../shell/own-history.ts'
import { useProblemText } from '../../texts/problem.ts'
import { useToasts } from '../../ui/feedback/toasts.ts'
import type { Look, OpenFight } from '../use-fight.ts'
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
  const { say, warn } = useToasts()

  async function redo(): Promise<void> {
    if (look().takenBack === 0 || look().summary.battle !== null) return
    const problem = await fight.doAgain()
    if (problem) warn(problemText(problem))
  }

  async function takeBack(decision = look().decision): Promise<void> {
    if (look().summary.battle !== null) return
    const before = look().decision
    if (before < 1) {
      say(t('fight.console.log_.nothing'))
      return
    }
    const problem = await fight.takeBack(decision)
    if (problem) warn(problemText(problem))
    else
      say(t('fight.console.log_.takenBack', before - decision + 1), {
        label: t('fight.console.log_.redo'),
        run: () => void redo(),
      })
  }

  const does = { undo: () => void takeBack(), redo: () => void redo() }
  useOwnHistory(does)
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
