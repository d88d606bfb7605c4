import type { RouteLocationRaw } from 'vue-router'
import { blastEmScreens } from './blast-em/screens.ts'
import { downsyncScreens } from './downsync/screens.ts'
import { fastAndDirtyScreens } from './fast-and-dirty/screens.ts'
import type { GameScreens } from './screens.ts'
import { travellerScreens } from './traveller/screens.ts'
import { sevenSecondsScreens } from './seven-seconds/screens.ts'

/** The screens of the games. A further game is one more line here. */
export const GAMES: readonly GameScreens[] = [
  sevenSecondsScreens,
  blastEmScreens,
  travellerScreens,
  fastAndDirtyScreens,
  downsyncScreens,
]

/** Null for one that this program does not know, such as a newer one's. */
export function findGame(id: string): GameScreens | null {
  return GAMES.find((one) => one.id === id) ?? null
}

export function gameOf(id: string): GameScreens {
  const game = findGame(id)
  if (!game) throw new Error(`There is no game called ${id}.`)
  return game
}

/** A campaign opens at the first of the places that its game has in it. */
export function toCampaign(system: string, id: string): RouteLocationRaw {
  const [first] = GAMES.find((one) => one.id === system)?.campaign ?? []
  return first ? { name: first.to, params: { campaign: id } } : { name: 'campaigns' }
}
