import { never } from '../../never.ts'
import { hitOdds } from './attacks.ts'
import { addedBy, defenceOf, strikeOf, type Strike, type Wearing, type WearingReason } from './gadgets.ts'
import type { HouseRules } from './house-rules.ts'
import { has, type Model } from './profiles.ts'
import {
  attackModifier,
  isCovered,
  mostShots,
  snapshotModifier,
  type Modifier,
  type Shot,
  type ShotReason,
} from './shooting.ts'
import { ATTACKS, type Die } from './words.ts'
import { fightOdds, woundOdds, type Attack, type FightOdds } from './wounds.ts'

/** One against another: what an attack would come to, and every part of why. */

/** A Snapshot is a shot of the standard weapon out of turn. */
export const WAYS = [...ATTACKS, 'snapshot'] as const
export type Way = (typeof WAYS)[number]

export interface Fighter {
  readonly model: Model
  readonly wearing: Wearing
}

export interface Matchup extends Omit<Shot, 'upgrade'> {
  readonly attacker: Fighter
  readonly target: Fighter
  readonly way: Way
  /** So many of these attacks on the target in one firing phase. */
  readonly attacks: number
  /** That the target has left. */
  readonly wounds: number
  readonly forceField: boolean
  /** The target is to ground, and hidden from the attacker. */
  readonly toGround: boolean
  /** The mission has a trauma unit. */
  readonly traumaUnit?: boolean
}

/** What may become of a target. */
export const ENDS = ['up', 'unconscious', 'mostlyDead', 'out'] as const
export type End = (typeof ENDS)[number]
/** Their chances, adding up to 1. */
export type Ends = Readonly<Record<End, number>>

/** Why there is no such attack. */
export const BARS = ['unarmed', 'outOfBreath', 'ran', 'toGround'] as const
export type Bar = (typeof BARS)[number]

/** A value with its die, and what was added with the reasons. */
export interface Sum {
  /** Before anything is added. */
  readonly value: number
  readonly die: Die
  readonly reasons: readonly (ShotReason | WearingReason)[]
  /** With all that is added to it, without the die. */
  readonly total: number
}

export interface MatchupOdds {
  readonly strike: Strike
  /** With the ranged value that its type has of its own (lines 135, 175–177). */
  readonly isRanged: boolean
  readonly attack: Sum
  readonly defence: Sum
  /** Of each attack. */
  readonly hit: number
  /** Of 0, 1, 2 and 3 wounds by each attack; null where the weapon does none. */
  readonly wounds: readonly number[] | null
  /** What becomes of the target by all of them; null where the weapon does no wounds. */
  readonly ends: Ends | null
  /** Whom it fells is unconscious instead (line 55). */
  readonly spares: boolean
}

/** The lines of the book behind each part. */
export const REASON_LINES: Readonly<Record<(ShotReason | WearingReason)['code'], string>> = {
  run: '83',
  shots: '85',
  cover: '353–355',
  intervening: '91',
  accurate: '228',
  close: '228',
  bodyArmour: '230',
  combatDrugs: '232',
}
export const BAR_LINES: Readonly<Record<Bar, string>> = {
  unarmed: '103–115',
  outOfBreath: '167',
  ran: '337',
  toGround: '357',
}

export function strikeIn({ model, wearing }: Fighter, way: Way, rules: HouseRules): Strike | null {
  return strikeOf(model, way === 'snapshot' ? 'standard' : way, wearing, rules)
}

/** Source: lines 77–91, 143–147, 167, 337, 353–357; R8, R11–R13, R17, R20, R22, R23. */
export function matchupOdds(q: Matchup, rules: HouseRules): { readonly bar: Bar } | MatchupOdds {
  const { attacker, target, way } = q
  const strike = strikeIn(attacker, way, rules)
  const bar = barOf(q, strike)
  if (bar || !strike) return { bar: bar ?? 'unarmed' }
  const modifier = modifierOf(q, rules)
  const defence = defenceOf(target.model, target.wearing, rules)
  const hit = {
    av: strike.av,
    cd: strike.cd,
    dv: defence.dv,
    targetCd: defence.cd,
    mod: modifier.add,
  }
  const { weapon } = strike
  const one: Attack | null = weapon === null ? null : { hit, weapon, damage: rules.damage }
  const all = one && Array.from({ length: q.attacks }, () => one)
  const { wounds, forceField } = q
  const spares = has(attacker.model, 'spares') && (wounds > 0 || rules.mercy === 'always')
  return {
    strike,
    isRanged: isRanged(attacker.model, way),
    attack: sumOf(strike.av, strike.cd, strike.reasons, modifier),
    defence: sumOf(defence.dv, defence.cd, defence.reasons),
    hit: hitOdds(hit),
    wounds: one && woundOdds(one),
    ends: all && endsOf(fightOdds({ attacks: all, wounds, forceField }), q, spares),
    spares,
  }
}

/** With whom a Teacher spares, and with a trauma unit, in which those below 0 are Mostly Dead too (lines 55, 268). */
function endsOf({ up, mostlyDead, out }: FightOdds, { wounds, traumaUnit }: Matchup, spares: boolean): Ends {
  // Whoever lay at 0 before was felled by others.
  if (spares && wounds > 0) return { up, mostlyDead: 0, out: 0, unconscious: mostlyDead + out }
  if (spares) return { up, mostlyDead, out: 0, unconscious: out }
  return traumaUnit
    ? { up, mostlyDead: mostlyDead + out, out: 0, unconscious: 0 }
    : { up, mostlyDead, out, unconscious: 0 }
}

/** Whether cover weighs on it; what stands between does not on a Snapshot, which has a clear line. */
export function isWayCovered(way: Way, rules: HouseRules): boolean {
  return way === 'snapshot' || isCovered(way, rules)
}

function isRanged({ ranged }: Model, way: Way): boolean {
  switch (way) {
    case 'standard':
    case 'snapshot':
      return ranged?.weapon === 'standard'
    case 'heavy':
    case 'radius':
      return ranged?.weapon === 'heavy'
    case 'grenade':
      return ranged?.weapon === 'grenade'
    case 'stun':
    case 'gas':
    case 'hth':
      return false
    default:
      return never(way)
  }
}

function barOf({ attacker, way, movement, toGround }: Matchup, strike: Strike | null): Bar | null {
  if (!strike) return 'unarmed'
  if (mostShots(attacker.model, movement) === 0) return 'outOfBreath'
  if (way === 'snapshot' && movement === 'run') return 'ran'
  const isAimed = way !== 'hth' && strike.radius === null
  return toGround && isAimed ? 'toGround' : null
}

function modifierOf({ attacker, way, ...shot }: Matchup, rules: HouseRules): Modifier {
  if (way === 'snapshot') return snapshotModifier(shot.cover)
  const { movement, shots, cover, intervening } = shot
  const upgrade = attacker.wearing.upgrades.includes('rapid')
  return attackModifier(way, { movement, shots, cover, intervening, upgrade }, rules)
}

const NOTHING: Modifier = { add: 0, reasons: [] }

/** `value` has what the wearing adds already in it. */
function sumOf(
  value: number,
  die: Die,
  wearing: readonly WearingReason[],
  modifier: Modifier = NOTHING,
): Sum {
  return {
    value: value - addedBy(wearing),
    die,
    reasons: [...wearing, ...modifier.reasons],
    total: value + modifier.add,
  }
}
