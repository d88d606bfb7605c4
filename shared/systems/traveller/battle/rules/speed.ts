import { SYSTEMS } from '../../data/vehicles.ts'
import { canDrive, rulesOf, vehicleDraftOf } from '../state/look.ts'
import type { BattleState, Craft } from '../state/state.ts'
import { driveEffect } from './weigh.ts'

/** What hits have left of how a vehicle, robot or drone moves (lines 282–284, 303–304, 328; R30, TRV-276). */
export function speedLeft(state: BattleState, craft: Craft): number {
  if (!canDrive(state, craft)) return 0
  const drive = driveEffect(craft)?.speed ?? 1
  const plant = craft.shell.powerPlant === 2 ? SYSTEMS.powerPlant.effects[1].speed : 1
  return rulesOf(state).lostSpeed === 'worse' ? Math.min(drive, plant) : drive * plant
}

/** Whole km/h of it. */
export const topSpeed = (state: BattleState, craft: Craft): number =>
  Math.floor((vehicleDraftOf(state, craft.id)?.speed ?? 0) * speedLeft(state, craft))
