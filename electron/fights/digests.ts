import { notInArray } from 'drizzle-orm'
import { fightDigests, fights } from '../database/schema.ts'
import type { Store } from '../database/store.ts'

/** What a long log comes to, as its game works it out (docs/adr/0014). */
export type KeptDigest = typeof fightDigests.$inferInsert

/** Keeps what was worked out of logs, in the place of what was known of them before. */
export function keepDigests(store: Store, made: readonly KeptDigest[]): void {
  const { tables } = store
  store.keep(() => {
    for (const row of made) {
      const { id: _id, ...rest } = row
      tables.insert(fightDigests).values(row).onConflictDoUpdate({ target: fightDigests.id, set: rest }).run()
    }
    // Fights come and go with their campaigns; nothing refers to what was worked out from them.
    tables
      .delete(fightDigests)
      .where(notInArray(fightDigests.id, tables.select({ id: fights.id }).from(fights)))
      .run()
  })
}
