import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { deckCards, decks } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { keepPicture } from '../../../pictures/stored.ts'
import type { Brought } from '../../../travel/brought.ts'
import { addCards } from './cards.ts'
import { findDeck } from './stored.ts'

/** Makes a deck of a file a new one, or puts its cards in the place of those of one that is there. */
export function importDeck(
  { tables }: Store,
  { deck, pictures }: Brought['deck'],
  as: Checked<'decks.import'>['as'],
): { id: string } | Refusal {
  for (const picture of pictures) keepPicture(tables, picture)
  const { name, notes, cards } = deck
  const now = new Date().toISOString()
  if (as.kind === 'replace') {
    const row = findDeck(tables, as.deck)
    if (!row) return gone('deck')
    tables
      .update(decks)
      .set({ name, notes, state: 'active', changedAt: now })
      .where(eq(decks.id, row.id))
      .run()
    tables.delete(deckCards).where(eq(deckCards.deckId, row.id)).run()
    addCards(tables, row.id, cards)
    return { id: row.id }
  }
  const id = uuid()
  tables
    .insert(decks)
    .values({ id, system: sevenSeconds.id, name: as.name, notes, createdAt: now, changedAt: now })
    .run()
  addCards(tables, id, cards)
  return { id }
}
