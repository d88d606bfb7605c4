import { useI18n } from 'vue-i18n'
import type { DeckOrigin, DeckSummary } from '../../../../shared/systems/seven-seconds/contract/decks.ts'
import type { DeckState } from '../../../../shared/contract/choices.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { call } from '../call.ts'
import { useUndo } from '../../../undo/use-undo.ts'
import { useProblemText } from '../../../texts/problem.ts'
import { useToasts } from '../../../ui/feedback/toasts.ts'

/** A name is at most this long, also when a copy's `(copy)` is added. */
const LONGEST = 120

type Named = Pick<DeckSummary, 'id' | 'name'>

export interface Keeping {
  /** Gives the copy's id; null when it was refused. `then` goes where it is, before it is told. */
  readonly copy: (
    name: string,
    from: DeckOrigin,
    then?: (id: string) => Promise<unknown>,
  ) => Promise<string | null>
  readonly move: (deck: Named, to: DeckState) => Promise<void>
  readonly remove: (deck: Named) => Promise<void>
}

/** Copies decks, puts them away and brings them back; each says what it did and offers to undo it. */
export function useKeeping(): Keeping {
  const { t } = useI18n()
  const undo = useUndo()
  const problemText = useProblemText()
  const { warn } = useToasts()

  function copyName(name: string): string {
    const room = LONGEST - t('decks.copyName', { name: '' }).length
    return t('decks.copyName', { name: Array.from(name).slice(0, room).join('') })
  }

  return {
    copy: async (name, from, then) => {
      const copy = copyName(name)
      const answer = await call('decks.create', { name: copy, from })
      if (isRefusal(answer)) {
        warn(problemText(answer.problem))
        return null
      }
      await then?.(answer.id)
      await undo.offer(t('decks.copied', { copy }))
      return answer.id
    },
    move: async ({ id, name }, to) => {
      const answer = await call('decks.move', { id, to })
      if (isRefusal(answer)) warn(problemText(answer.problem))
      else await undo.offer(t(`decks.moved.${to}`, { name }))
    },
    remove: async ({ id, name }) => {
      const answer = await call('decks.remove', { id })
      if (isRefusal(answer)) warn(problemText(answer.problem))
      else await undo.offer(t('decks.removed', { name }))
    },
  }
}
