import type { GameScreens } from './screens.ts'
import { sevenSecondsScreens } from './seven-seconds/screens.ts'

/** The screens of the games. A further game is one more line here. */
export const GAMES: readonly GameScreens[] = [sevenSecondsScreens]
