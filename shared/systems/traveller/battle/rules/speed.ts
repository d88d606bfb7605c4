import { speedShare } from '../../speed.ts'
import { canDrive, rulesOf, vehicleDraftOf } from '../state/look.ts'
import type { BattleState, Craft } from '../state/state.ts'

/** What hits have left of how a vehicle, robot or drone moves (lines 282–284, 303–304, 328; R30, TRV-276). */
export function speedLeft(state: BattleState, craft: Craft): number {
  if (!canDrive(state, craft)) return 0
  return speedShare(craft.shell, rulesOf(state))
}

/** Whole km/h of it. */
export const topSpeed = (state: BattleState, craft: Craft): number =>
  Math.floor((vehicleDraftOf(state, craft.id)?.speed ?? 0) * speedLeft(state, craft))
