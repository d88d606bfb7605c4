import type { Account } from '../../shared/systems/account.ts'
import type { Tables } from '../database/store.ts'
import { openFightLogs } from '../fights/log.ts'

/** What became of everybody in battles that are over: worked out once, as long as the log ends as it did. */
export interface Accounts {
  /** Null where the game keeps no count. */
  of(fight: string): Account | null
}

export function openAccounts(tables: Tables): Accounts {
  const logs = openFightLogs(tables)
  const known = new Map<string, { readonly lastId: string; readonly account: Account | null }>()
  return {
    of: (fight) => {
      const before = known.get(fight)
      if (before && before.lastId === logs.lastIdOf(fight)) return before.account
      const { play, events, lastId } = logs.read(fight)
      const account = play.account?.(events.map(({ event }) => event)) ?? null
      known.set(fight, { lastId, account })
      return account
    },
  }
}
