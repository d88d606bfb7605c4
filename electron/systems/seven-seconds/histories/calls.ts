import type { historiesCalls } from '../../../../shared/systems/seven-seconds/contract/histories.ts'
import type { Store } from '../../../database/store.ts'
import type { HandlersOf } from '../../../handlers.ts'
import { tellBattles } from './battles.ts'
import { openDigests } from './digests.ts'
import { tellingHandlers } from './tell.ts'

/** Logs are read for so long before the next question may be answered. */
const AT_ONCE_MS = 40

export function historiesHandlers(store: Store): HandlersOf<typeof historiesCalls> {
  const digests = openDigests(store)
  return {
    'histories.battles': ({ campaign }) => ({
      ...tellBattles(store.tables, digests, campaign),
      unread: digests.unread().length,
    }),
    'histories.digestLogs': () => {
      const unread = digests.unread()
      const until = performance.now() + AT_ONCE_MS
      let done = 0
      while (done < unread.length && performance.now() < until) {
        digests.read(unread.slice(done, done + 4))
        done += 4
      }
      return { unread: Math.max(0, unread.length - done) }
    },

    ...tellingHandlers(store, digests),
  }
}
