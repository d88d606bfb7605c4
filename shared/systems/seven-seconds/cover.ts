import { requireBoolean, requireMeasure } from '../arguments.ts'
import type { Sighting } from './arguments.ts'
import { BAND_WIDTHS, COVER_BANDS, HEAVY_SEEN_THROUGH, TOLLS } from './data/ranges.ts'
import type { Cover } from './words.ts'

/** How a target counts once terrain is reckoned with. */
export interface Exposure {
  /** Range Bands, the target's cover included: 1 or more. */
  readonly bands: number
  /** Target Counters or dice that what lies between takes off. */
  readonly toll: number
}

/**
 * The worst of what lies between shooter and target: the worst piece counts, not the sum (R11).
 * `light`: whether the line crosses any light cover. `heavyInches`: inches of heavy cover along it, added up
 * over all pieces; exactly 3" can still be seen through. Which pieces are given is the caller's matter:
 * the target's own counts when the question is whether the line is blocked, not when it is the toll.
 * Source: Intervening Terrain, p.23; R11.
 */
export function worstBetween(q: { readonly light: boolean; readonly heavyInches: number }): Cover {
  requireBoolean('light', q.light)
  requireMeasure('heavyInches', q.heavyInches)
  if (q.heavyInches > HEAVY_SEEN_THROUGH) return 'blocking'
  if (q.heavyInches > 0) return 'heavy'
  return q.light ? 'light' : 'none'
}

/**
 * Range Bands and toll for targeting or a rifle; null when the line is blocked. A range that is an exact
 * multiple of the width lies in the farther band; scale 0.5 halves the width.
 * Source: Range Bands, p.12; Terrain Effects, p.23; R10, R11, R32.
 */
export function exposure(kind: keyof typeof BAND_WIDTHS, sighting: Sighting): Exposure | null {
  const { range, targetCover, intervening, scale = 1, toll } = sighting
  if (targetCover === 'blocking' || intervening === 'blocking') return null
  const band = bandOf(range, BAND_WIDTHS[kind] * scale)
  return { bands: band + COVER_BANDS[targetCover], toll: toll ?? TOLLS[intervening] }
}

/** The Range Band of a distance, from 1: an exact multiple of the width lies in the farther one (p.18). */
export function bandOf(inches: number, width: number): number {
  return Math.floor(inches / width) + 1
}
