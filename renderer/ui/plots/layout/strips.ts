import { isolate } from '../../../texts/isolate.ts'
import type { StripsDrawing } from '../drawing.ts'
import { shortened, widthOf } from '../labels.ts'
import { line, text, type Laid, type Shape, type Spot, type Ticks } from './laid.ts'

const ROW = 44
/** The highest column of a row. */
const HIGH = 34
/** A column that is narrower cannot be told from the next. */
const LEAST = 6
const WIDEST = 28
/** So far apart the figures below stand. */
const APART = 48

/**
 * A row of columns for each line, so that none hides another however many steps there are. What has no room for a
 * column of its own stands with its neighbours, with the most that there was among them. Every column is a spot.
 */
export function layStrips({ lines, steps, across }: StripsDrawing, width: number, tick: Ticks): Laid {
  const most = Math.max(1, ...lines.map(({ values }) => mostOf(values)))
  const left = Math.min(200, Math.max(80, width * 0.3))
  const right = Math.min(width * 0.2, Math.max(34, widthOf(tick(most)) + 20))
  const room = Math.max(LEAST, width - left - right)
  const stretch = stretchOf(steps.length, Math.floor(room / LEAST))
  const columns = Math.max(1, Math.ceil(steps.length / stretch))
  const wide = Math.min(WIDEST, room / columns)
  const x = (column: number): number => left + column * wide
  const end = x(columns)
  const top = 6
  const bottom = top + lines.length * ROW
  const of = (column: number): readonly [number, number] => [column * stretch, (column + 1) * stretch]
  const shapes: Shape[] = []
  lines.forEach(({ name, place, values }, index) => {
    const base = top + (index + 1) * ROW - 4
    shapes.push(
      { kind: 'mark', x: 7, y: base - HIGH / 2, place, scale: 1 },
      text(18, base - HIGH / 2 + 4, shortened(name, left - 28), 'start', 'name'),
      line([left, base], [end, base], 'grid'),
      text(end + 8, base - HIGH / 2 + 4, tick(mostOf(values)), 'start', 'value'),
    )
    for (let column = 0; column < columns; column += 1) {
      const high = (HIGH * Math.max(0, mostOf(values.slice(...of(column))))) / most
      if (high <= 0) continue
      shapes.push({
        kind: 'rect',
        x: x(column),
        y: base - high,
        width: Math.max(1, wide - 1),
        height: high,
        tone: place,
      })
    }
  })
  // Below a column stands its first step; every so many of them, so that the figures keep apart.
  const every = Math.max(1, Math.ceil(APART / wide))
  for (let column = 0; column < columns; column += every) {
    const first = column * stretch
    const label = steps[first]?.short ?? tick(first + 1)
    shapes.push(text(x(column) + wide / 2, bottom + 16, label, 'middle', 'tick'))
  }
  shapes.push(text((left + end) / 2, bottom + 34, shortened(across, width - left), 'middle', 'tick'))
  const spots = Array.from({ length: columns }, (_, column): Spot => {
    const own = steps.slice(...of(column))
    const names = [own.at(0)?.name ?? '', ...(own.length > 1 ? [own.at(-1)?.name ?? ''] : [])].join(' – ')
    return {
      x: x(column),
      y: top,
      width: Math.max(0, wide - 1),
      height: bottom - top,
      told: () =>
        [
          names,
          ...lines.map(({ name, values }) => `${isolate(name)} ${tick(mostOf(values.slice(...of(column))))}`),
        ].join(' · '),
      behind: own.flatMap(({ behind = [] }) => behind),
    }
  })
  return { width, height: bottom + 40, shapes, spots }
}

/** Into how many steps a column goes, so that there are at most so many: a number that one counts in. */
function stretchOf(steps: number, columns: number): number {
  for (let ten = 1; ; ten *= 10) {
    const found = [1, 2, 5].find((times) => Math.ceil(steps / (times * ten)) <= columns)
    if (found !== undefined) return found * ten
  }
}

/** A loop: thousands of values are too many arguments. */
function mostOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}
