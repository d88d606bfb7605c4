import type { Piece } from '../../shared/printing/sheets.ts'
import type { PrintOptions, Size } from '../../shared/printing/words.ts'
import type { Block } from './blocks/block.ts'

/** How a card's text was made to fit. */
export interface Fit {
  /** Its type against the usual one. */
  readonly type: number
  /** Which of how many cards it takes this is. */
  readonly part: number
  readonly of: number
}

/** What stands on a piece of paper that is cut out: its game knows the kind, and draws it. */
export interface Face {
  readonly kind: string
  readonly fit?: Fit
}

/** A front and its back on one side of the paper, to be folded along the line between them. */
export interface FoldedFace extends Face {
  readonly kind: 'folded'
  readonly front: Face
  readonly back: Face
}

export const isFolded = (face: Face): face is FoldedFace => face.kind === 'folded'

/** A piece that is cut out by its own outline. */
export interface CutFace extends Face, Size {}

export interface GridPart {
  readonly kind: 'grid'
  readonly size: Size
  readonly pieces: readonly Piece<Face>[]
}

/** A text that runs over pages, made of blocks that are not divided. */
export interface FlowPart {
  readonly kind: 'flow'
  /** Stands at the foot of every page. */
  readonly title: string
  readonly columns: 1 | 2 | 3
  /** It shall take no more pages: its type gets smaller for it. */
  readonly mostPages: number | null
  /** Where its last page would have a few lines alone, a little smaller type spares it. */
  readonly sparesPage?: true
  readonly blocks: readonly Block[]
}

/** A text whose blocks have found their pages: for each page its columns. */
export interface FlowedPart extends Omit<FlowPart, 'kind'> {
  readonly kind: 'flowed'
  readonly type: number
  readonly pages: readonly (readonly (readonly Block[])[])[]
}

/** A part of a set. */
export type Part =
  /** Pieces of one size, edge to edge. */
  | GridPart
  /** Pieces of many sizes, each cut out by its own outline. */
  | { readonly kind: 'shapes'; readonly shapes: readonly CutFace[] }
  | FlowPart

/** A part whose text has been fitted. */
export type FittedPart = Exclude<Part, FlowPart> | FlowedPart

/** All that a print needs: the print room makes it, and the page that prints lays it out in the same way. */
export interface PrintDocument {
  /** The id of the game whose faces and blocks stand on it. */
  readonly game: string
  readonly title: string
  readonly options: PrintOptions
  readonly parts: readonly Part[]
}
