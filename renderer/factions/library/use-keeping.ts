import { useI18n } from 'vue-i18n'
import type { FactionOrigin, FactionSummary } from '../../../shared/contract/factions.ts'
import type { FactionState } from '../../../shared/contract/choices.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { call } from '../../client/client.ts'
import { useUndo } from '../../history/use-undo.ts'
import { useProblemText } from '../../texts/problem.ts'
import { useToasts } from '../../ui/feedback/toasts.ts'

/** Somebody's name is at most this long, also when a copy's `(copy)` is added. */
const LONGEST = 120

type Named = Pick<FactionSummary, 'id' | 'name'>

export interface Keeping {
  /** Gives the copy's id; null when it was refused. */
  readonly copy: (name: string, from: FactionOrigin) => Promise<string | null>
  readonly move: (faction: Named, to: FactionState) => Promise<void>
  readonly remove: (faction: Named) => Promise<void>
}

/** Copies factions, puts them away and brings them back; each says what it did and offers to undo it. */
export function useKeeping(): Keeping {
  const { t } = useI18n()
  const undo = useUndo()
  const problemText = useProblemText()
  const { warn } = useToasts()

  function copyName(name: string): string {
    const room = LONGEST - t('factions.copyName', { name: '' }).length
    return t('factions.copyName', { name: Array.from(name).slice(0, room).join('') })
  }

  return {
    copy: async (name, from) => {
      const copy = copyName(name)
      const answer = await call('factions.create', { name: copy, from })
      if (isRefusal(answer)) {
        warn(problemText(answer.problem))
        return null
      }
      await undo.offer(t('factions.copied', { copy }))
      return answer.id
    },
    move: async ({ id, name }, to) => {
      const answer = await call('factions.move', { id, to })
      if (isRefusal(answer)) warn(problemText(answer.problem))
      else await undo.offer(t(`factions.moved.${to}`, { name }))
    },
    remove: async ({ id, name }) => {
      const answer = await call('factions.remove', { id })
      if (isRefusal(answer)) warn(problemText(answer.problem))
      else await undo.offer(t('factions.removed', { name }))
    },
  }
}
