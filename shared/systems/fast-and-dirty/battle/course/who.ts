import { RECON_RETURN } from '../../data/scenarios.ts'
import { ESCALATION } from '../../words.ts'
import { isUnit, mayRise, platoonsOf, rulesOf, scenarioSide } from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'

/** Who may still be activated this turn. */

/** Comes from the air, and not otherwise (lines 434, 1228). */
export function isDropping(state: BattleState, piece: UnitState | CraftState): boolean {
  if (!rulesOf(state).dropTroops || piece.fate !== 'waiting' || !isUnit(piece)) return false
  return piece.document.traits.includes('dropTroops') || scenarioSide(state, piece.side).zone.where === 'air'
}

/** Whoever waits off the table may come now: over an edge, late from recon, or by and by (lines 430, 2731, 2773). */
export function mayEnter(state: BattleState, piece: UnitState | CraftState): boolean {
  if (piece.fate !== 'waiting') return false
  const side = scenarioSide(state, piece.side)
  const camp = state.camps[piece.side]
  const isLate = state.setup.scenario.contactMarkers && camp.scouts.includes(piece.id)
  if (isLate) return state.round >= RECON_RETURN.lateTurn
  const escalates = side.aim.kind === 'mission' && side.aim.mission === ESCALATION
  if (!escalates) return true
  return state.round === 0 || cameThisTurn(state, piece) < platoonsOf(state, piece.side)
}

/** Of an Escalating Engagement so many units a turn (line 2773). */
const cameThisTurn = (state: BattleState, { side }: UnitState | CraftState): number =>
  state.camps[side].entered

/** It has not acted, and acts for itself (lines 569, 678, 1324). */
export function canAct(state: BattleState, piece: UnitState | CraftState): boolean {
  if (piece.done) return false
  if (!isUnit(piece))
    return piece.fate === 'onTable' ? true : piece.fate === 'waiting' && mayEnter(state, piece)
  if (isRising(state, piece)) return true
  // Whoever hides with a squad comes out with it (line 1343).
  const isLed = piece.attached !== null && (!isOfficerLike(piece) || piece.fate === 'hidden')
  if (isLed) return false
  if (piece.fate === 'waiting') return mayEnter(state, piece)
  return piece.fate === 'onTable' || piece.fate === 'hidden'
}

/** Somebody acts right after another: nobody does anything else meanwhile, as with a card that was drawn (lines 577, 1282, 1787). */
export const isTaken = ({ follow }: BattleState): boolean => follow !== null && !follow.drawn

/** Officers and psionics act for themselves, unless the squad that they have joined has taken them along. */
export const isOfficerLike = ({ document }: UnitState): boolean =>
  document.kind === 'officer' || document.kind === 'psionic'

/** He fell in the turn before. */
export const isRising = (state: BattleState, unit: UnitState): boolean =>
  mayRise(state, unit) && unit.lies === state.round - 1
