import type { Log } from '../rules/rule.ts'
import { rollTest } from '../../../../battle/log.ts'
import { onTable, profileOf } from '../state/look.ts'
import type { Cause, UnitId } from '../words.ts'

/** What did it, and whose it was; null when nobody's. */
export interface Attack {
  readonly cause: Cause
  readonly by: UnitId | null
}

export function destroy(log: Log, unit: UnitId, { cause, by }: Attack): void {
  if (onTable(log.state, unit)) log.emit({ kind: 'destroyed', unit, cause, by })
}

/** Damages a suit; a second time destroys it (Suit Damaged, p.24). */
export function damage(log: Log, id: UnitId, attack: Attack): void {
  const unit = onTable(log.state, id)
  if (unit?.damaged) destroy(log, id, attack)
  else if (unit) log.emit({ kind: 'damaged', unit: id })
}

/** Stun on the Stunned does nothing more (R24). */
export function stun(log: Log, id: UnitId): void {
  if (onTable(log.state, id)?.stunned === false) log.emit({ kind: 'stunned', unit: id })
}

/**
 * A graze destroys a drone. A trooper rolls a red and a normal die: red above its Armour stuns, normal above it
 * damages. Source: Resolving Gauss Rifle Attacks, p.20; R16.
 */
export function graze(log: Log, id: UnitId, attack: Attack): void {
  const unit = onTable(log.state, id)
  if (!unit) return
  const { armour } = profileOf(log.state, unit)
  if (armour === null) return destroy(log, id, attack)
  const roll = { purpose: 'graze', side: unit.side, unit: id } as const
  const [red = 0, normal = 0] = rollTest(log, { test: 'above', target: armour }, roll, 2).dice
  if (red > armour) stun(log, id)
  if (normal > armour) damage(log, id, attack)
}

/**
 * A blast `inches` away: a drone is destroyed; a trooper rolls `radius` dice less the whole inches. Any above its
 * Armour damages, then all are rolled again for Stunned, and once more for destroyed.
 * Source: Resolving Blasts, p.21; R19.
 */
export function blast(log: Log, id: UnitId, radius: number, inches: number, attack: Attack): void {
  const unit = onTable(log.state, id)
  if (!unit) return
  const { armour } = profileOf(log.state, unit)
  if (armour === null) return destroy(log, id, attack)
  const count = radius - Math.floor(inches)
  if (count <= 0) return
  const fails = (purpose: 'blast-damage' | 'blast-stun' | 'blast-destroy'): boolean =>
    rollTest(log, { test: 'above', target: armour }, { purpose, side: unit.side, unit: id }, count).success
  if (!fails('blast-damage')) return
  damage(log, id, attack)
  if (unit.damaged || !fails('blast-stun')) return
  stun(log, id)
  if (fails('blast-destroy')) destroy(log, id, attack)
}

/**
 * A jamming field at the end of an activation: a trooper rolls and is damaged above its Armour, a drone is
 * destroyed. Source: Toggle Jammer, p.22; R22.
 */
export function jam(log: Log, id: UnitId, by: UnitId | null): void {
  const unit = onTable(log.state, id)
  if (!unit) return
  const attack = { cause: 'jamming', by } as const
  const { armour } = profileOf(log.state, unit)
  if (armour === null) return destroy(log, id, attack)
  const roll = { purpose: 'jamming', side: unit.side, unit: id } as const
  if (rollTest(log, { test: 'above', target: armour }, roll).success) damage(log, id, attack)
}
