import type { DeckCard } from '../../../../shared/systems/seven-seconds/decks/play.ts'
import { MUSTER_CARDS } from '../../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { cardId } from '../../../../shared/systems/seven-seconds/cards/documents.ts'

/** The deck that comes with the game, as own decks are shown; its cards go by what stands in their corner. */
export const MUSTER_DECK: {
  readonly id: string
  readonly name: string
  readonly cards: readonly DeckCard[]
} = {
  id: MUSTER_CARDS.id,
  name: MUSTER_CARDS.name,
  cards: [...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops].map((card) => ({
    id: cardId(card),
    card,
    copies: 1,
    off: false,
  })),
}
