import { scaleLinear, type ScaleLinear } from 'd3-scale'
import { isolate } from '../../../texts/isolate.ts'
import type { LinesDrawing } from '../drawing.ts'
import { shortened, spread } from '../labels.ts'
import { drawLines } from '../race-lines.ts'
import { line, text, type Laid, type Shape, type Spot, type Ticks } from './laid.ts'

const LABEL_HEIGHT = 16
const HEIGHT = 240
/** With more steps than this, stretches that lines share are not told apart any more: nobody could see it. */
const MOST_APART = 120
/** With more lines than this only their ends are marked: between them marks would hide each other. */
const MOST_MARKED = 6

type Scale = ScaleLinear<number, number>

/** Lines over steps, each named at its end. Every step is a spot that tells all values there. */
export function layLines({ lines, steps, across }: LinesDrawing, width: number, tick: Ticks): Laid {
  const right = Math.min(150, Math.max(84, width * 0.24))
  const room = { left: 34, right, top: 12, bottom: 42 }
  const height = Math.max(HEIGHT, room.top + room.bottom + (lines.length + 1) * LABEL_HEIGHT)
  const all = lines.flatMap(({ values }) => values)
  const x = scaleLinear(
    [0, Math.max(1, steps.length - 1)],
    [room.left, Math.max(room.left + 1, width - right)],
  )
  const y = scaleLinear(rangeOf(all), [height - room.bottom, room.top]).nice(5)
  const end = width - right
  return {
    width,
    height,
    shapes: [
      ...y
        .ticks(5)
        .filter(Number.isInteger)
        .flatMap((at): Shape[] => [
          line([room.left, y(at)], [end, y(at)], 'grid'),
          text(room.left - 8, y(at) + 4, tick(at), 'end', 'tick'),
        ]),
      ...x
        .ticks(Math.max(1, Math.min(steps.length, Math.floor((end - room.left) / 48))))
        .filter(Number.isInteger)
        .map((at) => text(x(at), height - room.bottom + 18, steps[at]?.short ?? tick(at), 'middle', 'tick')),
      text((room.left + end) / 2, height - 6, shortened(across, end - room.left), 'middle', 'tick'),
      ...drawn(lines, steps.length, x, y),
      ...names(lines, y, end, right, height - room.bottom),
    ],
    spots: steps.map((step, at): Spot => ({
      x: x(at),
      y: room.top,
      width: 0,
      height: height - room.bottom - room.top,
      told: () =>
        [step.name, ...lines.map(({ name, values }) => `${isolate(name)} ${tick(values[at] ?? 0)}`)].join(
          ' · ',
        ),
      behind: step.behind ?? [],
    })),
  }
}

/** From nought, unless all values lie far above it: then from a little below the least. */
function rangeOf(values: readonly number[]): [number, number] {
  let least = Infinity
  let most = 1
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return [least > 20 && least > most / 2 ? least - 1 : Math.min(0, least), most]
}

function drawn(lines: LinesDrawing['lines'], steps: number, x: Scale, y: Scale): Shape[] {
  const last = lines.map(({ place, values }): Shape => ({
    kind: 'mark',
    x: x(steps - 1),
    y: y(values.at(-1) ?? 0),
    place,
    scale: 1,
  }))
  if (steps > MOST_APART) {
    const path = (values: readonly number[]): string =>
      values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')
    return [...lines.map(({ place, values }): Shape => ({ kind: 'path', d: path(values), place })), ...last]
  }
  return drawLines(
    lines.map(({ values }) => values),
    x,
    y,
  ).flatMap(({ path, shared, marks }, index): Shape[] => {
    const place = lines[index]?.place ?? 0
    return [
      { kind: 'path', d: path, place },
      ...shared.map(({ path: d, dash, offset }): Shape => ({ kind: 'path', d, place, dash, offset })),
      ...marks
        .slice(lines.length > MOST_MARKED ? -1 : 0)
        .map((mark): Shape => ({ kind: 'mark', place, ...mark })),
    ]
  })
}

/** Each beside its line's end; pulled up where the lowest would leave the plot. */
function names(lines: LinesDrawing['lines'], y: Scale, end: number, room: number, bottom: number): Shape[] {
  const placed = spread(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    LABEL_HEIGHT,
  )
  const beyond = Math.max(0, Math.max(...placed, 0) - bottom)
  const pulled = beyond === 0 ? placed : upwards(placed, bottom)
  return lines.map(({ name, place }, index) =>
    text(end + 12, (pulled[index] ?? 0) + 4, shortened(name, room - 14), 'start', 'name', place),
  )
}

/** The same from the bottom up. */
function upwards(wanted: readonly number[], bottom: number): number[] {
  return spread(
    wanted.map((at) => -Math.min(at, bottom)),
    LABEL_HEIGHT,
  ).map((at) => -at)
}
