import { requireBoolean, requireCount, requireMeasure, requireWhole, requireWord } from '../arguments.ts'
import { STAT_LEAST, STAT_MOST } from './data/building.ts'
import { unreadable } from './tech.ts'
import {
  COVERS,
  SCALES,
  TARGET_KINDS,
  type Cover,
  type Scale,
  type Suit,
  type Target,
  type Tech,
} from './words.ts'

/** Checks of arguments that only this game has. */

/** Where a target stands, seen from the unit that targets it or shoots at it. */
export interface Sighting {
  /** Inches between the nearest edges of the bases. */
  readonly range: number
  /** What the centre of the target's base stands in. */
  readonly targetCover: Cover
  /** The worst piece between, the target's own left out (R11). */
  readonly intervening: Cover
  /** Outside the trooper's 180° arc; never true for a drone. */
  readonly outOfArc: boolean
  /** 1 when left out. */
  readonly scale?: Scale | undefined
  /** What all pieces between take off together, where a group adds them up; else the worst piece decides (R11). */
  readonly toll?: number | undefined
}

/** A stat of a unit, 1–5. */
export function requireStat(name: string, value: number): void {
  requireWhole(name, value, STAT_LEAST, STAT_MOST)
}

/** A faction's numbers, whole and in range. That a lower rating stands above a higher one is let pass. */
export function requireTech(name: string, tech: Tech): void {
  const first = unreadable(tech)[0]
  if (first) throw new RangeError(`${name}: ${first.message}`)
}

export function requireSighting(sighting: Sighting): void {
  requireMeasure('range', sighting.range)
  requireWord('targetCover', sighting.targetCover, COVERS)
  requireWord('intervening', sighting.intervening, COVERS)
  requireBoolean('outOfArc', sighting.outOfArc)
  if (sighting.scale !== undefined) requireWord('scale', sighting.scale, SCALES)
  if (sighting.toll !== undefined) requireCount('toll', sighting.toll)
}

export function requireSuit(suit: Suit): void {
  requireStat('armour', suit.armour)
  requireBoolean('damaged', suit.damaged)
}

export function requireTarget(target: Target): void {
  requireWord('target.kind', target.kind, TARGET_KINDS)
  if (target.kind === 'trooper') requireSuit(target)
}
