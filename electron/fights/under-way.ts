import type { fightCalls } from '../../shared/contract/fights.ts'
import type { Store } from '../database/store.ts'
import type { HandlersOf } from '../handlers.ts'
import type { FightDesk } from './desk.ts'
import { openStoredFights } from './stored.ts'

/** Battles that were begun and are not entered. The first screen asks: where there is none, nothing of a game is loaded. */
export function underWayHandlers<Own extends object>(
  { tables }: Store,
  desksOf: (systems: readonly string[]) => Promise<readonly (FightDesk<Own> & { readonly system: string })[]>,
): HandlersOf<Pick<typeof fightCalls, 'fights.underWay'>> {
  const stored = openStoredFights(tables)
  return {
    'fights.underWay': async () => {
      const fights = stored.underWay()
      if (fights.length === 0) return []
      const { openShownSummaries } = await import('./summary.ts')
      return fights.map(openShownSummaries(tables, await desksOf(fights.map(({ system }) => system))))
    },
  }
}
