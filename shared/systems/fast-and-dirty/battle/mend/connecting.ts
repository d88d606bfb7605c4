import type { Connecting } from '../../../../battle/correction.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import { dueSide } from '../course/steps.ts'
import type { FastAndDirty } from '../rules/rule.ts'
import { firsts, targetsOf } from '../setup/deploy.ts'
import { isUnit, pieceIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { hasToFall } from '../rules/barred.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'

/**
 * What has to be said in between so that a line fits once more after one before it was corrected: nobody fires at a mover,
 * an activation ends. What the players see on their table only they can say.
 */
export const connecting: Connecting<FastAndDirty> = {
  aimOf: (command, mayEnd) => {
    if (!commandSchema.safeParse(command).success) return null
    return mayEnd ? 'battle' : 'turn'
  },
  nextStep: (state, aim) => {
    switch (state.phase) {
      case 'deploying': {
        const side = BATTLE_SIDES.find((one) => !state.camps[one].deployed)
        if (!side) return null
        const [first] = firsts(state, side)
        const [objective] = targetsOf(state, side)
        return {
          ...{ kind: 'deployed', side },
          ...(first !== undefined && { first }),
          ...(objective !== undefined && { objective }),
        }
      }
      case 'marking':
        return state.active ? { kind: 'lay-markers', side: state.active } : null
      case 'initiative':
        return aim === 'battle'
          ? { kind: 'end-battle', side: 'side-1', won: null }
          : { kind: 'roll-initiative', side: 'side-1' }
      case 'acting': {
        const piece = pieceIn(state, state.activation?.unit ?? null)
        if (!piece) return null
        const end = { kind: 'end-activation', side: piece.side, unit: piece.id } as const
        if (piece.fate === 'hidden') return { ...end, within: true }
        if (!hasToFall(state, piece)) return end
        return isUnit(piece) ? { ...end, covered: true } : driveAway(piece.side, piece.id)
      }
      case 'reacting':
        return withoutFire(state)
      case 'settling':
        return withNobodyLeft(state)
      case 'ordering':
      case 'recon':
      case 'activating':
      case 'allocating':
      case 'turnEnd':
      case 'over':
        return null
    }
  },
  mayGoOn: (began, now, aim) => {
    if (now.phase === 'over') return false
    return aim === 'battle' || now.round === began.round
  },
}

/** A broken crew drives off; how far only the players can say. */
const driveAway = (side: Side, unit: string): Command => ({
  ...{ kind: 'drive', side, unit, speed: 'standard', inches: 0, rough: 0, offRoad: 0, water: 0 },
  ...{ heading: 'away', into: 'none', mines: [], leaves: false },
})

/** Its wounded keep up with it: all else only the players can say. */
function withNobodyLeft(state: BattleState): Command | null {
  const [step] = state.steps
  if (step?.kind !== 'wounded') return null
  return { kind: 'abandon', side: dueSide(state, step), unit: step.unit, stays: 'along' }
}

function withoutFire(state: BattleState): Command | null {
  const [step] = state.steps
  if (step?.kind === 'elude') return { kind: 'stand-fast', side: dueSide(state, step), unit: step.unit }
  return step ? { kind: 'hold-fire', side: dueSide(state, step), turn: false } : null
}
