/** A table of 30" by 30" with what lies on it: who measures for a battle that nobody plays on a real one. */

export interface Spot {
  x: number
  y: number
  /** Where it faces; of no length for what has no facing. */
  fx: number
  fy: number
}

export interface Ground {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly cover: 'light' | 'heavy' | 'blocking'
  readonly hinders: boolean
  readonly name: string
}

export const SIZE = 30
/** Half a base's width. */
export const BASE = 0.5

export const TERRAIN: readonly Ground[] = [
  { x: 9, y: 11, radius: 2.2, cover: 'heavy', hinders: true, name: 'woods' },
  { x: 20, y: 12, radius: 1.3, cover: 'heavy', hinders: true, name: 'woods' },
  { x: 15, y: 10, radius: 2, cover: 'light', hinders: false, name: 'bush' },
  { x: 25, y: 13, radius: 2, cover: 'light', hinders: false, name: 'bush' },
  { x: 4, y: 16, radius: 1.5, cover: 'blocking', hinders: false, name: 'hill' },
  { x: 15, y: 20, radius: 1.8, cover: 'heavy', hinders: true, name: 'woods' },
]

interface Point {
  readonly x: number
  readonly y: number
}

export const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
/** Nearest edges of two bases. */
export const apart = (a: Point, b: Point): number => Math.max(0, between(a, b) - 2 * BASE)
/** From a point to the nearest edge of a base. */
export const gap = (point: Point, piece: Point): number => Math.max(0, between(point, piece) - BASE)

/** How far a point lies from a way. */
export function offWay(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = dx * dx + dy * dy
  const t =
    long === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / long))
  return between(point, { x: from.x + t * dx, y: from.y + t * dy })
}

/** Inches of a way inside a round piece of ground. */
export function inside(from: Point, to: Point, ground: Ground): number {
  const steps = 60
  const long = between(from, to)
  let count = 0
  for (let n = 0; n <= steps; n += 1) {
    const at = { x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps }
    if (between(at, ground) < ground.radius) count += 1
  }
  return (count / (steps + 1)) * long
}

export const inField = (piece: Point, drone: Point): boolean =>
  Math.max(0, between(piece, drone) - 2 * BASE) <= 3

export type Cover = 'none' | 'light' | 'heavy' | 'blocking'

export interface Seen {
  readonly range: number
  readonly targetCover: 'none' | 'light' | 'heavy'
  readonly intervening: Cover
  readonly outOfArc: boolean
}

/** To a tenth of an inch, as a tape shows it; never past the next whole inch. */
export const tape = (inches: number): number => Math.floor(inches * 10 + 1e-6) / 10

/** What is measured from one to another (L740, 906–922, R11, R12). */
export function sight(from: Spot, to: Point, all: readonly Ground[], faces: boolean, base = true): Seen {
  const long = between(from, to)
  const unit = long === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
  const start = { x: from.x + unit.x * BASE, y: from.y + unit.y * BASE }
  const end = base ? { x: to.x - unit.x * BASE, y: to.y - unit.y * BASE } : to
  const own = all.filter((ground) => ground.cover !== 'blocking' && between(to, ground) < ground.radius)
  const targetCover = own.some(({ cover }) => cover === 'heavy') ? 'heavy' : own.length > 0 ? 'light' : 'none'
  // A shooter at the rim measures from its nearest edge: only what lies beyond it counts.
  const crossed = all
    .map((ground) => ({ ground, inches: inside(start, end, ground) }))
    .filter(({ inches }) => inches > 0.05)
  const heavy = crossed.reduce((sum, { ground, inches }) => sum + (ground.cover === 'heavy' ? inches : 0), 0)
  const others = crossed.filter(({ ground }) => !own.includes(ground))
  const has = (cover: string): boolean => others.some(({ ground }) => ground.cover === cover)
  const intervening =
    has('blocking') || heavy > 3 ? 'blocking' : has('heavy') ? 'heavy' : has('light') ? 'light' : 'none'
  const behind = faces && unit.x * from.fx + unit.y * from.fy < -1e-9
  const range = base ? apart(from, to) : gap(to, from)
  return { range: tape(range), targetCover, intervening, outOfArc: behind }
}
