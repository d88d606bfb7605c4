import type { Rect, Size, SidesPrinted } from './words.ts'

/** Cards or counters of one size on a page: rows of cells, each piece with its bleed around it. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** Of the pieces that are cut out, as they lie on the page. */
  readonly piece: Size
  /** They lie on their side, their upper edge to the right. */
  readonly sideways: boolean
  readonly bleed: number
  /** The corner of the first cell, its bleed included. */
  readonly x: number
  readonly y: number
}

/** Rounding of whole measures must not cost a column. */
const SLACK = 1e-6

/**
 * As many pieces as fit into an area, at most so many, in its middle; null where not even one fits. They lie on their
 * side where more of them fit so.
 */
export function gridIn(area: Rect, piece: Size, bleed: number, most: number | null = null): Grid | null {
  const upright = gridOf(area, piece, false, bleed, most)
  const sideways = gridOf(area, { width: piece.height, height: piece.width }, true, bleed, most)
  if (!upright || !sideways) return upright ?? sideways
  return roomOf(sideways, most) > roomOf(upright, most) ? sideways : upright
}

function gridOf(area: Rect, piece: Size, sideways: boolean, bleed: number, most: number | null): Grid | null {
  const cell = { width: piece.width + 2 * bleed, height: piece.height + 2 * bleed }
  const columnsThatFit = Math.floor((area.width + SLACK) / cell.width)
  const rowsThatFit = Math.floor((area.height + SLACK) / cell.height)
  if (columnsThatFit < 1 || rowsThatFit < 1) return null
  const wanted = Math.min(most ?? Infinity, columnsThatFit * rowsThatFit)
  const columns = Math.min(columnsThatFit, wanted)
  // Rows are filled one after the other: what is wanted may leave the last one open.
  const rows = Math.min(rowsThatFit, Math.ceil(wanted / columns))
  return {
    columns,
    rows,
    piece,
    sideways,
    bleed,
    x: area.x + (area.width - columns * cell.width) / 2,
    y: area.y + (area.height - rows * cell.height) / 2,
  }
}

/** How many pieces a page of it takes. */
export function roomOf(grid: Grid, most: number | null = null): number {
  return Math.min(most ?? Infinity, grid.columns * grid.rows)
}

/** Where the piece of a number (0 is the first) is cut out. */
export function pieceAt({ columns, piece, bleed, x, y }: Grid, index: number): Rect {
  return {
    ...piece,
    x: x + (index % columns) * (piece.width + 2 * bleed) + bleed,
    y: y + Math.floor(index / columns) * (piece.height + 2 * bleed) + bleed,
  }
}

/** By how many degrees, clockwise, a face is turned on the page. */
export type Turn = 0 | 90 | 180 | 270

/** Where a face lies on the page, and how. */
export interface FacePlace extends Rect {
  readonly turn: Turn
}

/** Where the front of the piece of a number lies. */
export function frontPlace(grid: Grid, index: number): FacePlace {
  return { ...pieceAt(grid, index), turn: grid.sideways ? 90 : 0 }
}

/**
 * Where a piece's back goes on the page behind it. Turned over along the long edge left and right change places; along
 * the short edge top and bottom do, and the back stands on its head, so that a card that is turned in the hand shows
 * both faces upright. What is turned clockwise on the front is turned the other way on the back.
 */
export function backPlace(
  paper: Size,
  { turn, ...front }: FacePlace,
  sides: Exclude<SidesPrinted, 'single'>,
): FacePlace {
  const own = sides === 'long-edge' ? 0 : 180
  const turned = ((own - turn + 360) % 360) as Turn
  return sides === 'long-edge'
    ? { ...front, x: paper.width - front.x - front.width, turn: turned }
    : { ...front, y: paper.height - front.y - front.height, turn: turned }
}
