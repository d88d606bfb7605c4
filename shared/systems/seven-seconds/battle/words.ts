import { SIDES, type Side } from '../cards/words.ts'

/** The vocabulary of a battle, in the rule book's words. */

export { OTHER_SIDE, OBJECTIVES, SIDES, type Objective, type Side } from '../cards/words.ts'

export const BATTLE_KINDS = ['attack-defense', 'chance-encounter'] as const
export type BattleKind = (typeof BATTLE_KINDS)[number]

/** How far the program helps in a battle that it runs; a third level only records results. */
export const LEVELS = ['assist', 'enforce'] as const
export type Level = (typeof LEVELS)[number]

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]
export const OPPOSITE_EDGE: Readonly<Record<Edge, Edge>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
}

/** What a battle waits for, in the order in which it comes (p.14–16). */
export const PHASES = [
  'roles',
  'first-initiative',
  'edges',
  'objectives',
  'cards',
  'deployment',
  'action',
  'between-rounds',
  'withdrawal',
  'settling',
  'measuring',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** What a roll of dice was for. */
export const PURPOSES = [
  'role',
  'initiative',
  'recover',
  'suit',
  'sensor-pool',
  'rifle',
  'graze',
  'countermeasures',
  'missile',
  'deviation',
  'direction',
  'blast-damage',
  'blast-stun',
  'blast-destroy',
  'contact',
  'jamming',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** What a die is compared with. */
export const TESTS = ['highest', 'at-most', 'above', 'below', 'sum', 'direction'] as const
export type Test = (typeof TESTS)[number]

/** What put a unit out of the battle. */
export const CAUSES = [
  'gauss',
  'plasma',
  'missile',
  'blast',
  'flamer',
  'kamikaze',
  'contact',
  'jamming',
] as const
export type Cause = (typeof CAUSES)[number]

/** What harms everything in a place at once. */
export const AREAS = ['missile', 'kamikaze', 'flamer', 'jamming'] as const
export type Area = (typeof AREAS)[number]

/** Why a unit's Target Counters changed. */
export const COUNTER_REASONS = [
  'moved',
  'jumped',
  'passive-sensors',
  'targeting',
  'targeted',
  'fired',
  'commanded',
  'repaired',
  'jamming',
] as const
export type CounterReason = (typeof COUNTER_REASONS)[number]

/** How a Blip came to be revealed (p.17). */
export const REVEALS = [
  'by-choice',
  'activated',
  'targeted',
  'passive-sensors',
  'blast',
  'flamer',
  'jamming',
] as const
export type Reveal = (typeof REVEALS)[number]

/** How a battle came to its end (p.16). */
export const ENDINGS = ['sole-survivor', 'nobody-left', 'withdrawal', 'pursuit', 'agreement'] as const
export type Ending = (typeof ENDINGS)[number]

/** What becomes of an Objective when the attacker Controls the Table (p.16). */
export const SETTLEMENTS = ['secured', 'destroyed', 'inspected'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/** Squares of a Holding Area, and Blip Counters (p.7, 8). */
export const SQUARES = Array.from({ length: 16 }, (_, index) => index + 1)

export type UnitId = string
export type BlipId = string
/** A unit, a Blip, an Objective or a marked patch of ground. */
export type TargetId = string

/** A Blip is named after the square of the Holding Area that it stands for. */
export function blipId(side: Side, square: number): BlipId {
  return `${side}-blip-${square}`
}

export function groundId(number: number): TargetId {
  return `ground-${number}`
}

/** Whose unit or Blip it is, told from its name; null for an Objective or ground. */
export function sideOf(id: TargetId): Side | null {
  return SIDES.find((side) => id.startsWith(`${side}-`)) ?? null
}
