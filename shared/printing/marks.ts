import type { Rect, Size } from './words.ts'

/** A line on the paper, in millimetres. */
export interface Line {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Crop marks stand so far off what they mark, and are at most so long. */
const OFF = 1
const LONG = 4
/** Shorter ones guide nobody. */
const SHORTEST = 1.5
/** White between a mark and what it ends before. */
const GAP = 0.5

/** What is cut: the edges of the pieces, as columns and rows without repetition. */
function edges(pieces: readonly Rect[]): { columns: number[]; rows: number[] } {
  const distinct = (values: readonly number[]): number[] =>
    [...new Set(values.map((value) => Math.round(value * 1000) / 1000))].sort((a, b) => a - b)
  return {
    columns: distinct(pieces.flatMap(({ x, width }) => [x, x + width])),
    rows: distinct(pieces.flatMap(({ y, height }) => [y, y + height])),
  }
}

/** The box around all pieces and their bleed. */
function around(
  pieces: readonly Rect[],
  bleed: number,
): { left: number; top: number; right: number; bottom: number } {
  return {
    left: Math.min(...pieces.map(({ x }) => x)) - bleed,
    top: Math.min(...pieces.map(({ y }) => y)) - bleed,
    right: Math.max(...pieces.map(({ x, width }) => x + width)) + bleed,
    bottom: Math.max(...pieces.map(({ y, height }) => y + height)) + bleed,
  }
}

/** Short lines outside all pieces that continue every cut, as far as the paper has room for them. */
export function cropMarks(paper: Size, pieces: readonly Rect[], bleed: number): Line[] {
  if (pieces.length === 0) return []
  const box = around(pieces, bleed)
  const { columns, rows } = edges(pieces)
  const out = (edge: number, end: number): [number, number] | null => {
    const room = Math.min(LONG, Math.abs(end - edge) - 2 * OFF)
    const direction = Math.sign(end - edge)
    return room < SHORTEST ? null : [edge + direction * OFF, edge + direction * (OFF + room)]
  }
  const top = out(box.top, 0)
  const bottom = out(box.bottom, paper.height)
  const left = out(box.left, 0)
  const right = out(box.right, paper.width)
  return [
    ...columns.flatMap((x) =>
      [top, bottom].flatMap((ends) => (ends ? [{ x1: x, y1: ends[0], x2: x, y2: ends[1] }] : [])),
    ),
    ...rows.flatMap((y) =>
      [left, right].flatMap((ends) => (ends ? [{ x1: ends[0], y1: y, x2: ends[1], y2: y }] : [])),
    ),
  ]
}

/**
 * A mark that ends before a box: over the ruler it would make that hard to read. Null where nothing is left that
 * guides anybody. Marks run from the pieces outwards, straight across or up the page.
 */
export function clearOf(line: Line, box: Rect | null): Line | null {
  if (!box) return line
  const { x1, y1, x2, y2 } = line
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)]
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)]
  const isOver = right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.height
  if (!isOver) return line
  const short =
    x1 === x2
      ? { ...line, y2: y2 > y1 ? Math.min(y2, box.y - GAP) : Math.max(y2, box.y + box.height + GAP) }
      : { ...line, x2: x2 > x1 ? Math.min(x2, box.x - GAP) : Math.max(x2, box.x + box.width + GAP) }
  const along = x1 === x2 ? (short.y2 - y1) * Math.sign(y2 - y1) : (short.x2 - x1) * Math.sign(x2 - x1)
  return along < SHORTEST ? null : short
}

/** The outline of every piece; where two touch, one line. */
export function cuttingLines(pieces: readonly Rect[]): Line[] {
  const seen = new Map<string, Line>()
  for (const { x, y, width, height } of pieces) {
    const [right, bottom] = [x + width, y + height]
    for (const line of [
      { x1: x, y1: y, x2: right, y2: y },
      { x1: x, y1: bottom, x2: right, y2: bottom },
      { x1: x, y1: y, x2: x, y2: bottom },
      { x1: right, y1: y, x2: right, y2: bottom },
    ]) {
      const key = [line.x1, line.y1, line.x2, line.y2].map((value) => value.toFixed(2)).join()
      if (!seen.has(key)) seen.set(key, line)
    }
  }
  return [...seen.values()]
}
