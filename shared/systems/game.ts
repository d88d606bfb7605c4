/**
 * A game, as far as everybody has to know it. What it does is given where it is done: its battles to the main process
 * (`Play`), its screens to the renderer (`GameScreens`), and what it keeps in the campaign file, if anything (`Desk`).
 */
export interface Game {
  readonly id: string
  readonly name: string
  /** The edition of the rule book that is played. */
  readonly edition: string
  /** The address of its author's page; absent where there is none. */
  readonly page?: string
  readonly seats: Seats
  /** Its book counts lines and has no pages: what is cited of it are lines. */
  readonly citesLines?: true
}

/** Who sits at its table. */
export interface Seats {
  readonly least: number
  /** Null for any number. */
  readonly most: number | null
  /** Somebody may judge, or play what is nobody's. */
  readonly referee: boolean
  /** The program can play for somebody. */
  readonly automatic: boolean
}
