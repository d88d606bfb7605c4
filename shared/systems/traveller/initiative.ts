import {
  refuse,
  requireCount,
  requireFlag,
  requireList,
  requireModifier,
  requireObject,
  requireWhole,
} from '../arguments.ts'
import { SUMS, THROWS } from './checks.ts'
import { HASTE, PREPARED_ROLL, REACTION } from './data/rounds.ts'
import type { Id } from './words.ts'

/** What makes up somebody's Initiative. */
export interface InitiativeQuery {
  readonly dexterityDm: number
  /** The sum of two dice; the prepared roll none (R11). */
  readonly roll: number | 'prepared'
  /** Effects of the checks: below 0 they do not count (R8). */
  readonly tactics?: number
  readonly leadership?: number
  readonly hasty?: boolean
  /** How often they have reacted. */
  readonly reactions?: number
  /** What Recoil or Heft takes off. */
  readonly recoil?: number
}

/** The count on which somebody acts; below 0 too. Source: lines 3, 11, 60, 64, 172; R8, R11, R12, R14; E1, E4. */
export function initiative(q: InitiativeQuery): number {
  const { dexterityDm, roll, tactics = 0, leadership = 0, hasty = false, reactions = 0, recoil = 0 } = q
  requireModifier('dexterityDm', dexterityDm)
  if (roll !== 'prepared') requireWhole('roll', roll, 2, 12)
  requireModifier('tactics', tactics)
  requireModifier('leadership', leadership)
  requireFlag('hasty', hasty)
  requireCount('reactions', reactions)
  requireCount('recoil', recoil)
  const rolled = roll === 'prepared' ? PREPARED_ROLL : roll
  const led = Math.max(0, tactics) + Math.max(0, leadership)
  return (
    rolled + dexterityDm + led + (hasty ? HASTE.initiative : 0) + reactions * REACTION.initiative - recoil
  )
}

export interface Combatant {
  readonly id: Id
  readonly initiative: number
  /** The characteristic, not its DM. */
  readonly dex: number
}

/**
 * Who acts in which order: groups act together, and stand in them as they were given. Source: line 7; R13.
 */
export function order(c: readonly Combatant[]): Id[][] {
  requireList('c', c)
  const ids = new Set<Id>()
  for (const one of c) {
    requireObject('c', one)
    const { id, initiative: count, dex } = one
    if (typeof id !== 'string' || ids.has(id)) refuse('id', id)
    ids.add(id)
    requireModifier('initiative', count)
    requireCount('dex', dex)
  }
  const sorted = [...c].sort((one, other) => other.initiative - one.initiative || other.dex - one.dex)
  const groups: Id[][] = []
  for (const [at, { id, ...here }] of sorted.entries()) {
    const before = sorted[at - 1]
    const isTied = before?.initiative === here.initiative && before.dex === here.dex
    if (isTied) groups.at(-1)?.push(id)
    else groups.push([id])
  }
  return groups
}

/**
 * The chances that either of two, who both roll with that DEX DM, has the higher Initiative, or that they tie.
 * Source: line 3.
 */
export function firstOdds({ a, b }: { readonly a: number; readonly b: number }): {
  aFirst: number
  tie: number
  bFirst: number
} {
  requireModifier('a', a)
  requireModifier('b', b)
  const pairs = SUMS.flatMap(([one, ways]) =>
    SUMS.map(([other, times]) => ({ lead: one + a - (other + b), ways: ways * times })),
  )
  const share = (isSo: (lead: number) => boolean): number =>
    pairs.reduce((all, { lead, ways }) => (isSo(lead) ? all + ways : all), 0) / THROWS ** 2
  return {
    aFirst: share((lead) => lead > 0),
    tie: share((lead) => lead === 0),
    bFirst: share((lead) => lead < 0),
  }
}
