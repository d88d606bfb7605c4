import { circle, polar, polygon, type Point } from '../path.ts'
import { bar, rect, regular, ring, rod, sector, trace, twin } from '../trace.ts'
import type { Drawing } from './drawing.ts'

const ellipse = (rx: number, ry: number, turned: number): string => {
  const [dx, dy] = polar(0, 0, rx, turned + 90)
  const [x1, y1, x2, y2] = [50 - dx, 50 - dy, 50 + dx, 50 + dy].map((n) => Math.round(n * 100) / 100)
  return `M${x1} ${y1}A${rx} ${ry} ${turned} 0 1 ${x2} ${y2}A${rx} ${ry} ${turned} 0 1 ${x1} ${y1}z`
}

/** Teeth around a wheel: each a trapezium on the rim. */
function cog(teeth: number, outer: number, root: number): string {
  const step = 360 / teeth
  return polygon(
    Array.from({ length: teeth }, (_, i) => i * step).flatMap((turn): Point[] => [
      polar(50, 50, root, turn - step * 0.3),
      polar(50, 50, outer, turn - step * 0.2),
      polar(50, 50, outer, turn + step * 0.2),
      polar(50, 50, root, turn + step * 0.3),
    ]),
  )
}

/** A planet and the near side of its ring, tilted: the planet is cut where the ring passes in front. */
function planet(): string[] {
  const [r, rx, ry, gap, tilt] = [30, 48, 12, 7, -24]
  const front = (x: number): number => ry * Math.sqrt(Math.max(0, 1 - (x / rx) ** 2))
  const place = ([x, y]: Point): Point => {
    const a = (tilt * Math.PI) / 180
    return [50 + x * Math.cos(a) - y * Math.sin(a), 50 + x * Math.sin(a) + y * Math.cos(a)]
  }
  const round = Array.from({ length: 73 }, (_, i) => polar(0, 0, r, 180 + i * 5))
  const part = (side: 1 | -1): string => {
    const kept = round.filter(([x, y]) => side * (y - front(x)) > gap)
    const xs = Array.from({ length: 19 }, (_, i) => -r + (i * 2 * r) / 18)
    const edge = xs.map((x): Point => [x, front(x) + side * gap]).filter(([x, y]) => Math.hypot(x, y) < r)
    const along = side === 1 ? kept.toSorted((a, b) => a[0] - b[0]) : kept
    return polygon([...along, ...edge.toReversed()].map(place))
  }
  return [part(-1), part(1)]
}

/** What is built. */
export const machines = {
  anchor: () => [
    ring(50, 14, 12, 6.5),
    twin('50,26 55,26 55,31 76,31 76,40 55,40 55,84 50,84'),
    twin('50,82 ~66,77 76,64 67,62 90,46 95,73 86,70 ~74,90 ~60,97 50,99'),
  ],
  antenna: () => [
    circle(50, 30, 8.5),
    ...[0, 180].flatMap((turn) => [
      sector(50, 30, 27, 7.5, turn + 48, turn + 132),
      sector(50, 30, 44, 7.5, turn + 48, turn + 132),
    ]),
    twin('50,42 54,42 73,98 64,98 60,85 50,85') +
      twin('50,56 53.5,66 50,66') +
      twin('50,72 55.5,72 57.5,79 50,79'),
  ],
  atom: () => [
    ...[0, 60, 120].map((turned) => ({ d: ellipse(45, 17, turned + 90), line: 5.5 })),
    circle(50, 50, 9),
  ],
  chain: () => [
    { d: 'M60 43.5A17 17 0 0 0 67 30V21A17 17 0 0 0 33 21V30A17 17 0 0 0 40 43.5', line: 9 },
    rod(50, 36, 50, 64, 10),
    { d: 'M60 56.5A17 17 0 0 1 67 70V79A17 17 0 0 1 33 79V70A17 17 0 0 1 40 56.5', line: 9 },
  ],
  circuit: () => [
    trace('30,22 70,22 78,30 78,70 70,78 30,78 22,70 22,30') + rect(32, 32, 36, 36),
    rect(41, 41, 18, 18),
    ...[34, 50, 66].flatMap((n) => [
      rect(n - 3.5, 4, 7, 14),
      rect(n - 3.5, 82, 7, 14),
      rect(4, n - 3.5, 14, 7),
      rect(82, n - 3.5, 14, 7),
    ]),
  ],
  cog: () => [cog(9, 49, 37) + circle(50, 50, 16)],
  drone: () => [
    ...[45, 135, 225, 315].map((turn) => {
      const [from, to] = [polar(50, 50, 16, turn), polar(50, 50, 42, turn)]
      return rod(from[0], from[1], to[0], to[1], 8)
    }),
    ...[45, 135, 225, 315].map((turn) => ring(...polar(50, 50, 40, turn), 21, 6.5)),
    regular(50, 50, 6, 21, 30) + circle(50, 50, 9),
    circle(50, 50, 4.5),
  ],
  hexagon: () => [
    regular(50, 50, 6, 16.5),
    ...[30, 90, 150, 210, 270, 330].map((turn) => {
      const [x, y] = polar(50, 50, 32, turn)
      return regular(x, y, 6, 16.5)
    }),
  ],
  key: () => [
    circle(50, 24, 22) + circle(50, 22, 9.5),
    rect(45, 44, 10, 54),
    rect(55, 66, 20, 9),
    rect(55, 83, 15, 9),
    trace('38,46 62,46 62,52 38,52'),
  ],
  orbit: () => [...planet(), { d: ellipse(46, 12, -24), line: 6 }, circle(90, 24, 8)],
  radar: () => [
    ring(50, 50, 48, 7),
    sector(50, 50, 36, 36, 4, 64),
    sector(50, 50, 23, 6, 84, 344),
    circle(...polar(50, 50, 32, 140), 5),
    circle(...polar(50, 50, 32, 285), 5),
    circle(50, 50, 7),
  ],
  rocket: () => [
    twin('50,2 ~64,18 ~67,38 66,58 84,74 84,90 63,78 50,78') + circle(50, 34, 8),
    twin('50,82 60,82 ~58,92 50,99'),
  ],
  wheel: () => [
    ring(50, 50, 48, 10),
    ...[0, 45, 90, 135].map((turn) => {
      const [from, to] = [polar(50, 50, 42, turn), polar(50, 50, -42, turn)]
      return bar(from[0], from[1], to[0], to[1], 7)
    }),
    circle(50, 50, 15),
  ],
} satisfies Record<string, Drawing>
