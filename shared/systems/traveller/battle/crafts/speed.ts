import { SYSTEMS } from '../../data/vehicles.ts'
import { driveEffect } from '../rules/weigh.ts'
import { rulesOf, vehicleDraftOf } from '../state/look.ts'
import type { BattleState, Craft } from '../state/state.ts'

/** Whole km/h that hits have left of its speed (lines 282–283, 303; R30, TRV-276). */
export function topSpeed(state: BattleState, craft: Craft): number {
  const full = vehicleDraftOf(state, craft.id)?.speed ?? 0
  const drive = driveEffect(craft)?.speed ?? 1
  const plant = craft.shell.powerPlant === 2 ? SYSTEMS.powerPlant.effects[1].speed : 1
  const left = rulesOf(state).lostSpeed === 'worse' ? Math.min(drive, plant) : drive * plant
  return Math.floor(full * left)
}
