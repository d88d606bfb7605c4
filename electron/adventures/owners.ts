import { eq, inArray } from 'drizzle-orm'
import { documents, players } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import type { StoredFight } from '../fights/stored.ts'

/** A player, as far as a battle counts for them. */
export interface Owner {
  readonly id: string
  readonly name: string
}

/** For whom each side of battles counts: standings and records ask the same. */
export type Owners = (side: StoredFight['sides'][number]) => Owner | null

/** Whoever leads what a side set out as; where nobody does, the one player who is called as the side is. */
export function ownersOf(tables: Tables, fights: readonly StoredFight[]): Owners {
  const ids = [...new Set(fights.flatMap(({ sides }) => sides.flatMap((side) => side.documentId ?? [])))]
  const led = tables
    .select({ document: documents.id, id: players.id, name: players.name })
    .from(documents)
    .innerJoin(players, eq(players.id, documents.playerId))
    .where(inArray(documents.id, ids))
    .all()
  const leaders = new Map(led.map(({ document, ...player }) => [document, player]))
  const named = new Map<string, Owner[]>()
  for (const one of tables.select({ id: players.id, name: players.name }).from(players).all())
    named.set(one.name, [...(named.get(one.name) ?? []), one])
  return ({ documentId, name }) => {
    const leader = documentId === null ? undefined : leaders.get(documentId)
    const [only = null, ...others] = named.get(name) ?? []
    return leader ?? (others.length === 0 ? only : null)
  }
}
