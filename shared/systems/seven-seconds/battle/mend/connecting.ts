import type { Aim, Connecting } from '../../../../battle/correction.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import { survivingObjectives } from '../ending/end.ts'
import { fieldsNear, isHalfDone } from '../rules/against.ts'
import { RULES } from '../rulebook.ts'
import type { SevenSeconds } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'
import { OTHER_SIDE, SIDES, type Phase } from '../words.ts'

/**
 * What has to be said in between so that a line fits once more after one before it was corrected: an action that was
 * begun comes to nothing more unless dice for those hit are still to fall, an activation, a turn or a round that is
 * open ends, and a battle that nobody goes on with ends by agreement. Only a missile that is on its way may hit yet;
 * nothing else that is put in does anything to anybody, and whether a piece stands in a jamming field only the players can say.
 */

const AT_THE_END: readonly Phase[] = ['settling', 'measuring', 'over']

export const connecting: Connecting<SevenSeconds> = { aimOf, nextStep, mayGoOn }

function aimOf(command: unknown, mayEnd: boolean): Aim | null {
  const read = commandSchema.safeParse(command)
  if (!read.success) return null
  const { phases } = RULES[read.data.kind]
  if (phases.includes('action')) return 'turn'
  if (phases.includes('between-rounds')) return 'round'
  return mayEnd && phases.some((phase) => AT_THE_END.includes(phase)) ? 'battle' : null
}

export function nextStep(state: BattleState, aim: Aim): Command | null {
  if (state.phase === 'action') return inTurn(state)
  if (aim !== 'battle') return null
  if (state.phase === 'between-rounds') return towardsTheEnd(state)
  if (state.phase === 'withdrawal' && state.withdrawing)
    return { kind: 'allow-withdrawal', side: OTHER_SIDE[state.withdrawing] }
  return state.phase === 'settling' ? securingAll(state) : null
}

function mayGoOn(began: BattleState, { phase, round, turn }: BattleState, aim: Aim): boolean {
  if (aim === 'battle') return true
  const isRound = phase === 'action' && round === began.round
  return isRound && (aim === 'round' || turn?.side === began.turn?.side)
}

/** Whatever has been begun is carried to its end with as little as can be. */
function inTurn(state: BattleState): Command | null {
  const { turn } = state
  if (!turn) return null
  const { side, activation } = turn
  if (!activation) return { kind: turn.units > 0 ? 'end-turn' : 'pass', side }
  const { piece, pending } = activation
  if (!pending || !isHalfDone(activation))
    return fieldsNear(state, piece).length > 0 ? null : { kind: 'end-activation', side, piece, fields: [] }
  if (pending.kind === 'pool') return { kind: 'spend-pool', side, unit: piece, wishes: [] }
  if (pending.kind === 'flight' && pending.answered) return { kind: 'roll-missile', side, unit: piece }
  if (pending.kind === 'flight') return { kind: 'intercept', side: OTHER_SIDE[side], blips: [] }
  if (pending.kind !== 'blast') return null
  return { kind: 'resolve-blast', side, unit: piece, within: [], onTable: true }
}

/** A pursuit has its last round; else both agree. */
function towardsTheEnd({ pursuit, agreed }: BattleState): Command | null {
  if (pursuit) return { kind: 'roll-initiative', side: 'a' }
  const side = SIDES.find((one) => !agreed.includes(one))
  return side ? { kind: 'agree-to-end', side } : null
}

/** Where the choice of the attacker in control does not fit any more, the Objectives are what control makes of them. */
function securingAll(state: BattleState): Command | null {
  const states = Object.fromEntries(survivingObjectives(state).map((one) => [one, 'secured' as const]))
  return state.attacker && { kind: 'settle-objectives', side: state.attacker, states }
}
