import type { Size } from './words.ts'

/** What a paper figure stands on: two flaps as wide as it is, glued one over the other. */
export const FLAP = 12.5

/** The strip that is cut out: flap, back, front, flap. */
export const stripOf = ({ width, height }: Size): Size => ({ width, height: 2 * (height + FLAP) })

/** A figure's outline and what is marked on it, as paths in a box of 100 by 144 whose foot is its lower edge. */
export interface Silhouette {
  /** Filled with the colour of its side. */
  readonly body: string
  /** What it carries, before the body; in a darker colour. */
  readonly gear: string
  /** Drawn over it as lines. */
  readonly lines: string
}

export const SILHOUETTE: Size = { width: 100, height: 144 }
