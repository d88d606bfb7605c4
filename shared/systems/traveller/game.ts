import type { Game } from '../game.ts'

/** Combat of a science-fiction adventure game, one chapter of a free rule book. */
export const traveller = {
  id: 'traveller',
  name: 'Traveller-style combat',
  edition: 'combat chapter',
  seats: { least: 1, most: 12, referee: true, automatic: false },
  citesLines: true,
} as const satisfies Game
