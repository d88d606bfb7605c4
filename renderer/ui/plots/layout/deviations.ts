import { scaleLinear } from 'd3-scale'
import { isolate } from '../../../texts/isolate.ts'
import type { DeviationsDrawing } from '../drawing.ts'
import { shortened, widthOf } from '../labels.ts'
import { line, text, type Laid, type Shape, type Ticks } from './laid.ts'

const ROW = 30
const BAR = 12
const BAND = 20

/** Bars to both sides of what was to be expected, over the band in which they usually lie. */
export function layDeviations({ rows, across }: DeviationsDrawing, width: number, tick: Ticks): Laid {
  const left = Math.min(180, Math.max(80, width * 0.26))
  const right = Math.min(width * 0.3, Math.max(50, ...rows.map((row) => widthOf(row.text) + 12)))
  const [top, bottom] = [4, 4 + rows.length * ROW]
  const most = Math.max(1, ...rows.flatMap(({ value, usual }) => [Math.abs(value), usual]))
  const x = scaleLinear([-most, most], [left, Math.max(left + 1, width - right)])
  const shapes: Shape[] = x
    .ticks(Math.max(2, Math.min(6, Math.floor((width - left - right) / 46))))
    .flatMap((at): Shape[] => [
      line([x(at), top], [x(at), bottom], 'grid'),
      text(x(at), bottom + 16, `${at > 0 ? '+' : ''}${tick(at)}`, 'middle', 'tick'),
    ])
  rows.forEach(({ name, place, value, usual, text: words }, index) => {
    const middle = top + index * ROW + ROW / 2
    const [from, to] = [Math.min(0, value), Math.max(0, value)]
    shapes.push(
      { kind: 'mark', x: 7, y: middle, place, scale: 1 },
      text(18, middle + 4, shortened(name, left - 28), 'start', 'name'),
      {
        kind: 'rect',
        x: x(-usual),
        y: middle - BAND / 2,
        width: x(usual) - x(-usual),
        height: BAND,
        tone: 'band',
      },
      {
        kind: 'rect',
        x: x(from),
        y: middle - BAR / 2,
        width: Math.max(1, x(to) - x(from)),
        height: BAR,
        tone: place,
      },
      text(width - right + 8, middle + 4, words, 'start', 'value'),
    )
  })
  shapes.push(line([x(0), top], [x(0), bottom], 'axis'))
  shapes.push(text(x(0), bottom + 34, shortened(across, width), 'middle', 'tick'))
  return {
    width,
    height: bottom + 40,
    shapes,
    spots: rows.map(({ name, told, behind = [] }, index) => ({
      x: left,
      y: top + index * ROW + 5,
      width: Math.max(1, width - right - left),
      height: ROW - 10,
      told: () => `${isolate(name)} · ${told}`,
      behind,
    })),
  }
}
