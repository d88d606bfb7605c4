import type { Game } from '../game.ts'

/** Downsync, a free rule book of its author, still in its beta. */
export const downsync = {
  id: 'downsync',
  name: 'Downsync',
  edition: 'beta, 1 June 2023',
  seats: { least: 2, most: 2, referee: false, automatic: false },
  citesLines: true,
} as const satisfies Game
