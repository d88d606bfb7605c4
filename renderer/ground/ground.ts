/** A zone on the table, in inches from its left and far edge; `first` is the side that sits near. */
export interface GroundZone {
  readonly side: 'first' | 'second'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const FOOT = 12

/** A table as it is drawn from above. */
export interface Ground {
  readonly width: number
  readonly depth: number
  readonly zones: readonly GroundZone[]
  /** Whose they are. */
  readonly sides: readonly { readonly side: GroundZone['side']; readonly name: string }[]
  /** What the drawing shows, in words. */
  readonly label: string
}

/** Where a line shows each foot of so many inches. */
export const feetOf = (inches: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(inches / FOOT) - 1) }, (_none, at) => (at + 1) * FOOT)
