import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { TargetId } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { activate, endActivation } from './orders.ts'

/** What a turn is made of, in short. */

/** Reveals a Blip to activate its units. */
export const revealed = (blip: TargetId): Command => activate(blip, { reveal: true })
/** Activates a Blip beside the units of the turn. */
export const extra = (blip: TargetId): Command => activate(blip, { as: 'extra-blip' })
/** Activates and ends at once. */
export const idle = (piece: TargetId): Command[] => [activate(piece), endActivation(piece)]
export const idleExtra = (blip: TargetId): Command[] => [extra(blip), endActivation(blip)]

/** Whose turn it is and how many units it allows, `'a 1'`; between rounds, the phase. */
export function turnOf({ turn, phase }: BattleState): string {
  return turn ? `${turn.side} ${turn.allowance}` : phase
}
