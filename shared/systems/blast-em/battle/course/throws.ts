import { rollSum, rollTest } from '../../../../battle/log.ts'
import { beats } from '../../attacks.ts'
import { EXPLOSION } from '../../data/shooting.ts'
import { addedBy, defenceOf, strikeOf, type Strike } from '../../gadgets.ts'
import type { Modifier } from '../../shooting.ts'
import { rollsForWounds, woundsOf } from '../../wounds.ts'
import type { AttackKind, Skill, Weapon } from '../../words.ts'
import { dieOfSides, type Thrown } from '../documents/events.ts'
import type { Log } from '../rules/rule.ts'
import { canBeHurt, dicersOf, modelIn, profileOf, rulesOf, wearing } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Purpose, Side } from '../words.ts'

/** Values with their dice, one against the other (lines 137–145). */

interface Throw {
  readonly purpose: Purpose
  readonly side: Side
  readonly unit: string
}

/** A value with its die. What a die is lifted by is among the reasons, and not added: the die itself is another. */
export function throwValue(
  log: Log,
  roll: Throw,
  { av, cd }: Skill,
  reasons: Thrown['reasons'] = [],
): Thrown {
  const plus = addedBy(reasons)
  const total = rollSum(log, { ...roll, die: dieOfSides(cd) }, 1, av + plus)
  return { value: av, die: dieOfSides(cd), face: total - av - plus, reasons: [...reasons], total }
}

/** AV and die of an attack, with its modifiers (line 143, R11). */
export function throwAttack(log: Log, model: ModelState, strike: Strike, modifier: Modifier): Thrown {
  const roll: Throw = { purpose: 'attack', side: dicersOf(log.state, model), unit: model.id }
  const reasons = [...strike.reasons, ...modifier.reasons]
  return throwValue(log, roll, { av: strike.av - addedBy(strike.reasons), cd: strike.cd }, reasons)
}

/** DV and die of whoever is attacked, without limit (line 75). */
function throwDefence(log: Log, model: ModelState): Thrown {
  const { state } = log
  const { dv, cd, reasons } = defenceOf(profileOf(state, model), wearing(model), rulesOf(state))
  const roll: Throw = { purpose: 'defence', side: dicersOf(state, model), unit: model.id }
  return throwValue(log, roll, { av: dv - addedBy(reasons), cd }, [...reasons])
}

/** What a model attacks with in that way now; null where it cannot. */
export function strikeWith(state: BattleState, model: ModelState, kind: AttackKind): Strike | null {
  return strikeOf(profileOf(state, model), kind, wearing(model), rulesOf(state))
}

/** The same of something that has left its hand: a grenade that was the last one still bursts. */
export function strikeFlown(state: BattleState, model: ModelState, kind: AttackKind): Strike | null {
  const withGrenade = { ...wearing(model), grenade: true }
  return strikeOf(profileOf(state, model), kind, withGrenade, rulesOf(state))
}

/** Wounds of a hit (lines 73, 119–121, R4); a weapon that only stuns does none. */
export function throwWounds(log: Log, roll: Omit<Throw, 'purpose'>, weapon: Weapon | null): number {
  if (weapon === null) return 0
  const { damage } = rulesOf(log.state)
  if (!rollsForWounds(weapon, damage)) return woundsOf(weapon, damage)
  return woundsOf(weapon, damage, rollSum(log, { ...roll, purpose: 'wounds' }, 1))
}

export interface Aimed {
  /** Null outside the declared attacks. */
  readonly attack: number | null
  readonly by: string
  readonly with: AttackKind | null
  readonly attacker: Thrown
  readonly weapon: Weapon | null
  readonly side: Side
}

/** An attack against one model: it defends with a die of its own; more than that is a hit (lines 143–145). */
export function attackOn(log: Log, target: ModelState, aimed: Aimed): boolean {
  const { attack, by, attacker, weapon, side } = aimed
  const defender = throwDefence(log, target)
  const hit = beats(attacker.total, defender.total)
  const wounds = hit ? throwWounds(log, { side, unit: by }, weapon) : 0
  const made = { attack, by, target: target.id, with: aimed.with, attacker, defender, hit, wounds }
  log.emit({ kind: 'attack-made', ...made })
  if (hit && weapon === null) log.emit({ kind: 'stunned', model: target.id, by })
  return hit
}

/** Everybody within a radius defends against the one roll (line 113, R17). */
export function attackAll(log: Log, inside: readonly string[], aimed: Aimed): void {
  for (const id of inside) {
    const model = modelIn(log.state, id)
    if (model && canBeHurt(model)) attackOn(log, model, aimed)
  }
}

/** What blew up attacks all within its radius (line 91). */
export function explode(log: Log, thing: string, inside: readonly string[], side: Side): void {
  const roll: Throw = { purpose: 'attack', side, unit: thing }
  const attacker = throwValue(log, roll, EXPLOSION)
  attackAll(log, inside, { attack: null, by: thing, with: null, attacker, weapon: 'radius', side })
}

/** A coin: heads is 1 (line 91). */
export function flip(log: Log, side: Side, unit: string | null, purpose: Purpose = 'stray'): boolean {
  return rollTest(log, { test: 'at-most', target: 1 }, { purpose, side, unit, die: 'coin' }).success
}
