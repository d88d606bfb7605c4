import type { HistoryBattle } from '../../../../../shared/systems/seven-seconds/contract/histories.ts'
import type { Scope } from '../../../../../shared/systems/seven-seconds/histories/measure/scope.ts'
import type { Drawing } from '../../../../ui/plots/drawing.ts'

/** A cell of a figure's table; `behind` are the battles that its number comes from. */
export interface Cell {
  readonly text: string
  readonly behind?: readonly string[]
}

/** A measure as it is shown: a plot, the table with all of its numbers, and what is not known. */
export interface Figure {
  /** Null where these battles tell nothing of it. */
  readonly drawing: Drawing | null
  /** What the plot shows, in a sentence for who cannot see it. */
  readonly summary: string
  readonly head: readonly string[]
  /** Made when they are looked at: a plot must not wait for them. */
  readonly rows: () => readonly (readonly Cell[])[]
  /** The battles of which nothing is known here. */
  readonly unknown: readonly string[]
}

/** What a figure is made of. */
export interface Making {
  readonly scope: Scope<HistoryBattle>
  /** All battles of these campaigns, also those that a filter leaves out. */
  readonly all: readonly HistoryBattle[]
  readonly say: Say
}

/** How texts and numbers are written. */
export interface Say {
  readonly t: (key: string, values?: Record<string, unknown>) => string
  /** A number with at most one decimal. */
  readonly number: (value: number) => string
  /** The same with its sign. */
  readonly signed: (value: number) => string
  /** A chance or a share. */
  readonly share: (value: number) => string
  /** A battle by its number, with its campaign's name where there are several. */
  readonly battle: (id: string) => string
  /** Its number alone; nothing where there are several campaigns, in which it would not say enough. */
  readonly position: (id: string) => string | undefined
}

export type Make = (making: Making) => Figure

/** At most so many rows are drawn; the table has them all. */
export const MOST_ROWS = 15
/** More factions than this cannot be told apart in parts of a bar. */
export const MOST_PARTS = 6
