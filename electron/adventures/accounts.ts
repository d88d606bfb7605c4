import { eq, sql } from 'drizzle-orm'
import { accountSchema, type Account } from '../../shared/systems/account.ts'
import { fightDigests } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { keepDigests, type KeptDigest } from '../fights/digests.ts'
import { openFightLogs } from '../fights/log.ts'
import { playNamed } from '../plays.ts'

/** What became of everybody in battles that are over, worked out once as long as the log ends as it did. */
export interface Accounts {
  /** Of these battles, by their ids; those whose game keeps no count are left out. */
  of(fights: readonly { readonly id: string; readonly system: string }[]): ReadonlyMap<string, Account>
}

export function openAccounts(store: Store): Accounts {
  const { tables } = store
  const logs = openFightLogs(tables)
  const known = new Map<string, { readonly lastEvent: string; readonly account: Account }>()
  const kept = tables
    .select()
    .from(fightDigests)
    .where(eq(fightDigests.id, sql.placeholder('fight')))
    .prepare()

  return {
    of: (fights) => {
      const all = new Map<string, Account>()
      const made: KeptDigest[] = []
      for (const { id, system } of fights) {
        const part = playNamed(system).account
        const lastEvent = logs.lastIdOf(id)
        if (!part || lastEvent === null) continue
        // An event's id says it all: a log that became another ends with another event.
        const before = known.get(id)
        if (before?.lastEvent === lastEvent) {
          all.set(id, before.account)
          continue
        }
        const row = kept.get({ fight: id })
        const fits = row?.lastEvent === lastEvent && row.version === part.version
        const account = fits
          ? (row.digestDocument as Account)
          : // What could not be read again is not kept.
            accountSchema.parse(part.of(logs.read(id).events.map(({ event }) => event)))
        if (!fits) made.push({ id, lastEvent, version: part.version, digestDocument: account })
        known.set(id, { lastEvent, account })
        all.set(id, account)
      }
      if (made.length > 0 && store.readOnly === null) keepDigests(store, made)
      return all
    },
  }
}
