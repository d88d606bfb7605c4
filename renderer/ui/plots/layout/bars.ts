import { scaleLinear } from 'd3-scale'
import { isolate } from '../../../texts/isolate.ts'
import type { BarPart, BarsDrawing } from '../drawing.ts'
import { shortened, widthOf } from '../labels.ts'
import { line, text, type Laid, type Shape, type Spot, type Ticks } from './laid.ts'

const ROW = 28
const BAR = 16
const LEGEND = 22
/** A part that is narrower has no room for its mark. */
const MARKED = 13

/** Bars of parts under one another, below nought to the left. Every part that has something behind it is a spot. */
export function layBars({ rows, legend, across }: BarsDrawing, width: number, tick: Ticks): Laid {
  const named = legendOf(legend, width)
  const nameAt = rows.some(({ place }) => place !== null) ? 18 : 0
  const longest = Math.max(0, ...rows.map(({ name }) => widthOf(name))) + nameAt + 12
  // As a rule the same in every plot, so that they stand in line; more only where a name needs it.
  const left = Math.max(80, Math.min(200, width * 0.3), Math.min(longest, width * 0.5))
  const right = Math.min(width * 0.24, Math.max(40, ...rows.map(({ value }) => widthOf(value) + 14)))
  const top = named.height
  const bottom = top + rows.length * ROW
  const totals = rows.map((row) => Math.max(row.expected ?? -Infinity, sum(row.parts)))
  const x = scaleLinear(
    [Math.min(0, ...totals), Math.max(1, ...totals)],
    [left, Math.max(left + 1, width - right)],
  )
  const shapes: Shape[] = [...named.shapes]
  const spots: Spot[] = []
  // What is counted has no halves.
  const counted = rows.every((row) => Number.isInteger(sum(row.parts)))
  const marks = x.ticks(Math.max(2, Math.min(5, Math.floor((width - left - right) / 50))))
  for (const at of marks.filter((mark) => !counted || Number.isInteger(mark)))
    shapes.push(
      line([x(at), top], [x(at), bottom], 'grid'),
      text(x(at), bottom + 16, tick(at), 'middle', 'tick'),
    )
  rows.forEach((row, index) => {
    const y = top + index * ROW + (ROW - BAR) / 2
    const middle = y + BAR / 2
    if (row.place !== null) shapes.push({ kind: 'mark', x: 7, y: middle, place: row.place, scale: 1 })
    shapes.push(text(nameAt, middle + 4, shortened(row.name, left - nameAt - 10), 'start', 'name'))
    let from = 0
    for (const part of row.parts) {
      const [start, end] = [x(from + Math.min(0, part.value)), x(from + Math.max(0, part.value))]
      from += part.value
      if (part.value === 0) continue
      // A hair between two parts tells them apart where nothing else has room.
      const across = Math.max(1, end - start - (part === row.parts.at(-1) ? 0 : 1))
      shapes.push({ kind: 'rect', x: start, y, width: across, height: BAR, tone: part.tone })
      if (typeof part.tone === 'number' && legend.length > 0 && across >= MARKED)
        shapes.push({
          kind: 'mark',
          x: start + across / 2,
          y: middle,
          place: part.tone,
          scale: 0.8,
          cut: true,
        })
      spots.push(spotOf(part, row.name, start, y, across))
    }
    if (row.expected !== undefined)
      shapes.push(line([x(row.expected), y - 4], [x(row.expected), y + BAR + 4], 'expected'))
    const endAt = x(Math.max(0, from, row.expected ?? 0))
    shapes.push(text(endAt + 8, middle + 4, row.value, 'start', 'value'))
  })
  shapes.push(line([x(0), top], [x(0), bottom], 'axis'))
  shapes.push(
    text((left + width - right) / 2, bottom + 34, shortened(across, width - left), 'middle', 'tick'),
  )
  return { width, height: bottom + 40, shapes, spots }
}

function spotOf({ told, behind = [] }: BarPart, name: string, x: number, y: number, width: number): Spot {
  return { x, y, width, height: BAR, told: () => `${isolate(name)} · ${told}`, behind }
}

const sum = (parts: readonly BarPart[]): number => parts.reduce((all, { value }) => all + value, 0)

/** What the shades and shapes are, in as many lines as it takes. */
function legendOf(
  legend: BarsDrawing['legend'],
  width: number,
): { shapes: readonly Shape[]; height: number } {
  if (legend.length === 0) return { shapes: [], height: 4 }
  let [x, y] = [0, 0]
  const shapes = legend.flatMap(({ name, tone }): Shape[] => {
    const label = shortened(name, Math.min(170, width - 24))
    const long = widthOf(label) + 38
    if (x > 0 && x + long > width) [x, y] = [0, y + LEGEND]
    const at = x
    x += long
    const sign: Shape =
      typeof tone === 'number'
        ? { kind: 'mark', x: at + 7, y: y + 9, place: tone, scale: 1 }
        : { kind: 'rect', x: at, y: y + 3, width: 14, height: 12, tone }
    return [sign, text(at + 20, y + 13, label, 'start', 'tick')]
  })
  return { shapes, height: y + LEGEND + 6 }
}
