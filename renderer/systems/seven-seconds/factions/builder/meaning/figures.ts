/** A number with where it comes from. */
export interface Figure {
  readonly text: string
  /** Said beside it, smaller. */
  readonly aside?: string
  /** It stands above what the faction itself has. */
  readonly raised?: boolean
  readonly why: string
  /** Of the rule book. */
  readonly pages: string
}

export interface FigureRow {
  readonly key: string
  readonly head: string
  readonly cells: readonly Figure[]
  /** Plain words at the end of the row. */
  readonly note?: string
}

export interface FigureGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly FigureRow[]
}

export interface FigureHead {
  readonly key: string
  readonly label: string
  /** The side whose colour it has. */
  readonly side?: number
}
