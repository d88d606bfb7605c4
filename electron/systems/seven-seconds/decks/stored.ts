import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import { storedDocument } from '../../../../shared/document.ts'
import { cardKind, type OwnCard } from '../../../../shared/systems/seven-seconds/decks/fields.ts'
import {
  deckProblems,
  inOrder,
  pileSizes,
  type DeckCard,
} from '../../../../shared/systems/seven-seconds/decks/play.ts'
import type { DeckSummary } from '../../../../shared/systems/seven-seconds/contract/decks.ts'
import { isThere } from '../../../campaigns/there.ts'
import { campaigns, deckCards, decks } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

export type DeckRow = typeof decks.$inferSelect
type CardRow = typeof deckCards.$inferSelect

/** A card of a deck, its document checked; what `DeckCard` is, as the contract has it. */
export interface StoredCard extends DeckCard {
  readonly card: OwnCard
}

export function findDeck(tables: Tables, id: string): DeckRow | null {
  return tables.select().from(decks).where(eq(decks.id, id)).get() ?? null
}

/** A deck's cards by pile and number. */
export function loadCards(tables: Tables, deck: string): StoredCard[] {
  const rows = tables
    .select()
    .from(deckCards)
    .where(eq(deckCards.deckId, deck))
    .orderBy(asc(deckCards.id))
    .all()
  return inOrder(rows.map(read))
}

function read({ id, version, cardDocument, copies, off }: CardRow): StoredCard {
  return { id, card: storedDocument(cardKind, version, cardDocument), copies, off }
}

/** How many campaigns play their coming battles with it: those that are there, or those in the trash. */
export function campaignsOf(tables: Tables, deck: string, which: SQL = isThere): number {
  const playing = and(eq(campaigns.deckId, deck), which)
  return tables.select({ of: count() }).from(campaigns).where(playing).get()?.of ?? 0
}

/** What a list tells of a deck. */
export function summarise(tables: Tables, row: DeckRow, cards: readonly DeckCard[]): DeckSummary {
  const { id, name, state, changedAt, createdAt } = row
  return {
    id,
    name,
    state,
    changedAt: changedAt === '' ? createdAt : changedAt,
    ...toldCards(cards),
    campaigns: campaignsOf(tables, id),
  }
}

/** What can be told of a deck from its cards alone. */
export function toldCards(cards: readonly DeckCard[]): Pick<DeckSummary, 'piles' | 'off' | 'problems'> {
  return {
    piles: pileSizes(cards),
    off: cards.filter(({ off }) => off).length,
    problems: [...deckProblems(cards).stops],
  }
}

/** A card of this very deck. */
export function findCard(tables: Tables, deck: string, id: string): CardRow | null {
  const here = and(eq(deckCards.deckId, deck), eq(deckCards.id, id))
  return tables.select().from(deckCards).where(here).get() ?? null
}
