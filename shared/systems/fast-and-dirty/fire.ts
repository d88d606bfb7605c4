import {
  refuse,
  requireCount,
  requireFlag,
  requireList,
  requireModifier,
  requireObject,
  requireWord,
} from '../arguments.ts'
import {
  BAND_EFFECT,
  HIT_POINTS,
  QUALITY_EFFECT,
  RIFLEMEN,
  SAW_EFFECT,
  STRIKE_TARGET,
  SUPPRESSED_EFFECT,
  TARGET_EFFECT,
  type TargetEffect,
} from './data/fire.ts'
import { shownBy, totalsOf } from './dice.ts'
import {
  BANDS,
  COVERS,
  DICE_READ,
  QUALITIES,
  type Band,
  type Cover,
  type DiceRead,
  type Quality,
} from './words.ts'
import {
  isBeam,
  isForHardTargets,
  isMine,
  pinsByBlast,
  requireArm,
  rowOf,
  useOf,
  type Arm,
} from './weapons.ts'

/** Shooting, and the strike of a blast: what is added, why, and how many hits it makes. */

export interface Target {
  /** Or a bunker. */
  readonly vehicle?: boolean
  /** Under Fire or Pinned. */
  readonly suppressed?: boolean
  readonly bunched?: boolean
  readonly nonCombatant?: boolean
  readonly rabbleInOpen?: boolean
  /** Concealed. */
  readonly sniper?: boolean
  /** A Fire Effect above it pins; null: nothing does. */
  readonly pinAt?: number | null
}

export interface Fire {
  readonly dice: DiceRead
  readonly quality: Quality
  readonly band: Band
  readonly riflemen?: number
  readonly saws?: number
  /** Support weapons without SAWs, or one heavy weapon. */
  readonly weapons?: readonly Arm[]
  /** Infantry that fires Under Fire or Broken. */
  readonly suppressed?: boolean
  readonly cover: Cover
  /** Whatever else adds. */
  readonly other?: number
  readonly target?: Target
}

export const FIRE_REASONS = [
  'quality',
  'band',
  'riflemen',
  'saws',
  'weapons',
  'suppressed',
  'other',
  'targetSuppressed',
  'targetBunched',
  'targetNonCombatant',
  'targetRabbleInOpen',
  'targetSniper',
] as const
export type FireReason = (typeof FIRE_REASONS)[number]

export interface Effect {
  readonly add: number
  /** Dice that are thrown beside, and added. */
  readonly extraDice: number
  /** None of 0. */
  readonly reasons: { code: FireReason; add: number }[]
  /** The chance of so many hits, from none to the most possible. */
  readonly hits: number[]
  readonly pinned: number
}

const TARGET_REASON = {
  suppressed: 'targetSuppressed',
  bunched: 'targetBunched',
  nonCombatant: 'targetNonCombatant',
  rabbleInOpen: 'targetRabbleInOpen',
  sniper: 'targetSniper',
} as const satisfies Record<TargetEffect, FireReason>
const TARGET_EFFECTS = ['suppressed', 'bunched', 'nonCombatant', 'rabbleInOpen', 'sniper'] as const

/**
 * The Fire Effect of a unit on one target: every modifier with its reason, the chance of every number of hits, and of
 * pinning. Source: lines 788–822, 889–912, 1125–1132, 1284, 3086–3122; R15–R17.
 */
export function fireEffect(q: Fire): Effect {
  requireWord('dice', q.dice, DICE_READ)
  return effectOf(q, shownBy(q.dice))
}

/** The same of dice that show something else: of a squad with its heavy team, whose own bonus is among what else adds, of a legend, or with luck. Source: lines 1328, 1478, 1783. */
export function effectOf(q: Omit<Fire, 'dice'>, shown: readonly number[]): Effect {
  requireFire(q)
  const { quality, band, riflemen = 0, saws = 0, weapons = [], cover, other = 0, target = {} } = q
  const atVehicle = target.vehicle ?? false
  const dice = weapons.filter((weapon) => rowOf(weapon).fireEffect === '1d6').length
  return effect(
    [
      ['quality', QUALITY_EFFECT[quality]],
      ['band', weapons.some(isBeam) ? 0 : BAND_EFFECT[band]],
      ['riflemen', atVehicle ? 0 : Math.floor(riflemen / RIFLEMEN.every) * RIFLEMEN.add],
      ['saws', atVehicle ? 0 : saws * SAW_EFFECT],
      ['weapons', weapons.reduce((sum, weapon) => sum + fixedEffect(weapon), 0)],
      ['suppressed', q.suppressed ? SUPPRESSED_EFFECT : 0],
      ['other', other],
      ...(atVehicle ? [] : targetTerms(target, TARGET_EFFECTS)),
    ],
    { shown, dice, cover, pinAt: atVehicle ? null : (target.pinAt ?? null) },
  )
}

