import { at, circle, polar, polygon, type Point } from './path.ts'

/**
 * How charges are drawn: points in a box of 100 × 100, in the order in which a pen would pass them.
 * `30,40` is a corner, `~30,40` a point that the line passes in a curve.
 */

interface Stop {
  readonly point: Point
  readonly smooth: boolean
}

function stops(words: string): Stop[] {
  return words.split(' ').map((word) => {
    const smooth = word.startsWith('~')
    const [x = Number.NaN, y = Number.NaN] = word
      .slice(smooth ? 1 : 0)
      .split(',')
      .map(Number)
    if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`“${word}” is no point.`)
    return { point: [x, y], smooth }
  })
}

/** A closed figure. */
export const trace = (words: string): string => closed(stops(words))

/** A figure that is the same on both sides: its right half, from the top of the middle to its foot. */
export function twin(words: string): string {
  const right = stops(words)
  const left = right.map(({ point: [x, y], smooth }): Stop => ({ point: [100 - x, y], smooth })).reverse()
  const between = left.filter((stop, i) => (i > 0 && i < left.length - 1) || stop.point[0] !== 50)
  return closed([...right, ...between])
}

/** The same path on both sides, twice. */
export const both = (words: string): string => {
  const other = stops(words).map(({ point: [x, y], smooth }): Stop => ({ point: [100 - x, y], smooth }))
  return trace(words) + closed(other)
}

function closed(line: readonly Stop[]): string {
  const pen = line.map((stop, i) => {
    const before = line.at(i - 1) ?? stop
    const after = line[(i + 1) % line.length] ?? stop
    return { ...stop, way: direction(before.point, after.point) }
  })
  const legs = pen.map((from, i) => leg(from, pen[(i + 1) % pen.length] ?? from))
  return `M${at(pen[0]?.point ?? [0, 0])}${legs.join('')}z`
}

interface Bend extends Stop {
  readonly way: Point
}

/** One leg of a line: straight between corners, else a curve that passes smooth points along their way. */
function leg(from: Bend, to: Bend): string {
  if (!from.smooth && !to.smooth) return `L${at(to.point)}`
  const third = Math.hypot(to.point[0] - from.point[0], to.point[1] - from.point[1]) / 3
  const leaving = from.smooth ? move(from.point, from.way, third) : null
  const arriving = to.smooth ? move(to.point, to.way, -third) : null
  const c1 = leaving ?? between(from.point, arriving ?? to.point)
  const c2 = arriving ?? between(to.point, leaving ?? from.point)
  return `C${at(c1)} ${at(c2)} ${at(to.point)}`
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

const move = ([x, y]: Point, way: Point, by: number): Point => [x + way[0] * by, y + way[1] * by]
const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * 0.6, a[1] + (b[1] - a[1]) * 0.6]

/** A band along a curve, as wide at each point as it says: `x,y,width`. Ends that are 0 wide are points. */
export function ribbon(words: string): string {
  const points = words.split(' ').map((word) => {
    const [x = 0, y = 0, width = 0] = word.split(',').map(Number)
    return { point: [x, y] as Point, width }
  })
  const edge = (side: 1 | -1): Stop[] =>
    points.map(({ point, width }, i) => {
      const way = direction(points[i - 1]?.point ?? point, points[i + 1]?.point ?? point)
      const end = i === 0 || i === points.length - 1
      return { point: move(point, [-way[1], way[0]], (side * width) / 2), smooth: !end }
    })
  return closed([...edge(1), ...edge(-1).reverse()])
}

/** A straight bar of some width; from side to side of a figure it is a cut. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const [dx, dy] = direction([x1, y1], [x2, y2])
  const [px, py] = [(-dy * width) / 2, (dx * width) / 2]
  return polygon([
    [x1 + px, y1 + py],
    [x2 + px, y2 + py],
    [x2 - px, y2 - py],
    [x1 - px, y1 - py],
  ])
}

/** A bar with round ends. */
export function rod(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const [dx, dy] = direction([x1, y1], [x2, y2])
  const [px, py] = [(-dy * width) / 2, (dx * width) / 2]
  const r = width / 2
  return `M${at([x1 - px, y1 - py])}L${at([x2 - px, y2 - py])}A${r} ${r} 0 0 1 ${at([x2 + px, y2 + py])}L${at([x1 + px, y1 + py])}A${r} ${r} 0 0 1 ${at([x1 - px, y1 - py])}z`
}

export const rect = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** A ring: its outer radius and its width. */
export const ring = (x: number, y: number, r: number, width: number): string =>
  circle(x, y, r) + circle(x, y, r - width)

/** A star of so many rays, the first one up. */
export function star(x: number, y: number, rays: number, outer: number, inner: number, turned = 0): string {
  const step = 180 / rays
  return polygon(
    Array.from({ length: rays * 2 }, (_, i) => polar(x, y, i % 2 === 0 ? outer : inner, turned + i * step)),
  )
}

/** A figure of so many equal sides, a corner up. */
export const regular = (x: number, y: number, sides: number, r: number, turned = 0): string =>
  polygon(Array.from({ length: sides }, (_, i) => polar(x, y, r, turned + (i * 360) / sides)))

/** A part of a ring, between two directions in degrees clockwise from twelve o'clock. */
export function sector(x: number, y: number, r: number, width: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 6))
  const line = (radius: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => polar(x, y, radius, from + ((to - from) * i) / steps))
  return polygon([...line(r), ...(width >= r ? [[x, y] as Point] : line(r - width).reverse())])
}
