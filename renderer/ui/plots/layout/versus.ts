import { isolate } from '../../../texts/isolate.ts'
import type { VersusDrawing } from '../drawing.ts'
import { shortened } from '../labels.ts'
import { line, text, type Laid, type Shape, type Spot } from './laid.ts'

const ROW = 44
const BAR = 14
const HEAD = 28
/** For the figure at each bar's end. */
const FIGURE = 52

/** Two against each other: what they are compared in stands above each pair of bars, which grow from the middle. */
export function layVersus({ sides, rows }: VersusDrawing, width: number): Laid {
  const centre = width / 2
  const room = Math.max(10, centre - FIGURE - 4)
  const [first, second] = sides
  const shapes: Shape[] = [
    { kind: 'mark', x: centre - 16, y: 10, place: first.place, scale: 1 },
    text(centre - 28, 14, shortened(first.name, centre - 34), 'end', 'name', first.place),
    { kind: 'mark', x: centre + 16, y: 10, place: second.place, scale: 1 },
    text(centre + 28, 14, shortened(second.name, centre - 34), 'start', 'name', second.place),
  ]
  const spots: Spot[] = []
  rows.forEach(({ name, values }, index) => {
    const top = HEAD + index * ROW
    const y = top + 20
    shapes.push(line([centre, y - 2], [centre, y + BAR + 2], 'axis'))
    const most = Math.max(...values.map(({ value }) => Math.abs(value ?? 0)))
    shapes.push(text(centre, top + 13, shortened(name, width - 20), 'middle', 'tick'))
    values.forEach(({ value, text: words, told, behind = [] }, at) => {
      const long = most === 0 ? 0 : (room * Math.abs(value ?? 0)) / most
      const x = at === 0 ? centre - 1 - long : centre + 1
      const { place } = sides[at === 0 ? 0 : 1]
      if (long > 0) shapes.push({ kind: 'rect', x, y, width: Math.max(1, long), height: BAR, tone: place })
      shapes.push(
        text(at === 0 ? x - 7 : x + long + 7, y + BAR - 2, words, at === 0 ? 'end' : 'start', 'value'),
      )
      spots.push({
        x: at === 0 ? 0 : centre + 1,
        y: y - 2,
        width: centre - 2,
        height: BAR + 4,
        told: () => `${isolate(sides[at === 0 ? 0 : 1].name)} · ${name} · ${told}`,
        behind,
      })
    })
  })
  return { width, height: HEAD + rows.length * ROW, shapes, spots }
}
