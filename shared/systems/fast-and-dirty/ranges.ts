import { requireFlag, requireMeasure, requireWhole, requireWord, refuse } from '../arguments.ts'
import { OFFICER_JOINED, QUALITY_TABLE, RESOLVE_TABLE } from './data/units.ts'
import { BANDS, QUALITIES, RESOLVES, type Band, type Quality, type Resolve } from './words.ts'

/** How far a unit shoots, and how much it bears. */

const MOST = Number.MAX_SAFE_INTEGER

/** A unit's own figures and an officer who has joined it, or a vehicle. */
export type Breaking =
  | { readonly resolve: Resolve; readonly size: number; readonly officer?: boolean }
  | { readonly resolve: Resolve; readonly vehicle: true }

/**
 * Casualties, or a vehicle's penetrating hits, from which a unit is Broken. Source: lines 597–617, 1444; R20.
 */
export function breakAt(q: Breaking): number {
  requireWord('resolve', q.resolve, RESOLVES)
  const { share, hits } = RESOLVE_TABLE[q.resolve]
  if (!('size' in q)) {
    const claimed: unknown = q.vehicle
    if (claimed !== true) refuse('vehicle', claimed)
    return hits
  }
  requireWhole('size', q.size, 1, MOST)
  requireFlag('officer', q.officer)
  const size = q.size + (q.officer ? OFFICER_JOINED.size : 0)
  return share === null ? 1 : Math.ceil(share * size)
}

/** The far end of each band in inches. */
export type Bands = Record<Band, number>

/** Range bands of a weapon in a unit's hands. Source: lines 767–776; E1. */
export function bands({ quality, mult }: { readonly quality: Quality; readonly mult: number }): Bands {
  requireWord('quality', quality, QUALITIES)
  requireWhole('mult', mult, 1, MOST)
  const base = QUALITY_TABLE[quality].baseRange
  const close = base * mult
  return { base, close, medium: 2 * close, long: 3 * close }
}

/**
 * The band that so many inches are in, its far end with it; of a vehicle with Stealth the next one by name.
 * Source: lines 767–776, 1928; R16, R35; E1.
 */
export function rangeBand({
  quality,
  mult,
  inches,
  stealth,
}: {
  readonly quality: Quality
  readonly mult: number
  readonly inches: number
  readonly stealth?: boolean
}): Band | 'out' {
  const ends = bands({ quality, mult })
  requireMeasure('inches', inches)
  requireFlag('stealth', stealth)
  const at = BANDS.findIndex((band) => inches <= ends[band])
  return at < 0 ? 'out' : (BANDS[at + (stealth ? 1 : 0)] ?? 'out')
}
