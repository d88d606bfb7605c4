import type { Objective } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Cover } from '../../../shared/systems/seven-seconds/words.ts'

/** A table of 30" by 30" with what lies on it: who measures for a battle that nobody plays on a real one. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A round piece of ground, or a jamming field. */
export interface Ground extends Point {
  readonly radius: number
  readonly cover: Exclude<Cover, 'none'>
  readonly hinders: boolean
}

const SIZE = 30
/** Half a base's width. */
export const BASE = 0.5

export const TERRAIN: readonly Ground[] = [
  { x: 9, y: 11, radius: 2.2, cover: 'heavy', hinders: true },
  { x: 20, y: 12, radius: 1.3, cover: 'heavy', hinders: true },
  { x: 15, y: 10, radius: 2, cover: 'light', hinders: false },
  { x: 25, y: 13, radius: 2, cover: 'light', hinders: false },
  { x: 4, y: 16, radius: 1.5, cover: 'blocking', hinders: false },
  { x: 15, y: 20, radius: 1.8, cover: 'heavy', hinders: true },
]

export const OBJECTIVES: Readonly<Record<Objective, Point>> = {
  alpha: { x: 7, y: 15.4 },
  beta: { x: 15.2, y: 17.5 },
  gamma: { x: 23.3, y: 15.4 },
  delta: { x: 8, y: 23.5 },
  epsilon: { x: 22, y: 23.5 },
}
export const NAMES: readonly Objective[] = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']

/** Where the Blip of a square is deployed: the attacker's within 6" of the southern edge, the defender's in his half. */
export function deployedAt(square: number, attacks: boolean): Point {
  const [column, row] = [Math.floor((square - 1) / 2), (square - 1) % 2]
  return { x: 1.5 + column * 3.6, y: attacks ? 5 - row * 2.2 : 15.2 + row * 3 }
}

/** Where the second unit of a Blip is put, just clear of the first. */
export const besideOf = ({ x, y }: Point): Point => ({ x: x + 1.05, y })

export const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
/** From a point to the nearest edge of a base. */
export const gap = (point: Point, base: Point): number => Math.max(0, between(point, base) - BASE)
/** Nearest edges of two bases. */
export const apart = (a: Point, b: Point): number => Math.max(0, between(a, b) - 2 * BASE)
export const isOnTable = ({ x, y }: Point, margin = 0): boolean =>
  Math.min(x, y) >= margin && Math.max(x, y) <= SIZE - margin

export const nearObjectives = (base: Point): Objective[] =>
  NAMES.filter((name) => gap(OBJECTIVES[name], base) <= 6)

/** L880. */
export const FIELD = 3
export const inField = (base: Point, drone: Point): boolean => apart(base, drone) <= FIELD

/** So far from a point towards another. */
export function towards(from: Point, to: Point, inches: number): Point {
  const share = inches / (between(from, to) || 1)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** How far a point lies from a way. */
export function offWay(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.max(0, Math.min(1, along))
  return between(point, { x: from.x + share * dx, y: from.y + share * dy })
}

const STEPS = 60

/** Inches of a way inside a piece of ground. */
export function inside(from: Point, to: Point, ground: Ground): number {
  const long = between(from, to)
  const steps = Array.from({ length: STEPS }, (_, step) => towards(from, to, (long * step) / (STEPS - 1)))
  return (long * steps.filter((at) => between(at, ground) < ground.radius).length) / STEPS
}

/** To a tenth of an inch, as a tape shows it; never past the next whole inch. */
export const tape = (inches: number): number => Math.floor(inches * 10 + 1e-6) / 10

export interface Seen {
  readonly range: number
  readonly targetCover: Exclude<Cover, 'blocking'>
  readonly intervening: Cover
  readonly outOfArc: boolean
}

/**
 * What is measured from a base to another, or to an Objective, which is a point; who has no facing sees all round
 * (L740, 906–922, R11, R12).
 */
export function sight(
  from: { readonly at: Point; readonly facing: Point | null },
  to: Point,
  all: readonly Ground[],
  isBase = true,
): Seen {
  const { at, facing } = from
  const [start, end] = [towards(at, to, BASE), isBase ? towards(to, at, BASE) : to]
  const own = all.filter((ground) => ground.cover !== 'blocking' && between(to, ground) < ground.radius)
  // A shooter at the rim measures from its nearest edge: only what lies beyond it counts.
  const crossed = all
    .map((ground) => ({ ground, inches: inside(start, end, ground) }))
    .filter(({ inches }) => inches > 0.05)
  const heavy = crossed.reduce((sum, { ground, inches }) => sum + (ground.cover === 'heavy' ? inches : 0), 0)
  const others = crossed.filter(({ ground }) => !own.includes(ground)).map(({ ground }) => ground.cover)
  const worst = (['blocking', 'heavy', 'light'] as const).find((cover) => others.includes(cover))
  return {
    range: tape(isBase ? apart(at, to) : gap(to, at)),
    targetCover: own.some(({ cover }) => cover === 'heavy') ? 'heavy' : own.length > 0 ? 'light' : 'none',
    intervening: heavy > 3 ? 'blocking' : (worst ?? 'none'),
    outOfArc: facing !== null && (to.x - at.x) * facing.x + (to.y - at.y) * facing.y < -1e-9,
  }
}
