import type { FightSummary } from '../../shared/contract/fights.ts'

/** How a game shows its battles at the table that is the house's: what lies there, and in which words. */
export interface TableFaces {
  /**
   * Where its texts stand: `phase.…`, `command.…` with `field.…` and `value.…`, `purpose.…` of dice, `moment.…`,
   * `ended.…`, and what its lines name.
   */
  readonly texts: string
  /** What lies on the table, as the view that was asked for knows it. */
  readonly pieces: (view: object, summary: FightSummary) => readonly TablePiece[]
  /** What an event says; null where it is no line of its own. */
  readonly line: (told: object, summary: FightSummary) => TableLine | null
}

/** Something on the table: a seat's own, or nobody's. */
export interface TablePiece {
  readonly id: string
  /** Whose it is; null for nobody's. */
  readonly side: string | null
  readonly name: string
  /** Numbers and states, each as the key of its text with the values in it. */
  readonly states: readonly TableWords[]
  /** It is out of the battle. */
  readonly isOut?: boolean
}

/** A sentence: the key of a text of the game, and what stands in it. */
export interface TableWords {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

export interface TableLine extends TableWords {
  /** Who did it; null where nobody did. */
  readonly side: string | null
}
