import { eq } from 'drizzle-orm'
import type { Refusal } from '../../../../shared/problem.ts'
import { decks } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'

/**
 * Refuses a deck that is gone; null is the one that comes with the game. Whether it can be played with is looked at
 * when a battle begins: until then the group may work on it. Problem: `deck/gone`.
 */
export function checkDeckNamed(tables: Tables, id: string | null): Refusal | null {
  if (id === null) return null
  const deck = tables.select({ state: decks.state }).from(decks).where(eq(decks.id, id)).get()
  return deck && deck.state !== 'trash' ? null : gone('deck')
}
