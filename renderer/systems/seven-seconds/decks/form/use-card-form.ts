import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { pileOf, type DeckCard } from '../../../../../shared/systems/seven-seconds/decks/play.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { cardId } from '../../../../../shared/systems/seven-seconds/cards/documents.ts'
import { LINES, PILES, type PileName } from '../../../../../shared/systems/seven-seconds/cards/words.ts'
import { call } from '../../call.ts'
import { useUndo } from '../../../../undo/use-undo.ts'
import { useDraft, type Draft } from '../../../../ui/fields/draft.ts'
import type { ShownDeck } from '../use-deck.ts'
import { cardDraft, newCard, readCard, type CardDraft, type ReadCard } from './card-draft.ts'
import { CONDITION_KINDS } from './condition-draft.ts'

export interface CardForm extends Draft<CardDraft> {
  readonly read: ComputedRef<ReadCard>
  /** A sentence for each field that is wrong, but those of lines and conditions, which mark theirs. */
  readonly errors: ComputedRef<{ number?: string; title?: string }>
  /** Saves the card; `then` goes on with its id, before it is told that it was saved. */
  readonly save: (then: (id: string) => void) => Promise<Problem | undefined>
}

interface Wanted {
  readonly deck: ShownDeck
  readonly edited: DeckCard | null
  readonly copied: DeckCard | null
  readonly pile: PileName
}

/** A card that is typed in, kept while it is. */
export function useCardForm({ deck, edited, copied, pile }: Wanted): CardForm {
  const { t } = useI18n()
  const undo = useUndo()
  const draft = useDraft<CardDraft>(
    `card-${deck.id}-${edited?.id ?? copied?.id ?? pile}${edited ? '' : '-new'}`,
    () => {
      if (edited) return cardDraft(edited.card)
      const number = nextNumber(deck, copied ? pileOf(copied.card) : pile)
      return copied ? { ...cardDraft(copied.card), number: String(number) } : newCard(pile, number)
    },
    ({ pile: kept, troopLine, conditions }) =>
      PILES.includes(kept) &&
      LINES.includes(troopLine) &&
      conditions.every(({ kind }) => CONDITION_KINDS.includes(kind)),
  )
  const read = computed(() => readCard(draft.value.value))
  const taken = computed(() => {
    const name = cardId(read.value.card)
    const other = deck.cards.some(({ id, card }) => id !== edited?.id && cardId(card) === name)
    return other ? t('decks.form.takenNumber', { card: name }) : null
  })

  return {
    ...draft,
    read,
    errors: computed(() => ({
      ...(read.value.errors.has('title') && { title: t('decks.form.missingTitle') }),
      ...(read.value.errors.has('number')
        ? { number: t('decks.form.missingNumber') }
        : taken.value !== null && { number: taken.value }),
    })),
    save: async (then) => {
      const { card, complete } = read.value
      if (!complete) return
      const content = JSON.parse(JSON.stringify(card)) as typeof card
      const answer = await call('decks.keepCard', { deck: deck.id, card: edited?.id ?? null, content })
      if (isRefusal(answer)) return answer.problem
      then(answer.id)
      await undo.offer(t(edited ? 'decks.form.saved' : 'decks.form.added', { card: cardId(card) }))
    },
  }
}

/** The first number of a pile after those that are taken, or the first that is free. */
function nextNumber({ cards }: ShownDeck, pile: PileName): number {
  const taken = cards.filter(({ card }) => pileOf(card) === pile).map(({ card }) => card.number)
  const last = Math.max(0, ...taken)
  if (last < 99) return last + 1
  return Array.from({ length: 99 }, (_, at) => at + 1).find((one) => !taken.includes(one)) ?? 99
}
