import type { Experience, Quality, Resolve } from '../words.ts'
import type { ByFace } from './basic-force.ts'

/** Post-Battle Steps: tables by the face of a d6. */

/** What of an infantry unit's losses is replaced (lines 2891–2893). */
export const INFANTRY_REPLACEMENTS: ByFace<'none' | 'half' | 'all'> = [
  'none',
  'none',
  'half',
  'half',
  'all',
  'all',
]
/** Lines 2901–2903. */
export const VEHICLE_REPLACEMENTS: ByFace<'none' | 'repaired' | 'replaced'> = [
  'none',
  'none',
  'repaired',
  'repaired',
  'replaced',
  'replaced',
]
/** Levels (lines 2909–2910), for who got so much of its strength anew (line 2905). */
export const QUALITY_LOSS: ByFace<number> = [-1, -1, 0, 0, 0, 0]
export const QUALITY_LOSS_FROM = 0.5
/** Levels (lines 2918–2920). */
export const RESOLVE_LOSS: ByFace<number> = [-1, -1, 0, 0, 1, 1]

/** Untreated wounded of the side that won live on this (FAD-455). */
export const WOUNDED_LIVE_FROM = 4

/** Reinforcements (lines 2924–2928). */
export const REINFORCEMENTS: {
  readonly dice: number
  readonly squad: {
    readonly least: number
    readonly most: number
    readonly quality: Quality
    readonly resolve: Resolve
  }
} = { dice: 2, squad: { least: 5, most: 8, quality: 'conscript', resolve: 'uncertain' } }

/** Campaign points for each reinforced platoon (line 2930). */
export const EXPERIENCE_POINTS = 2
/** Lines 2932–2940. */
export const EXPERIENCE_TABLE: Readonly<
  Record<Experience, { readonly line: number; readonly points: number }>
> = {
  quality: { line: 2932, points: 1 },
  resolve: { line: 2933, points: 1 },
  reinforcements: { line: 2934, points: 1 },
  returnFigure: { line: 2935, points: 1 },
  repairVehicle: { line: 2936, points: 1 },
  personality: { line: 2937, points: 1 },
  leadership: { line: 2938, points: 1 },
  replaceVehicle: { line: 2939, points: 2 },
  trait: { line: 2940, points: 2 },
}
/** Experience makes nobody Elite (line 2932). */
export const BEST_BY_EXPERIENCE: Quality = 'regular'
