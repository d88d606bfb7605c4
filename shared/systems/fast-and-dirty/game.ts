import type { Game } from '../game.ts'

/** Fast and Dirty, a free rule book of its author. */
export const fastAndDirty = {
  id: 'fast-and-dirty',
  name: 'Fast and Dirty',
  edition: '4.0',
  seats: { least: 1, most: 2, referee: false, automatic: true },
  citesLines: true,
} as const satisfies Game
