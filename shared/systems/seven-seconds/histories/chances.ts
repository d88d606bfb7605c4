import { chanceUpTo } from '../../../dice/exact.ts'
import { missileOdds, type MissileOdds } from '../missile.ts'
import { rifleOdds, type HitOdds } from '../rifle.ts'
import type { Target } from '../words.ts'
import type { EventOf } from '../battle/documents/events.ts'
import { profileOf } from '../battle/state/look.ts'
import type { BattleState, Unit } from '../battle/state/state.ts'
import type { Purpose } from '../battle/words.ts'

/** How likely things were that dice have decided: exact, from what stood in the log just before. */

const FACES = 6

/**
 * The chance, 0 to 1, that a roll with a test came out as a success: one die that passes is enough. Null for dice
 * that are only added up, compared with another player's, or give a direction.
 */
export function chanceOfSuccess({ dice, test, target }: EventOf<'rolled'>): number | null {
  if (target === null) return null
  const passes = { 'at-most': target, below: target - 1, above: FACES - target } as const
  if (test !== 'at-most' && test !== 'below' && test !== 'above') return null
  const one = chanceUpTo(Math.min(FACES, Math.max(0, passes[test])))
  return 1 - (1 - one) ** dice.length
}

/** Rolls whose success is bad for whoever rolls: dice above the own Armour. */
const HARMFUL: readonly Purpose[] = ['graze', 'blast-damage', 'blast-stun', 'blast-destroy', 'jamming']

/** Whether a success in such a roll is bad luck for its side. */
export function isHarmful(purpose: Purpose): boolean {
  return HARMFUL.includes(purpose)
}

/**
 * The chance, 0 to 1, that a shot destroys its target outright, by the state before it: a rifle's kill or second
 * Damaged (p.20, 24), a missile's direct hit past all that may stop it (p.21). Null where the target is no unit.
 */
export function chanceOfKill(
  state: BattleState,
  shot: EventOf<'rifle-fired'> | EventOf<'missile-fired'>,
): number | null {
  const target = state.units[shot.target]
  const firer = state.units[shot.unit]
  if (!target || !firer) return null
  if (shot.kind === 'rifle-fired') return oddsOfRifle(state, shot)?.killed ?? null
  return oddsOfMissile(state, shot)?.directHit ?? null
}

/** The chance, 0 to 1, that a missile is stopped on its way (p.21). Null for any other shot. */
export function chanceToBeStopped(
  state: BattleState,
  shot: EventOf<'rifle-fired'> | EventOf<'missile-fired'>,
): number | null {
  return shot.kind === 'missile-fired' ? (oddsOfMissile(state, shot)?.intercepted ?? null) : null
}

function oddsOfMissile(state: BattleState, shot: EventOf<'missile-fired'>): MissileOdds | null {
  const target = state.units[shot.target]
  const firer = state.units[shot.unit]
  if (!target || !firer) return null
  const along = shot.interceptors.includes(target.id) ? shot.interceptors : [...shot.interceptors, target.id]
  const interceptors = along.flatMap((id) => {
    const unit = state.units[id]
    if (!unit || unit.side === firer.side) return []
    return [{ countermeasures: profileOf(state, unit).countermeasures, damaged: unit.damaged }]
  })
  const { counters, targetCover } = shot
  return missileOdds({ counters, targetCover, interceptors })
}

/** The chance, 0 to 1, that a rifle only hurts its target: Damages or Stuns it (p.20). Null for any other shot. */
export function chanceToHurt(
  state: BattleState,
  shot: EventOf<'rifle-fired'> | EventOf<'missile-fired'>,
): number | null {
  const odds = shot.kind === 'rifle-fired' ? oddsOfRifle(state, shot) : null
  return odds && odds.damaged + odds.stunned + odds.stunnedAndDamaged
}

function oddsOfRifle(state: BattleState, shot: EventOf<'rifle-fired'>): HitOdds | null {
  const target = state.units[shot.target]
  const firer = state.units[shot.unit]
  const weapon = firer ? profileOf(state, firer).rifle : null
  if (!target || weapon === null) return null
  return rifleOdds({ weapon, dice: shot.dice, target: targetOf(state, target) })
}

function targetOf(state: BattleState, unit: Unit): Target {
  const { armour } = profileOf(state, unit)
  return armour === null ? { kind: 'drone' } : { kind: 'trooper', armour, damaged: unit.damaged }
}
