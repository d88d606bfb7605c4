import type { Game } from '../game.ts'

/** 7 Seconds, playtest 0.76. */
export const sevenSeconds = {
  id: 'seven-seconds',
  name: '7 Seconds',
  edition: 'playtest 0.76',
  page: 'https://www.lunaticopus.com/',
  seats: { least: 2, most: 2, referee: false, automatic: false },
} as const satisfies Game
