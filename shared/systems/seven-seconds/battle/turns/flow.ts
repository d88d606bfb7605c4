import type { Log } from '../rules/rule.ts'
import { harmArea } from '../effects/area.ts'
import { endRound } from '../ending/end.ts'
import { fieldsNear, liesDown } from '../rules/against.ts'
import {
  isEnemy,
  objectivesOnTable,
  onTable,
  blipsOf,
  pieceOnTable,
  readyPieces,
  unitsOnTable,
} from '../state/look.ts'
import type { BattleState, Blip, Unit } from '../state/state.ts'
import { OTHER_SIDE, SIDES, sideOf, type Side, type TargetId, type UnitId } from '../words.ts'
import { mayActivate } from './may-activate.ts'

/** How actions, activations and turns follow each other (p.16). */

/** Counts an action as used. */
export function spendAction(log: Log): void {
  const activation = log.state.turn?.activation
  if (!activation) return
  const left = Math.max(0, activation.actionsLeft - 1)
  log.emit({ kind: 'action-spent', piece: activation.piece, left })
}

/**
 * Ends the activation when nothing is left to do in it. Where a jamming field is on that the piece may stand in, the
 * players are asked first.
 */
export function afterAction(log: Log): void {
  const activation = log.state.turn?.activation
  if (!activation || activation.pending) return
  const { piece, revealed } = activation
  const unit = onTable(log.state, piece)
  const stays = [piece, ...revealed].some((id) => pieceOnTable(log.state, id))
  if (!stays) return endActivation(log, [])
  const canGoOn =
    unit !== null && !liesDown(log.state, unit) && (activation.actionsLeft > 0 || togglesStill(log.state))
  const blipCanGoOn = log.state.blips[piece] !== undefined && activation.actionsLeft > 0
  if (canGoOn || blipCanGoOn || fieldsNear(log.state, piece).length > 0) return
  endActivation(log, [])
}

function togglesStill({ turn, units }: BattleState): boolean {
  const activation = turn?.activation
  return activation?.mayToggle === true && units[activation.piece]?.type === 'haywire'
}

/** Ends the activation; `fields` are the haywire drones in whose field the piece stands. */
export function endActivation(log: Log, fields: readonly UnitId[]): void {
  const activation = log.state.turn?.activation
  if (!activation) return
  const { piece, revealed } = activation
  const [field] = fields
  if (field !== undefined) {
    const stands = [piece, ...revealed].filter((id) => pieceOnTable(log.state, id))
    const enemyField = fields.find((one) => isEnemy(sideOf(piece) ?? 'a', one))
    const within = stands.map((id) => ({ id, inches: 0 }))
    if (!harmArea(log, enemyField ?? field, 'jamming', 0, within)) return
  }
  closeActivation(log, fields)
}

/** The activation is over, whatever there was to roll for it; in a field it stands as long as nobody says otherwise. */
export function closeActivation(log: Log, fields: readonly UnitId[] | null = null): void {
  const piece = log.state.turn?.activation?.piece
  if (piece === undefined) return
  holdObjectives(log)
  const clearOf = fields === null ? [] : fieldsNear(log.state, piece).filter((id) => !fields.includes(id))
  log.emit({ kind: 'activation-ended', piece, ...(clearOf.length > 0 ? { clearOf } : {}) })
  closeTurn(log)
}

/**
 * After every Move or Jump and every activation: an Objective with pieces of both sides within 6" is Contested, with
 * pieces of one it is Secured by it when one of them has moved there since it was deployed, and is no longer Secured
 * by the other; with none it stays as it was. Source: Objectives, p.11; R28.
 */
export function holdObjectives(log: Log): void {
  const { state } = log
  const pieces = piecesThatHold(state)
  for (const objective of objectivesOnTable(state)) {
    const now = state.objectives[objective]
    if (!now || now.destroyed) continue
    const near = pieces.filter((piece) => piece.near.includes(objective))
    const holder = holderOf(state.setup.rules, near, now.holder)
    if (holder !== now.holder) log.emit({ kind: 'objective-held', objective, holder })
  }
}

