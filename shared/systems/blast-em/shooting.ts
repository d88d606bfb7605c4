import { never } from '../../never.ts'
import { requireCount, requireFlag, requireWord } from '../arguments.ts'
import {
  COVER_PENALTY,
  INTERVENING_PENALTY,
  MOST_SHOTS,
  RUN_PENALTY,
  TWO_SHOTS_PENALTY,
} from './data/shooting.ts'
import type { HouseRules } from './house-rules.ts'
import { has, type Model } from './profiles.ts'
import { COVERS, MOVEMENTS, type AttackKind, type Cover, type Movement } from './words.ts'

/** How a shot is fired, and what lies between. */
export interface Shot {
  readonly movement: Movement
  readonly shots: 1 | 2
  readonly cover: Cover
  /** Models and obstacles within 1" of the line, what gives the cover left out (R13). */
  readonly intervening: number
  /** A rapid weapon upgrade. */
  readonly upgrade?: boolean
}

export const SHOT_REASONS = ['run', 'shots', 'cover', 'intervening'] as const
export interface ShotReason {
  readonly code: (typeof SHOT_REASONS)[number]
  readonly add: number
}

/** What is added to an attack, with its reasons in that order, none of 0. */
export interface Modifier {
  readonly add: number
  readonly reasons: ShotReason[]
}

/**
 * What is added to a shot. Source: Ranged Attack Penalties, lines 77–91; Combat Modifiers, 353–355; R12, R13, R30; E2.
 */
export function shotModifier(q: Shot): Modifier {
  requireWord('movement', q.movement, MOVEMENTS)
  requireWord('shots', q.shots, [1, 2])
  requireWord('cover', q.cover, COVERS)
  requireCount('intervening', q.intervening)
  requireFlag('upgrade', q.upgrade)
  return sumOf([
    { code: 'run', add: q.movement === 'run' ? RUN_PENALTY : 0 },
    { code: 'shots', add: q.shots === 2 && !q.upgrade ? TWO_SHOTS_PENALTY[q.movement] : 0 },
    { code: 'cover', add: COVER_PENALTY[q.cover] },
    { code: 'intervening', add: q.intervening * INTERVENING_PENALTY },
  ])
}

/** What is added to a Snapshot: cover alone (R20). */
export function snapshotModifier(cover: Cover): Modifier {
  return shotModifier({ movement: 'stand', shots: 1, cover, intervening: 0 })
}

/** What is added to an attack of that kind: to HTH nothing, to grenades and radius shots as the house rule says (R17). */
export function attackModifier(
  kind: AttackKind,
  q: Shot,
  rules: Pick<HouseRules, 'blastPenalties' | 'gas'>,
): Modifier {
  switch (kind) {
    case 'standard':
    case 'heavy':
    case 'stun':
      return shotModifier(q)
    case 'radius':
      return blastModifier(q, rules)
    case 'grenade':
      return blastModifier(thrown(q), rules)
    case 'gas':
      return rules.gas === 'direct' ? shotModifier(thrown(q)) : blastModifier(thrown(q), rules)
    case 'hth':
      return sumOf([])
    default:
      return never(kind)
  }
}

/** An upgrade is of the weapon that a model carries, not of what it throws (line 228). */
const thrown = (q: Shot): Shot => ({ ...q, upgrade: false })

/** Whether cover and what stands between weigh on an attack of that kind (lines 206, 353; R13, R17). */
export function isCovered(
  kind: AttackKind,
  { blastPenalties, gas }: Pick<HouseRules, 'blastPenalties' | 'gas'>,
): boolean {
  switch (kind) {
    case 'standard':
    case 'heavy':
    case 'stun':
      return true
    case 'radius':
    case 'grenade':
      return blastPenalties === 'all'
    case 'gas':
      return gas === 'direct' || blastPenalties === 'all'
    case 'hth':
      return false
    default:
      return never(kind)
  }
}

function blastModifier(q: Shot, { blastPenalties }: Pick<HouseRules, 'blastPenalties'>): Modifier {
  switch (blastPenalties) {
    case 'runAndShots':
      return shotModifier({ ...q, cover: 'none', intervening: 0 })
    case 'all':
      return shotModifier(q)
    case 'none':
      return sumOf([])
    default:
      return never(blastPenalties)
  }
}

function sumOf(all: readonly ShotReason[]): Modifier {
  const reasons = all.filter(({ add }) => add !== 0)
  return { add: reasons.reduce((sum, { add }) => sum + add, 0), reasons }
}

/** Shots that a model may declare: ordinary people who run do nothing else (line 167, R8). */
export function mostShots(model: Model, movement: Movement): number {
  return movement === 'run' && has(model, 'ordinary') ? 0 : MOST_SHOTS
}
