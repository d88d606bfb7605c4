import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { UsualCampaign } from '../../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { isRefusal } from '../../../../../shared/problem.ts'
import { useChanges } from '../../../../client/changes.ts'
import { call } from '../../call.ts'
import { newest } from '../../../../client/newest.ts'
import { useUndo } from '../../../../undo/use-undo.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useToasts } from '../../../../ui/feedback/toasts.ts'

export interface Usual {
  /** Names of players that are known. */
  readonly players: Ref<readonly string[]>
  /** The campaign that the group saved; null without one. */
  readonly usual: Ref<UsualCampaign | null>
  readonly save: (campaign: UsualCampaign) => Promise<void>
  readonly forget: () => Promise<void>
}

/** What a campaign can begin with: the players that are known, and the group's usual. */
export function useUsual(): Usual {
  const { t } = useI18n()
  const undo = useUndo()
  const problemText = useProblemText()
  const { warn } = useToasts()
  const players = ref<readonly string[]>([])
  const usual = ref<UsualCampaign | null>(null)

  const refresh = newest(
    () => call('campaigns.prepare', {}),
    (answer) => {
      if (isRefusal(answer)) return
      players.value = answer.players
      usual.value = answer.usual
    },
  )
  void refresh()
  useChanges(() => void refresh())

  return {
    players,
    usual,
    save: async (campaign) => {
      const answer = await call('campaigns.keepUsual', campaign)
      if (isRefusal(answer)) warn(problemText(answer.problem))
      else await undo.offer(t('setup.usual.saved'))
    },
    forget: async () => {
      const answer = await call('campaigns.forgetUsual', {})
      if (isRefusal(answer)) warn(problemText(answer.problem))
      else await undo.offer(t('setup.usual.forgotten'))
    },
  }
}
