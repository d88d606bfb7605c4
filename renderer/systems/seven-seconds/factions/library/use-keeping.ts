import { useI18n } from 'vue-i18n'
import type {
  FactionOrigin,
  FactionSummary,
} from '../../../../../shared/systems/seven-seconds/contract/factions.ts'
import type { FactionState } from '../../../../../shared/contract/choices.ts'
import { isRefusal } from '../../../../../shared/problem.ts'
import { call } from '../../call.ts'
import { useUndo } from '../../../../undo/use-undo.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useToasts } from '../../../../ui/feedback/toasts.ts'

/** Somebody's name is at most this long, also when a copy's `(copy)` is added. */
const LONGEST = 120

type Named = Pick<FactionSummary, 'id' | 'name'>

export interface Keeping {
  /** Gives the copy's id; null when it was refused. `then` goes where it is, before it is told. */
  readonly copy: (
    name: string,
    from: FactionOrigin,
    then?: (id: string) => Promise<unknown>,
  ) => Promise<string | null>
  readonly move: (faction: Named, to: FactionState) => Promise<void>
  readonly remove: (faction: Named) => Promise<void>
}

/** Copies factions, puts them away and brings them back; each says what it did and offers to undo it. */
export function useKeeping(): Keeping {
  const { t } = useI18n()
  const undo = useUndo()
  const problemText = useProblemText()
  const { warn } = useToasts()

  /** The name with what it is added to it, as long as a name can be. */
  function nameOf(kind: 'copyName' | 'variantName', name: string): string {
    const room = LONGEST - t(`factions.${kind}`, { name: '' }).length
    return t(`factions.${kind}`, { name: Array.from(name).slice(0, room).join('') })
  }

  return {
    copy: async (name, from, then) => {
      const varied = from.kind === 'variant'
      const copy = nameOf(varied ? 'variantName' : 'copyName', name)
      const answer = await call('factions.create', { name: copy, from })
      if (isRefusal(answer)) {
        warn(problemText(answer.problem))
        return null
      }
      await then?.(answer.id)
      await undo.offer(t(varied ? 'factions.varied' : 'factions.copied', { copy }))
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
