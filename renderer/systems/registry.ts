import type { GameScreens } from './screens.ts'
import { sevenSecondsScreens } from './seven-seconds/screens.ts'

/** The screens of the games. A further game is one more line here. */
export const GAMES: readonly GameScreens[] = [sevenSecondsScreens]

export function gameOf(id: string): GameScreens {
  const game = GAMES.find((one) => one.id === id)
  if (!game) throw new Error(`There is no game called ${id}.`)
  return game
}
