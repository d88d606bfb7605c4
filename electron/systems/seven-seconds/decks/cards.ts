import { and, eq, inArray } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { OwnCard } from '../../../../shared/systems/seven-seconds/decks/fields.ts'
import { MOST_CARDS } from '../../../../shared/systems/seven-seconds/decks/limits.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { CARDS_VERSION, cardId } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { deckCards, decks } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { checkNamed } from '../../../pictures/stored.ts'
import { findCard, loadCards, type DeckRow } from './stored.ts'

/** A card as it comes into a deck. */
export interface NewCard {
  readonly card: OwnCard
  readonly copies: number
  readonly off: boolean
}

/** Puts cards into a deck. Whoever calls has seen to their numbers. */
export function addCards(tables: Tables, deck: string, cards: readonly NewCard[]): string[] {
  const createdAt = new Date().toISOString()
  return cards.map(({ card, copies, off }) => {
    const id = uuid()
    const values = { id, deckId: deck, version: CARDS_VERSION, cardDocument: card, copies, off, createdAt }
    tables.insert(deckCards).values(values).run()
    return id
  })
}

/** Writes over what stands on a card; how it lies in its pile stays. */
export function rewriteCard(tables: Tables, id: string, card: OwnCard): void {
  tables
    .update(deckCards)
    .set({ version: CARDS_VERSION, cardDocument: card })
    .where(eq(deckCards.id, id))
    .run()
}

/** Says that a deck was changed now. */
export function touchDeck(tables: Tables, deck: string): void {
  tables.update(decks).set({ changedAt: new Date().toISOString() }).where(eq(decks.id, deck)).run()
}

/** Writes a card as it was typed. Problems: `card/number-twice`, `card/too-many`, `card/gone`, `picture/gone`. */
export function keepCard(
  { tables, undo }: Store,
  deck: DeckRow,
  { card: id, content }: Checked<'decks.keepCard'>,
): { id: string } | Refusal {
  if (id !== null && !findCard(tables, deck.id, id)) return gone('card')
  const unkept = checkNamed(tables, content.picture)
  if (unkept) return unkept
  const others = loadCards(tables, deck.id).filter((one) => one.id !== id)
  const name = cardId(content)
  if (others.some(({ card }) => cardId(card) === name)) {
    const message = `This deck has a card ${name} already: give this one its own number.`
    return { problem: problem('card/number-twice', message, ['number'], { id: name }) }
  }
  if (others.length >= MOST_CARDS) return tooMany()
  touchDeck(tables, deck.id)
  undo.names(id === null ? 'card' : 'cardChanged')
  if (id !== null) {
    rewriteCard(tables, id, content)
    return { id }
  }
  const [added = ''] = addCards(tables, deck.id, [{ card: content, copies: 1, off: false }])
  return { id: added }
}

export function tooMany(): Refusal {
  const message = `A deck takes ${MOST_CARDS} cards: begin another one.`
  return { problem: problem('card/too-many', message, [], { most: MOST_CARDS }) }
}

/** Multiplies cards, and switches them on and off. */
export function setCards(
  { tables, undo }: Store,
  deck: DeckRow,
  { cards, change }: Checked<'decks.setCards'>,
): Record<string, never> | Refusal {
  if (cards.some((id) => !findCard(tables, deck.id, id))) return gone('card')
  const { copies, off } = change
  if (copies === undefined && off === undefined) return {}
  touchDeck(tables, deck.id)
  tables
    .update(deckCards)
    .set({ ...(copies !== undefined && { copies }), ...(off !== undefined && { off }) })
    .where(and(eq(deckCards.deckId, deck.id), inArray(deckCards.id, cards)))
    .run()
  undo.names(copies === undefined ? 'switched' : 'copies')
  return {}
}

export function removeCards(
  { tables, undo }: Store,
  deck: DeckRow,
  cards: readonly string[],
): Record<string, never> | Refusal {
  if (cards.some((id) => !findCard(tables, deck.id, id))) return gone('card')
  touchDeck(tables, deck.id)
  tables
    .delete(deckCards)
    .where(and(eq(deckCards.deckId, deck.id), inArray(deckCards.id, [...cards])))
    .run()
  undo.names('cardsRemoved')
  return {}
}
