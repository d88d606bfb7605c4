import type { Division, Shape } from '../words.ts'
import { cut, inset, polygon } from './path.ts'
import { SHAPE_DRAWINGS } from './shapes.ts'

/** A straight edge: not negative on the side that is kept. `u` and `v` run from 0 to 1 over the frame. */
type Edge = (u: number, v: number) => number

/** What the second colour covers: convex pieces, each the common ground of its edges. */
type Pieces = readonly (readonly Edge[])[]

const BAND = 0.155
const BORDER = 11

const pale: Pieces = [[(u) => u - 0.5 + BAND, (u) => 0.5 + BAND - u]]
const fess: Pieces = [[(_, v) => v - 0.5 + BAND, (_, v) => 0.5 + BAND - v]]
const bend: Pieces = [[(u, v) => v - u + 1.3 * BAND, (u, v) => u - v + 1.3 * BAND]]
const bendSinister: Pieces = [[(u, v) => u + v - 1 + 1.3 * BAND, (u, v) => 1 - u - v + 1.3 * BAND]]

/** Below a roof whose ridge is at `top`. */
const roof = (top: number): [Edge, Edge] => [
  (u, v) => v - top - 0.86 * (0.5 - u),
  (u, v) => v - top - 0.86 * (u - 0.5),
]
const [leftAbove, rightAbove] = roof(0.34)
const [leftBelow, rightBelow] = roof(0.67)

const PIECES: Readonly<Record<Exclude<Division, 'border'>, Pieces>> = {
  plain: [],
  'per-pale': [[(u) => u - 0.5]],
  'per-fess': [[(_, v) => v - 0.5]],
  'per-bend': [[(u, v) => v - u]],
  'per-bend-sinister': [[(u, v) => u + v - 1]],
  'per-saltire': [
    [(u, v) => v - u, (u, v) => 1 - u - v],
    [(u, v) => u - v, (u, v) => u + v - 1],
  ],
  'per-chevron': [roof(0.42)],
  quarterly: [
    [(u) => u - 0.5, (_, v) => 0.5 - v],
    [(u) => 0.5 - u, (_, v) => v - 0.5],
  ],
  pale,
  fess,
  bend,
  'bend-sinister': bendSinister,
  chevron: [
    [(u) => 0.5 - u, leftAbove, (u, v) => -leftBelow(u, v)],
    [(u) => u - 0.5, rightAbove, (u, v) => -rightBelow(u, v)],
  ],
  cross: [...pale, ...fess],
  saltire: [...bend, ...bendSinister],
  chief: [[(_, v) => 0.29 - v]],
}

/** The path of what a division gives to the second colour, cut to the shape; empty where that is nothing. */
export function divisionPath(division: Division, shape: Shape): string {
  const { outline, frame } = SHAPE_DRAWINGS[shape]
  if (division === 'border') return polygon(outline) + polygon(inset(outline, BORDER).reverse())
  return PIECES[division]
    .map((edges) =>
      polygon(
        edges.reduce(
          (left, edge) =>
            cut(left, (x, y) => edge((x - frame.x) / frame.width, (y - frame.y) / frame.height)),
          [...outline],
        ),
      ),
    )
    .join('')
}