/**
 * The strike of a blast on infantry: two dice added, the weapon's Fire Effect, the target and whatever else adds; null
 * for Close-In Defense. Source: lines 995–1012, 1125–1132, 1894, 3124; R2, R10, R28.
 */
export function strikeEffect({
  weapon,
  cover,
  target = {},
  other = 0,
}: {
  readonly weapon: Arm | null
  readonly cover: Cover
  readonly target?: Target
  readonly other?: number
}): Effect {
  if (weapon !== null) {
    requireArm('weapon', weapon)
    if (rowOf(weapon).blast === null) refuse('weapon', weapon)
  }
  requireWord('cover', cover, COVERS)
  requireTarget(target)
  if (target.vehicle) refuse('target.vehicle', target.vehicle)
  requireModifier('other', other)
  const struck = effect(
    [
      ['weapons', weapon === null ? 0 : fixedEffect(weapon)],
      ...targetTerms(target, STRIKE_TARGET),
      ['other', other],
    ],
    { shown: shownBy('sum'), dice: 0, cover, pinAt: target.pinAt ?? null },
  )
  return weapon !== null && pinsByBlast(weapon) ? { ...struck, pinned: 1 } : struck
}

type Term = readonly [code: FireReason, add: number]

function effect(
  terms: readonly Term[],
  how: {
    readonly shown: readonly number[]
    readonly dice: number
    readonly cover: Cover
    readonly pinAt: number | null
  },
): Effect {
  const reasons = terms.filter(([, add]) => add !== 0).map(([code, add]) => ({ code, add }))
  const add = reasons.reduce((sum, reason) => sum + reason.add, 0)
  const { ways, all } = totalsOf(how.shown, how.dice)
  const hits: number[] = []
  let pinning = 0
  for (const [total, times] of ways) {
    const points = total + add
    const made = hitsOf(points, how.cover)
    while (hits.length <= made) hits.push(0)
    hits[made] = (hits[made] ?? 0) + times
    if (how.pinAt !== null && points > how.pinAt) pinning += times
  }
  return { add, extraDice: how.dice, reasons, hits: hits.map((times) => times / all), pinned: pinning / all }
}

/** Hits of a Fire Effect. Source: lines 814–822; R15. */
export function hitsOf(points: number, cover: Cover): number {
  return Math.max(0, Math.floor(points / HIT_POINTS[cover]))
}

function fixedEffect(weapon: Arm): number {
  const { fireEffect: add } = rowOf(weapon)
  return typeof add === 'number' ? add : 0
}

const targetTerms = (target: Target, of: readonly TargetEffect[]): Term[] =>
  of.map((field) => [TARGET_REASON[field], target[field] ? TARGET_EFFECT[field] : 0])

function requireFire(q: Omit<Fire, 'dice'>): void {
  requireWord('quality', q.quality, QUALITIES)
  requireWord('band', q.band, BANDS)
  const { riflemen = 0, saws = 0, weapons = [], other = 0, target = {} } = q
  requireCount('riflemen', riflemen)
  requireCount('saws', saws)
  requireList('weapons', weapons)
  requireFlag('suppressed', q.suppressed)
  requireWord('cover', q.cover, COVERS)
  requireModifier('other', other)
  requireTarget(target)
  for (const weapon of weapons) requireArm('weapons', weapon)
  const heavy = weapons.find((weapon) => useOf(weapon) === 'heavy')
  if (heavy === undefined) {
    const wrong = weapons.find((weapon) => weapon === 'squadAutomaticWeapon' || useOf(weapon) !== 'support')
    if (wrong !== undefined) refuse('weapons', wrong)
    return
  }
  const isAlone = weapons.length === 1 && riflemen === 0 && saws === 0
  const notAtInfantry = rowOf(heavy).blast !== null || isForHardTargets(heavy)
  if (!isAlone || isMine(heavy) || (notAtInfantry && !target.vehicle)) refuse('weapons', heavy)
}

function requireTarget(target: Target): void {
  requireObject('target', target)
  requireFlag('target.vehicle', target.vehicle)
  for (const field of TARGET_EFFECTS) requireFlag(`target.${field}`, target[field])
  const { pinAt = null } = target
  if (pinAt !== null) requireModifier('target.pinAt', pinAt)
}
