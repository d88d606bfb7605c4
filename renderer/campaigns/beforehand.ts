import { watch } from 'vue'
import { useFilters } from '../histories/filter.ts'
import { useHistories } from '../histories/store.ts'
import { gameOf } from '../systems/registry.ts'

/** Resolves when the window has nothing else to do. */
const idle = (): Promise<unknown> => new Promise((resolve) => window.requestIdleCallback(resolve))

/**
 * Once a campaign of a game is open, all battles as histories tell them and the files of their screens are fetched while nothing
 * else is done: nobody waits for them with the first step there.
 */
export function useBeforehand(system: () => string | null): void {
  const histories = useHistories()
  const filters = useFilters()

  async function fetchAll(of: string): Promise<void> {
    await idle()
    await histories.ensure()
    await idle()
    // They are prepared for finding when they are first looked at.
    if (filters.index.length === 0) return
    for (const load of gameOf(of).beforehand) {
      await idle()
      await load()
    }
  }
  watch(system, (open) => open !== null && void fetchAll(open), { immediate: true })
}
