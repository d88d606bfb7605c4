import { chanceOfSum, chancesOfHigher, chanceToPass } from '../../../dice/exact.ts'
import { missileOdds, type MissileOdds } from '../missile.ts'
import { rifleOdds, type HitOdds } from '../rifle.ts'
import { roleOdds } from '../role.ts'
import type { Target } from '../words.ts'
import type { EventOf } from '../battle/documents/events.ts'
import { profileOf } from '../battle/state/look.ts'
import type { BattleState, Unit } from '../battle/state/state.ts'
import { OTHER_SIDE, type Purpose, type TargetId } from '../battle/words.ts'

/** How likely things were that dice have decided: exact, from what stood in the log just before. */

/**
 * The chance, 0 to 1, that a roll with a test came out as a success: one die that passes is enough. Null for dice
 * that are only added up, compared with another player's, or give a direction.
 */
export function chanceOfSuccess({ dice, test, target }: EventOf<'rolled'>): number | null {
  if (target === null) return null
  if (test !== 'at-most' && test !== 'below' && test !== 'above') return null
  return 1 - (1 - chanceToPass({ test, target })) ** dice.length
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

/**
 * The chances of a missile by the state before it (p.21): at a unit, which may stop it too, an Objective or ground.
 * Null where nobody fired it, or nothing was there to aim at.
 */
export function oddsOfMissile(state: BattleState, shot: EventOf<'missile-fired'>): MissileOdds | null {
  const firer = state.units[shot.unit]
  if (!firer) return null
  const isAlong = shot.interceptors.some((id) => id === shot.target)
  const along: readonly TargetId[] = isAlong ? shot.interceptors : [...shot.interceptors, shot.target]
  const interceptors = along.flatMap((id) => {
    const unit = state.units[id]
    if (!unit || unit.side === firer.side) return []
    return [{ countermeasures: profileOf(state, unit).countermeasures, damaged: unit.damaged }]
  })
  const { counters, targetCover } = shot
  return missileOdds({ counters, targetCover, interceptors })
}

/** The chances of a rifle's shot by the state before it (p.20). Null where no unit fired it at another. */
export function oddsOfRifle(state: BattleState, shot: EventOf<'rifle-fired'>): HitOdds | null {
  const target = state.units[shot.target]
  const firer = state.units[shot.unit]
  const weapon = firer ? profileOf(state, firer).rifle : null
  if (!target || weapon === null) return null
  return rifleOdds({ weapon, dice: shot.dice, target: targetOf(state, target) })
}

/** The chance, 0 to 1, that a scan brings so many points or more (p.19). Null for dice that are compared. */
export function chanceOfPoints({ purpose, dice }: EventOf<'rolled'>): number | null {
  if (purpose !== 'sensor-pool') return null
  return chanceOfSum(
    dice.length,
    dice.reduce((sum, die) => sum + die, 0),
  )
}

/**
 * The chances of two dice against each other, before either was thrown: that of the roller higher, and a tie. The
 * role counts both Winning Streaks (p.14, 16). Null for all other dice.
 */
export function chancesOfRollOff(
  { setup }: BattleState,
  { purpose, side }: EventOf<'rolled'>,
): { readonly wins: number; readonly tie: number } | null {
  const other = OTHER_SIDE[side]
  if (purpose === 'role') {
    const odds = roleOdds(setup.sides[side].streak, setup.sides[other].streak)
    return { wins: odds.aAttacks, tie: odds.chanceEncounter }
  }
  if (purpose !== 'initiative') return null
  const { first, tie } = chancesOfHigher(0)
  return { wins: first, tie }
}

function targetOf(state: BattleState, unit: Unit): Target {
  const { armour } = profileOf(state, unit)
  return armour === null ? { kind: 'drone' } : { kind: 'trooper', armour, damaged: unit.damaged }
}
