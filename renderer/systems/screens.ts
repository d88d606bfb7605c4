import type { RouteRecordRaw } from 'vue-router'
import type { IconName } from '../ui/icons/drawings.ts'

/** A place of a game that the navigation leads to. */
export interface GamePlace {
  /** What it is called: the key of its text. */
  readonly label: string
  readonly icon: IconName
  /** The route that it leads to, within the open campaign where it is one of a campaign. */
  readonly to: string
  /** The routes at which it is the current one. */
  readonly names: readonly string[]
}

/** The screens that a game has beside the house’s own. Each is loaded when it is first opened. */
export interface GameScreens {
  readonly routes: readonly RouteRecordRaw[]
  /** Those within a campaign. */
  readonly inCampaign: readonly RouteRecordRaw[]
  /** Its library, and what it adds to a campaign. */
  readonly library: readonly GamePlace[]
  readonly campaign: readonly GamePlace[]
}
