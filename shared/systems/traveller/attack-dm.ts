import { problem, type Problem } from '../../problem.ts'
import { requireAttack, type Attack } from './attack.ts'
import { TERMS, type Why } from './attack-terms.ts'
import { checkOdds, effectDist } from './checks.ts'
import { INTELLIGENT_DM } from './data/attacks.ts'
import type { Dist } from './words.ts'

export interface AttackReason {
  readonly why: Why | 'intelligent'
  readonly dm: number
}

/**
 * What is added to an attack, with its reasons in the order of the fields, none of 0. Problems, the first of them:
 * `attack/no-auto`, `attack/out-of-range`, `attack/full-cover`, `attack/prone-dodge`, `attack/ranged-parry`,
 * `attack/two-reactions`. Source: Common Modifiers, lines 48–56; 29, 47, 64–72, 95, 119–132, 140, 168, 191, 216;
 * R1, R4–R7, R10, R17, R19, R20, R23, R25, R34, R41–R43; E2, E4, E6, E8.
 */
export function attackDm(
  q: Attack,
): { readonly dm: number; readonly reasons: AttackReason[] } | { readonly problem: Problem } {
  requireAttack(q)
  const refused = problemOf(q)
  if (refused) return { problem: refused }
  const reasons: AttackReason[] = TERMS.map(([why, of]) => ({ why, dm: of(q) }))
  const rest = reasons.reduce((sum, { dm }) => sum + dm, 0)
  const helped = q.intelligent === undefined ? 0 : intelligentDm(rest, q.intelligent)
  reasons.push({ why: 'intelligent', dm: helped })
  return { dm: rest + helped, reasons: reasons.filter(({ dm }) => dm !== 0) }
}

/** What a program adds where the rest lies within its tolerance (line 52, R42). */
export function intelligentDm(rest: number, tolerance: number): number {
  return Math.abs(rest) <= tolerance ? INTELLIGENT_DM : 0
}

/**
 * The chance that an attack hits, and of every Effect, misses too; of full auto one pair. Problems as in `attackDm`.
 * Source: lines 47, 95; R1, R19.
 */
export function attackOdds(
  q: Attack,
): { readonly hit: number; readonly byEffect: Dist } | { readonly problem: Problem } {
  const all = attackDm(q)
  return 'problem' in all ? all : { hit: checkOdds(all.dm), byEffect: effectDist(all.dm) }
}

function problemOf({
  weapon,
  mode = 'single',
  band,
  cover,
  stance = 'standing',
  dodge,
  parry,
}: Attack): Problem | null {
  if (mode !== 'single' && (weapon.auto ?? 0) === 0)
    return problem('attack/no-auto', 'This weapon has no Auto rating: fire a single shot.', ['mode'])
  if (weapon.range[band] === undefined)
    return problem(
      'attack/out-of-range',
      'The weapon does not reach that range band: come closer, or choose another.',
      ['band'],
    )
  if (cover === 1 && stance !== 'standing')
    return problem('attack/full-cover', 'Low in full cover nobody can be hit: choose another target.', [
      'cover',
    ])
  if (dodge !== undefined && stance === 'prone')
    return problem('attack/prone-dodge', 'Somebody prone cannot dodge: they may parry a melee attack.', [
      'dodge',
    ])
  if (parry !== undefined && weapon.kind !== 'melee')
    return problem('attack/ranged-parry', 'Only a melee attack can be parried: dodge, or do nothing.', [
      'parry',
    ])
  if (dodge !== undefined && parry !== undefined)
    return problem('attack/two-reactions', 'One attack is met with one reaction: dodge or parry.', ['parry'])
  return null
}
