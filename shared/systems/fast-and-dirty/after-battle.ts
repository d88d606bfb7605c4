import { refuse, requireCount, requireFlag, requireWhole, requireWord } from '../arguments.ts'
import {
  BEST_BY_EXPERIENCE,
  EXPERIENCE_POINTS,
  EXPERIENCE_TABLE,
  INFANTRY_REPLACEMENTS,
  QUALITY_LOSS,
  QUALITY_LOSS_FROM,
  REINFORCEMENTS,
  RESOLVE_LOSS,
  VEHICLE_REPLACEMENTS,
} from './data/campaign.ts'
import { levelBy } from './units.ts'
import { EXPERIENCE, QUALITIES, RESOLVES, type Experience, type Quality, type Resolve } from './words.ts'

/** Post-Battle Steps, each of a roll (lines 2883–2940). */

function onFace<Result>(table: readonly Result[], roll: number): Result {
  requireWhole('roll', roll, 1, 6)
  return table[roll - 1] ?? refuse('roll', roll)
}

/** Men whom an infantry unit gets back; a lone figure returns only where all do. Source: lines 2889–2895. */
export function infantryReplaced(q: {
  readonly roll: number
  readonly losses: number
  /** The whole unit is a single figure. */
  readonly lone: boolean
}): number {
  requireCount('losses', q.losses)
  requireFlag('lone', q.lone)
  const share = onFace(INFANTRY_REPLACEMENTS, q.roll)
  if (share === 'none') return 0
  if (share === 'all') return q.losses
  return q.lone ? 0 : Math.ceil(q.losses / 2)
}

/** Whether a vehicle fights again, whole. Source: lines 2899–2903. */
export function vehicleReplaced(q: { readonly roll: number; readonly destroyed: boolean }): boolean {
  requireFlag('destroyed', q.destroyed)
  const outcome = onFace(VEHICLE_REPLACEMENTS, q.roll)
  return outcome === 'replaced' || (outcome === 'repaired' && !q.destroyed)
}

/** Whether so many replacements cost a unit Quality at all. Source: line 2905. */
export function losesQuality(q: { readonly replaced: number; readonly strength: number }): boolean {
  requireCount('replaced', q.replaced)
  requireWhole('strength', q.strength, 1, Number.MAX_SAFE_INTEGER)
  return q.replaced >= q.strength * QUALITY_LOSS_FROM
}

/** Quality after its roll, never below Rabble. Source: lines 2907–2912. */
export function qualityAfter(quality: Quality, roll: number): Quality {
  requireWord('quality', quality, QUALITIES)
  return levelBy(QUALITIES, quality, onFace(QUALITY_LOSS, roll)) ?? quality
}

/** Resolve after its roll, never below Reluctant nor above Determined. Source: lines 2914–2922; R34. */
export function resolveAfter(resolve: Resolve, roll: number): Resolve {
  requireWord('resolve', resolve, RESOLVES)
  return levelBy(RESOLVES, resolve, onFace(RESOLVE_LOSS, roll)) ?? resolve
}

/** Campaign points of a side. Source: line 2930. */
export function experiencePoints(platoons: number): number {
  requireWhole('platoons', platoons, 1, Number.MAX_SAFE_INTEGER)
  return platoons * EXPERIENCE_POINTS
}

/** What so many purchases cost. Source: lines 2932–2940. */
export function experienceCost(bought: readonly Experience[]): number {
  for (const one of bought) requireWord('bought', one, EXPERIENCE)
  return bought.reduce((sum, one) => sum + EXPERIENCE_TABLE[one].points, 0)
}

/** A level of Quality that points can buy; null where they cannot: nobody becomes Elite. Source: line 2932; R34. */
export function trained(quality: Quality): Quality | null {
  requireWord('quality', quality, QUALITIES)
  const next = levelBy(QUALITIES, quality, 1)
  return next !== null && QUALITIES.indexOf(next) <= QUALITIES.indexOf(BEST_BY_EXPERIENCE) ? next : null
}

/** Whether so many reinforcements may form a squad of their own. Source: line 2928. */
export function formsSquad(troopers: number): boolean {
  requireCount('troopers', troopers)
  const { least, most } = REINFORCEMENTS.squad
  return troopers >= least && troopers <= most
}
