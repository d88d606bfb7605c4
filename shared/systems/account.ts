/** What became of everybody in a battle that is over, in the house's words: for the log of a campaign and its people. */
export interface Account {
  /** Those who fought as somebody's, in the order of the game. */
  readonly sides: readonly AccountOfSide[]
}

export interface AccountOfSide {
  readonly side: string
  readonly result: 'won' | 'lost' | 'open'
  /** As the game counts them; null where it counts none. */
  readonly points: number | null
  readonly people: readonly Fated[]
}

export interface Fated {
  /** Within the document that their side set out as; for who joined on the way a name of their own. */
  readonly id: string
  readonly name: string
  /** What they are and what became of them, in the game's words. */
  readonly type: string
  readonly fate: string
  /** They do not come back. */
  readonly isLost: boolean
  /** They came along on the way. */
  readonly joined: boolean
  /** How often they did what the game counts. */
  readonly deeds: Readonly<Record<string, number>>
  /** What they bring home, in the game's own shape. */
  readonly home: object
}
