import type { Terrain } from '../words.ts'

export interface TerrainRow {
  /** Inches that a movement loses, however many pieces it crosses. */
  readonly slows: number
  readonly conceals: boolean
}

/** Area Terrain (lines 272–276, 282). */
export const TERRAIN_TABLE: Readonly<Record<Terrain, TerrainRow>> = {
  forest: { slows: 2, conceals: true },
  urban: { slows: 0, conceals: true },
  'high-grass': { slows: 0, conceals: true },
  'rough-ground': { slows: 2, conceals: false },
}

/** Inches that any slowing terrain takes off one movement (line 282). */
export const SLOWED = 2
/** Concealing terrain and sight (line 292): nearer it never blocks; beyond, no more than so many inches of it are seen through. */
export const SEEN_THROUGH = { anyWithin: 6, inches: 2 } as const
/** A volume for sight is so high, in inches (line 258). */
export const VOLUME_HEIGHT = 1

/** What a building is like (lines 300, 314): footprint at most, height and bases as a guide. */
export const BUILDING = { footprint: [3.5, 5], height: [1, 6], bases: 6 } as const
