import type { OpenCover, Rifle } from '../words.ts'

/** Inches of a Move and a Jump (p.18); halved for small figures (R32). */
export const REACH = { move: 6, jump: 9 } as const

/** Width of one Range Band in inches (p.12); halved for small figures (R32). */
export const BAND_WIDTHS: Readonly<Record<'targeting' | Rifle, number>> = {
  targeting: 6,
  gauss: 12,
  plasma: 8,
}

/** Range Bands that the target's own cover adds, for targeting and rifles (p.23). */
export const COVER_BANDS: Readonly<Record<OpenCover, number>> = { none: 0, light: 1, heavy: 2 }

/** What lies between takes this many Target Counters off targeting, or dice off a rifle (p.23). */
export const TOLLS: Readonly<Record<OpenCover, number>> = { none: 0, light: 1, heavy: 2 }

/** Target Counters that the target's own cover takes off for missiles (p.21, 23). */
export const MISSILE_LOSSES: Readonly<Record<OpenCover, number>> = { none: 0, light: 1, heavy: 2 }

/** More inches of heavy cover than this along the line block it (p.23). */
export const HEAVY_SEEN_THROUGH = 3

/** A Target Counter costs this many times its price outside the trooper's 180° (Target, p.19). */
export const OUT_OF_ARC_FACTOR = 2