function holderOf(
  { leftObjectives, securedBy }: BattleState['setup']['rules'],
  near: readonly (Unit | Blip)[],
  before: Side | null,
): Side | null {
  const [one, other] = SIDES.filter((side) => near.some((piece) => piece.side === side))
  if (one === undefined) return leftObjectives === 'keep' ? before : null
  if (other !== undefined) return null
  const secures = securedBy === 'anyone' || near.some(({ moved }) => moved)
  return secures || before === one ? one : null
}

const piecesThatHold = (state: BattleState): readonly (Unit | Blip)[] => [
  ...unitsOnTable(state),
  ...(state.setup.rules.blipsHoldObjectives ? SIDES.flatMap((side) => blipsOf(state, side)) : []),
]

/** The units of a Blip that was revealed to act may act; a Decoy's activation is over with that. */
export function activateSquad(
  log: Log,
  blip: TargetId,
  units: readonly UnitId[],
  as: 'unit' | 'extra-blip',
): void {
  log.emit({ kind: 'squad-activated', blip, units: [...units], as })
  if (units.length === 0) holdObjectives(log)
  closeTurn(log)
}

/** Ends the turn when the side can activate nothing more in it. */
export function closeTurn(log: Log): void {
  const { turn } = log.state
  if (!turn || turn.activation) return
  if (mayActivate(log.state, turn.side).length === 0) endTurn(log)
}

/**
 * Ends the activation that is going on, where something else is done out of turn; what it has begun is dropped, and
 * nobody asks for jamming fields. The turn goes on.
 */
export function stopActing(log: Log): void {
  const activation = log.state.turn?.activation
  if (!activation) return
  holdObjectives(log)
  log.emit({ kind: 'activation-ended', piece: activation.piece })
}

/** A piece that acts without having been activated is activated for it, whoever's turn it was. */
export function comeToAct(log: Log, side: Side, piece: TargetId): void {
  if (log.state.turn?.activation?.piece === piece) return
  stopActing(log)
  takeTurn(log, side)
  log.emit({ kind: 'activated', piece, as: 'unit' })
}

/** A side that acts out of turn ends the other's. */
export function takeTurn(log: Log, side: Side): void {
  const { turn } = log.state
  if (!turn || turn.side === side) return
  leaveTurn(log)
  beginTurn(log, side)
}

export function endTurn(log: Log): void {
  const { turn } = log.state
  if (!turn) return
  leaveTurn(log)
  nextTurn(log, turn.side)
}

/** Units of a revealed Blip that were left out keep their Activation Counters, or lose them (p.17, R25). */
export function leaveTurn(log: Log): void {
  const { turn } = log.state
  if (!turn) return
  const loses = log.state.setup.rules.leftOutKeepsCounter ? [] : turn.squad
  for (const piece of loses) {
    if (onTable(log.state, piece)?.activation) log.emit({ kind: 'activation-lost', piece })
  }
  log.emit({ kind: 'turn-ended', side: turn.side })
}

/** Play switches to the other side, or goes on with the same when the other has nothing left (p.16, R26). */
export function nextTurn(log: Log, last: Side): void {
  const next = [OTHER_SIDE[last], last].find((side) => isIn(log.state, side))
  if (next) beginTurn(log, next)
  else endRound(log)
}

/** Has something to activate and is not out of the round by a pass. */
export function isIn(state: BattleState, side: Side): boolean {
  const out = state.setup.rules.passing === 'ends-the-round-for-him' && state.passed.includes(side)
  return !out && readyPieces(state, side).length > 0
}

/** Units that a side may activate in a turn: two or three with twice or thrice the other's (p.16, R26). */
const MOST_UNITS = 3

export function beginTurn(log: Log, side: Side): void {
  const own = readyPieces(log.state, side).length
  const theirs = readyPieces(log.state, OTHER_SIDE[side]).length
  const times = theirs === 0 ? MOST_UNITS : Math.floor(own / theirs)
  log.emit({ kind: 'turn-begun', side, allowance: Math.max(1, Math.min(MOST_UNITS, times)) })
}
