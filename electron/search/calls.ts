import type { FoundGroup, searchCalls } from '../../shared/contract/search.ts'
import type { Store, Tables } from '../database/store.ts'
import type { HandlersOf } from '../handlers.ts'
import { searchHouse } from './house.ts'
import { openSift, type Sift } from './sift.ts'

/** What a game finds of what it keeps. */
export type SearchGame = (tables: Tables, sift: Sift) => readonly FoundGroup[]

/** What the house keeps comes first, then what each game does. */
export function searchHandlers(
  { tables }: Store,
  games: readonly SearchGame[],
): HandlersOf<typeof searchCalls> {
  return {
    'search.everything': ({ text }) => {
      const sift = openSift(text)
      if (!sift) return { groups: [] }
      return { groups: [searchHouse, ...games].flatMap((search) => search(tables, sift)) }
    },
  }
}
