/** A path of a charge: filled (even-odd), or a line of some width. */
export type Piece = string | { readonly d: string; readonly line: number }

/** A charge in a box of 100 × 100. */
export type Drawing = () => readonly Piece[]
