/** Points and the paths through them. Lengths are in the units of the box that is drawn in. */
export type Point = readonly [x: number, y: number]

const short = (n: number): string => String(Math.round(n * 10) / 10)
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** A closed figure of straight lines. */
export function polygon(points: readonly Point[]): string {
  return points.length < 3 ? '' : `M${points.map(at).join('L')}z`
}

/** A full circle; turned the other way round it cuts a hole. */
export function circle(x: number, y: number, r: number): string {
  return `M${at([x - r, y])}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`
}

/** The point so many degrees clockwise from twelve o'clock. */
export function polar(x: number, y: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)]
}

/** Points along a cubic curve, its end included, its start not. */
export function alongCurve(from: Point, c1: Point, c2: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    const s = 1 - t
    const mix = (a: number, b: number, c: number, d: number): number =>
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    return [mix(from[0], c1[0], c2[0], to[0]), mix(from[1], c1[1], c2[1], to[1])]
  })
}

/** What of a figure lies where `inside` is not negative; `inside` has to be linear. */
export function cut(points: readonly Point[], inside: (x: number, y: number) => number): Point[] {
  return points.flatMap((point, i) => {
    const before = points.at(i - 1) ?? point
    const now = inside(...point)
    const then = inside(...before)
    const crossing: Point[] =
      now * then < 0
        ? [
            [
              before[0] + ((point[0] - before[0]) * then) / (then - now),
              before[1] + ((point[1] - before[1]) * then) / (then - now),
            ],
          ]
        : []
    return now >= 0 ? [...crossing, point] : crossing
  })
}

/** The same figure, given clockwise, drawn in by so much on every side. */
export function inset(points: readonly Point[], by: number): Point[] {
  const edges = points.map((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    return { along, from: [from[0] - along[1] * by, from[1] + along[0] * by] as const }
  })
  return edges.map((edge, i) => {
    const before = edges.at(i - 1) ?? edge
    const turn = before.along[0] * edge.along[1] - before.along[1] * edge.along[0]
    if (Math.abs(turn) < 1e-6) return edge.from
    const [dx, dy] = [edge.from[0] - before.from[0], edge.from[1] - before.from[1]]
    const on = (dx * edge.along[1] - dy * edge.along[0]) / turn
    return [before.from[0] + before.along[0] * on, before.from[1] + before.along[1] * on]
  })
}
