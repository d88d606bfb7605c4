import type { Shape } from '../words.ts'
import { alongCurve, polar, type Point } from './path.ts'

/** What every emblem is drawn in, whatever its shape, so that a column of them stands in line. */
export const BOX = { width: 100, height: 115 } as const

/** A shape: its outline, clockwise, and the rectangle that its divisions are measured in. */
export interface ShapeDrawing {
  readonly outline: readonly Point[]
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const FOOT = alongCurve([97, 60], [97, 86], [74, 103], [50, 112], 16)

export const SHAPE_DRAWINGS: Readonly<Record<Shape, ShapeDrawing>> = {
  shield: {
    outline: [
      [3, 3],
      [97, 3],
      [97, 60],
      ...FOOT,
      ...FOOT.slice(0, -1)
        .reverse()
        .map(([x, y]): Point => [100 - x, y]),
      [3, 60],
    ],
    frame: { x: 3, y: 3, width: 94, height: 98 },
  },
  // A guidon: the swallow-tailed flag of a troop.
  flag: {
    outline: [
      [3, 14],
      [97, 14],
      [85, 57.5],
      [97, 101],
      [3, 101],
    ],
    frame: { x: 3, y: 14, width: 88, height: 87 },
  },
  roundel: {
    outline: Array.from({ length: 72 }, (_, i) => polar(50, 57.5, 47, i * 5)),
    frame: { x: 3, y: 10.5, width: 94, height: 94 },
  },
}
