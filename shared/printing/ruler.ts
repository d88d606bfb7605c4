import { inches } from './paper.ts'
import type { Rect } from './words.ts'

/** The ruler that every first page carries: 100 mm on one edge, 4" on the other. */
export const RULER = { millimetres: 100, inches: 4, length: 106, thickness: 9 } as const

/** Where its scale begins within it. */
export const RULER_START = (RULER.length - inches(RULER.inches)) / 2

export interface RulerPlace extends Rect {
  /** It runs up the page. */
  readonly upright: boolean
}

/** Where the ruler may lie in an area, and what is left of the area then: below, or along the left edge. */
export function rulerPlaces(area: Rect): readonly { readonly ruler: RulerPlace; readonly left: Rect }[] {
  const { length, thickness } = RULER
  return [
    {
      ruler: {
        x: area.x,
        y: area.y + area.height - thickness,
        width: length,
        height: thickness,
        upright: false,
      },
      left: { ...area, height: area.height - thickness },
    },
    {
      ruler: {
        x: area.x,
        y: area.y + area.height - length,
        width: thickness,
        height: length,
        upright: true,
      },
      left: { ...area, x: area.x + thickness, width: area.width - thickness },
    },
  ]
}
