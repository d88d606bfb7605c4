import { deckProblems, playedCards } from '../../../../shared/systems/seven-seconds/decks/play.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { MUSTER_CARDS } from '../../../../shared/systems/seven-seconds/cards/decks/index.ts'
import type { CardSet } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import type { Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { findDeck, loadCards } from './stored.ts'

/** What a battle that begins now is played with; null is the deck that comes with the game. Problems: `deck/gone`, `deck/unfinished`. */
export function chosenCards(tables: Tables, id: string | null): CardSet | Refusal {
  if (id === null) return MUSTER_CARDS
  const deck = findDeck(tables, id)
  if (!deck || deck.state === 'trash') return gone('deck')
  const cards = loadCards(tables, id)
  const [stop] = deckProblems(cards).stops
  if (!stop) return playedCards(deck, cards)
  const message = `${deck.name} cannot be played with yet. ${stop.message}`
  return { problem: problem('deck/unfinished', message, ['deck'], { deck: deck.name }) }
}
