import { ref, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { DeckState } from '../../../../shared/contract/choices.ts'
import { pileSizes, type DeckCard } from '../../../../shared/systems/seven-seconds/decks/play.ts'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import { useChanges } from '../../../client/changes.ts'
import { call } from '../call.ts'
import { newest } from '../../../client/newest.ts'
import { MUSTER_DECK } from './muster-deck.ts'

/** A deck as it is shown: the group's own, or the one that comes with the game. */
export interface ShownDeck {
  readonly id: string
  readonly name: string
  readonly notes: string
  readonly state: DeckState
  readonly campaigns: number
  readonly piles: Output<'decks.view'>['piles']
  readonly cards: readonly DeckCard[]
  /** One of the group's own, which can be changed. */
  readonly own: boolean
}

const SHIPPED: ShownDeck = {
  ...MUSTER_DECK,
  notes: '',
  state: 'active',
  campaigns: 0,
  piles: pileSizes(MUSTER_DECK.cards),
  own: false,
}

export interface OpenDeck {
  readonly deck: Ref<ShownDeck | null>
  /** Why it cannot be shown. */
  readonly problem: Ref<Problem | null>
  /** It was there, and an undo, here or in another window, has taken it away. */
  readonly gone: Ref<boolean>
  readonly refresh: () => Promise<void>
}

/** The deck that is open, read again after every change. */
export function useDeck(id: MaybeRefOrGetter<string>): OpenDeck {
  const deck = ref<ShownDeck | null>(null)
  const problem = ref<Problem | null>(null)
  const gone = ref(false)
  const read = newest(
    () => call('decks.view', { id: toValue(id) }),
    (answer) => {
      if (!isRefusal(answer)) {
        problem.value = null
        deck.value = { ...answer, own: true }
      } else if (deck.value === null) problem.value = answer.problem
      else gone.value = answer.problem.code === 'deck/gone'
    },
  )

  async function refresh(): Promise<void> {
    if (toValue(id) === SHIPPED.id) deck.value = SHIPPED
    else await read()
  }

  watch(
    () => toValue(id),
    () => {
      deck.value = null
      problem.value = null
      void refresh()
    },
    { immediate: true },
  )
  useChanges(() => void refresh())
  return { deck, problem, gone, refresh }
}
