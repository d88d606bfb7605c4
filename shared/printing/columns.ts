import { printable } from './paper.ts'
import { rulerPlaces, type RulerPlace } from './ruler.ts'
import type { PrintOptions, Rect } from './words.ts'

/** Between two columns of text. */
const BETWEEN = 7
/** The line at the foot of a page: what it is of, and its number. */
export const FOOT = 6

/** Where text stands on a page. */
export interface TextPage {
  readonly columns: readonly Rect[]
  readonly foot: Rect
  readonly ruler: RulerPlace | null
}

/** The columns of a page of text, its foot, and above that the ruler where the page carries it. */
export function textPage(
  options: Pick<PrintOptions, 'paper' | 'margin'>,
  columns: number,
  withRuler: boolean,
): TextPage {
  const area = printable(options)
  const foot = { ...area, y: area.y + area.height - FOOT, height: FOOT }
  const above = { ...area, height: area.height - FOOT - 1 }
  const [below] = withRuler ? rulerPlaces(above) : []
  const room = below?.left ?? above
  const width = (room.width - (columns - 1) * BETWEEN) / columns
  return {
    columns: Array.from({ length: columns }, (_, index) => ({
      ...room,
      x: room.x + index * (width + BETWEEN),
      width,
      height: room.height - (below ? 2 : 0),
    })),
    foot,
    ruler: below?.ruler ?? null,
  }
}
