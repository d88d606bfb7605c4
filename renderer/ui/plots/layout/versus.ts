import { isolate } from '../../../texts/isolate.ts'
import type { VersusDrawing } from '../drawing.ts'
import { shortened } from '../labels.ts'
import { line, text, type Laid, type Shape, type Spot } from './laid.ts'

const ROW = 44
const BAR = 14
const HEAD = 28
/** For the figure at each bar's end. */
const FIGURE = 52

/**
 * Two against each other: what they are compared in stands above each pair of bars, which grow from the middle. Where
 * one is below nought, nought stands further out on both sides, and what is below it reaches back to the middle, hollow.
 */
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
    const known = values.map(({ value }) => value ?? 0)
    const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)]
    const perUnit = most > least ? room / (most - least) : 0
    shapes.push(text(centre, top + 13, shortened(name, width - 20), 'middle', 'tick'))
    values.forEach(({ value, text: words, told, behind = [] }, at) => {
      const out = at === 0 ? -1 : 1
      const nought = centre + out * (1 - least * perUnit)
      const end = nought + out * (value ?? 0) * perUnit
      const outmost = at === 0 ? Math.min(nought, end) : Math.max(nought, end)
      const { place } = sides[at === 0 ? 0 : 1]
      if (least < 0) shapes.push(line([nought, y - 2], [nought, y + BAR + 2], 'axis'))
      const long = Math.abs(end - nought)
      if (long > 0)
        shapes.push({
          kind: 'rect',
          x: Math.min(nought, end),
          y,
          width: Math.max(1, long),
          height: BAR,
          tone: place,
          hollow: (value ?? 0) < 0,
        })
      shapes.push(text(outmost + out * 7, y + BAR - 2, words, at === 0 ? 'end' : 'start', 'value'))
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
