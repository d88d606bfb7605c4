import { watch } from 'vue'
import { useFilters } from '../histories/filter.ts'
import { useHistories } from '../histories/store.ts'
import { SCREENS } from './battle-screens.ts'

/** Resolves when the window has nothing else to do. */
const idle = (): Promise<unknown> => new Promise((resolve) => window.requestIdleCallback(resolve))

/**
 * Once a campaign is open, all battles as histories tell them and the files of their screens are fetched while nothing
 * else is done: nobody waits for them with the first step there.
 */
export function useBeforehand(isOpen: () => boolean): void {
  const histories = useHistories()
  const filters = useFilters()

  async function fetchAll(): Promise<void> {
    await idle()
    await histories.ensure()
    await idle()
    // They are prepared for finding when they are first looked at.
    if (filters.index.length === 0) return
    for (const load of Object.values(SCREENS)) {
      await idle()
      await load()
    }
  }
  watch(isOpen, (open) => open && void fetchAll(), { immediate: true })
}
