import {
  refuse,
  requireBoolean,
  requireCount,
  requireFlag,
  requireList,
  requireMeasure,
  requireObject,
  requireWord,
} from '../arguments.ts'
import { BASE_MM } from './data/forces.ts'
import { SEEN_THROUGH, SLOWED, TERRAIN_TABLE, type TerrainRow } from './data/terrain.ts'
import { COHERENCY } from './data/units.ts'
import { BASES, TERRAINS, type Base, type Sight, type Terrain } from './words.ts'

/** Bases, ground and sight. */

/** Millimetres across. Source: lines 138–143; R1. */
export function baseMm(of: Base): number {
  requireWord('base', of, BASES)
  return BASE_MM[of]
}

/** What area terrain does. Source: lines 272–276. */
export function terrain(of: Terrain): TerrainRow {
  requireWord('terrain', of, TERRAINS)
  return TERRAIN_TABLE[of]
}

export interface Stride {
  readonly spd: number
  /** Inches along the path to slowing terrain; null: it crosses none. */
  readonly toEdge: number | null
  readonly inSlowing?: boolean
}

/** Inches along the path that a movement reaches. Source: lines 236, 282–288; R12; E2. */
export function moveReach(q: Stride): number {
  requireObject('move', q)
  const { spd, toEdge, inSlowing = false } = q
  requireCount('spd', spd)
  if (toEdge !== null) requireMeasure('toEdge', toEdge)
  requireFlag('inSlowing', q.inSlowing)
  const slowed = Math.max(0, spd - SLOWED)
  if (inSlowing) return slowed
  return toEdge === null ? spd : Math.max(slowed, Math.min(spd, toEdge))
}

export interface Look {
  readonly inches: number
  /** Inches of concealing terrain on the line that crosses least. */
  readonly concealing: number
  /** No line is free of what blocks sight. */
  readonly blocked: boolean
  /** The target is in concealing terrain or touches it, or a line from the chosen point meets some or a blocker. */
  readonly partly: boolean
}

/** What an acting Unit sees of a target. Source: lines 258–264, 292; R26. */
export function sight(q: Look): Sight {
  requireObject('sight', q)
  const { inches, concealing, blocked, partly } = q
  requireMeasure('inches', inches)
  requireMeasure('concealing', concealing)
  requireBoolean('blocked', blocked)
  requireBoolean('partly', partly)
  if (blocked || (inches > SEEN_THROUGH.anyWithin && concealing > SEEN_THROUGH.inches)) return 'none'
  return concealing > 0 || partly ? 'concealed' : 'clear'
}

/** A base by its middle and radius, in inches. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Whether each base is near enough to each other one. Source: line 350; R7. */
export function inCoherency(bases: readonly Disc[]): boolean {
  requireList('bases', bases)
  for (const base of bases) {
    requireObject('base', base)
    if (!Number.isFinite(base.x)) refuse('x', base.x)
    if (!Number.isFinite(base.y)) refuse('y', base.y)
    requireMeasure('r', base.r)
  }
  return bases.every((one, at) =>
    bases.slice(at + 1).every((other) => {
      const apart = Math.hypot(one.x - other.x, one.y - other.y) - one.r - other.r
      return apart <= COHERENCY.inches + COHERENCY.slack
    }),
  )
}
