import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { MUSTER_CARDS } from '../../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { decks } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { addCards, type NewCard } from './cards.ts'
import { findDeck, loadCards } from './stored.ts'

/** Makes a new deck: an empty one, or a copy of the game's or of an own one. */
export function createDeck(
  tables: Tables,
  { name, from }: Checked<'decks.create'>,
): { id: string } | Refusal {
  const copied = from.kind === 'deck' ? findDeck(tables, from.deck) : null
  if (from.kind === 'deck' && !copied) return gone('deck')
  const id = uuid()
  const now = new Date().toISOString()
  const notes = copied?.notes ?? ''
  tables
    .insert(decks)
    .values({ id, system: sevenSeconds.id, name, notes, createdAt: now, changedAt: now })
    .run()
  const cards: readonly NewCard[] = copied
    ? loadCards(tables, copied.id)
    : from.kind === 'muster'
      ? [...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops].map((card) => ({ card, copies: 1, off: false }))
      : []
  addCards(tables, id, cards)
  return { id }
}
