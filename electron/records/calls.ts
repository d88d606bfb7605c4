import { eq } from 'drizzle-orm'
import type { GameRecord, recordCalls } from '../../shared/contract/records.ts'
import { players } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'

/** What a game counts of a player, from what it keeps. */
export type RecordOf = (tables: Tables, player: string) => GameRecord

/** What somebody has done in all games that keep it. */
export function recordHandlers(
  { tables }: Store,
  games: readonly RecordOf[],
): HandlersOf<typeof recordCalls> {
  return {
    'records.ofPlayer': ({ player: of }) => {
      const { id, name } = players
      const player = tables.select({ id, name }).from(players).where(eq(id, of)).get()
      if (!player) return gone('player')
      const records = games.map((recordOf) => recordOf(tables, of))
      return {
        player,
        games: records.filter(({ campaigns, decorations }) => campaigns.length + decorations.length > 0),
      }
    },
  }
}
