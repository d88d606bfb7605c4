import type { Game } from '../game.ts'
import { PLAYERS } from './battle/words.ts'

/** Blast 'Em!, a work in progress by its author. */
export const blastEm = {
  id: 'blast-em',
  name: 'Blast ’Em!',
  edition: 'work in progress',
  seats: { least: 1, most: PLAYERS.length, referee: false, automatic: true },
  citesLines: true,
} as const satisfies Game
