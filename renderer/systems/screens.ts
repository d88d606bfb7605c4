import type { Component } from 'vue'
import type { RouteLocationRaw, RouteRecordRaw } from 'vue-router'
import type { Found } from '../../shared/contract/search.ts'
import type { Language } from '../../shared/printing/words.ts'
import type { Game } from '../../shared/systems/game.ts'
import type { Refusal } from '../../shared/problem.ts'
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
  /** With Ctrl, or ⌘, it opens the place from the window's menu: `1`, or `Shift+F`. */
  readonly keys?: string
  /** It stands below what all games share. */
  readonly last?: boolean
  /** Only while no campaign is open, which has its own. */
  readonly outside?: boolean
}

/** What becomes of a rule of the book: the program decides it, asks what it cannot see, lets the players choose, or none. */
export const COVERED = ['worked-out', 'asked', 'chosen', 'by-hand'] as const
export type Covered = (typeof COVERED)[number]

/** A rule in our words; for what is worked out where in the code, for what is done by hand why. */
export type CoveredRule =
  | readonly ['worked-out' | 'by-hand', rule: string, whereOrWhy: string]
  | readonly ['asked' | 'chosen', rule: string]

export interface CoverageChapter {
  readonly title: string
  /** The number of its first rule where all rules of the book are counted; the others follow it. */
  readonly first?: number
  /** Of the book. */
  readonly pages: string
  /** What Muster does of its own: no rule of the book, and counted with none. */
  readonly isOurs?: true
  /** Words by which players may seek its rules and that stand in none of them. */
  readonly also?: string
  readonly rules: readonly CoveredRule[]
}

/** A word of the book: what it means stands in our own words at its key. */
export interface Term {
  readonly key: string
  /** Where the book explains it at length. */
  readonly page: number
  /**
   * How it stands in sentences, where its name alone does not tell. What begins with a small letter is the word however
   * it is written; an empty list is a word that everybody knows, and that is marked nowhere.
   */
  readonly written?: readonly string[]
}

export interface Glossary {
  /** Where the texts stand: below it each word has its `name` and what it `says`. */
  readonly texts: string
  readonly terms: readonly Term[]
}

/** What the address of something that a game keeps is made of. */
export type Whereabouts = Pick<Found, 'id' | 'campaign' | 'at'>

/** A kind of things that the search over everything finds in what a game keeps. */
export interface FoundKind {
  /** As the game's desk calls it. */
  readonly kind: string
  /** Several of them: the key of its text. */
  readonly label: string
  readonly icon: IconName
  /** What tells it from others of its name, where the game says more than is kept of it. */
  readonly about?: (found: Pick<Found, 'about' | 'at'>) => string
  /** Where one of them is. */
  readonly to: (found: Whereabouts) => RouteLocationRaw
}

/** What some keys do; `does` is the key of its text. */
export interface KeyLine {
  readonly keys: readonly string[]
  readonly does: string
  /** A browser keeps these for itself. */
  readonly windowOnly?: boolean
}

/** Keys that work in one place: `title` is the key of its text, `at` the routes of its screens. */
export interface KeyGroup {
  readonly title: string
  readonly at: readonly string[]
  readonly lines: readonly KeyLine[]
}

/** How a game presents itself to somebody who does not know it. */
export interface GameCover {
  /** A picture of our own, as wide as 16 to 9. */
  readonly picture: Component
  /** What it is in a sentence, and what campaigns it has, null where it has none: the keys of their texts. */
  readonly sentence: string
  readonly campaigns: string | null
  /** How many rules of the book are worked out, and how many there are; null where nobody has counted. */
  readonly rules: { readonly workedOut: number; readonly all: number } | null
  /** Where a campaign is begun; null where there is none. */
  readonly start: RouteLocationRaw | null
  /** Opens the sample; null where there is none. */
  readonly sample: (() => Promise<RouteLocationRaw | Refusal>) | null
  /** Where a battle is begun. */
  readonly play: RouteLocationRaw
}

/** What a game shows in the house’s rooms, and the screens of its own. Each is loaded when it is first opened. */
export interface GameScreens extends Game {
  /** Whose game it is: the key of its text. */
  readonly author: string
  /** What one of its rounds is called that has a number `n`: the key of the text, where the book does not say round. */
  readonly round?: string
  readonly routes: readonly RouteRecordRaw[]
  readonly cover: GameCover
  /** What somebody sees of it who has no campaign yet. */
  readonly welcome: Component
  /** Its library, and what it adds to a campaign. */
  readonly library: readonly GamePlace[]
  readonly campaign: readonly GamePlace[]
  /** Where the report of a battle is that is over; none where battles are entered in campaigns, or stay among those under way. */
  readonly report?: (fight: string) => RouteLocationRaw
  /** What its desk finds; none without a desk. */
  readonly finds: () => Promise<readonly FoundKind[]>
  readonly prints: () => Promise<Prints>
  /** What keys do on its screens. */
  readonly keys: () => Promise<readonly KeyGroup[]>
  /** The whole book, rule by rule. */
  readonly coverage: () => Promise<readonly CoverageChapter[]>
  /** The words of its book, their texts in a language; null where it has none of its own. */
  readonly glossary: ((language: Language) => Promise<Glossary>) | null
  /** A battle at the table; given the `fight` and its `id`. */
  readonly table: Component
  /** The same for everybody in the room; given the `fight`, as the public knows it. */
  readonly wall: Component
  /** A battle looked at once more; given the id of the `fight`, and what the public knows `about` it. */
  readonly replay: Component
}
