import type { Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { Prints } from '../print/prints.ts'
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

/** What becomes of a rule of the book: the program decides it, asks what it cannot see, lets the players choose, or none. */
export const COVERED = ['worked-out', 'asked', 'chosen', 'by-hand'] as const
export type Covered = (typeof COVERED)[number]

/** A rule in our words; for what is worked out where in the code, for what is done by hand why. */
type CoveredRule =
  | readonly ['worked-out' | 'by-hand', rule: string, whereOrWhy: string]
  | readonly ['asked' | 'chosen', rule: string]

export interface CoverageChapter {
  readonly title: string
  /** Of the book. */
  readonly pages: string
  readonly rules: readonly CoveredRule[]
}

/** What a game shows in the house’s rooms, and the screens of its own. Each is loaded when it is first opened. */
export interface GameScreens {
  readonly id: string
  readonly name: string
  readonly routes: readonly RouteRecordRaw[]
  /** What somebody sees of it who has no campaign yet. */
  readonly welcome: Component
  /** Its library, and what it adds to a campaign. */
  readonly library: readonly GamePlace[]
  readonly campaign: readonly GamePlace[]
  readonly prints: () => Promise<Prints>
  /** The whole book, rule by rule. */
  readonly coverage: () => Promise<readonly CoverageChapter[]>
  /** A battle at the table; given the `fight` and its `id`. */
  readonly table: Component
  /** The same for everybody in the room; given the `fight`, as the public knows it. */
  readonly wall: Component
  /** A battle looked at once more; given the id of the `fight`, and what the public knows `about` it. */
  readonly replay: Component
}
