import { EFFECT_TABLE } from '../../data/actions.ts'
import { isCombat, type Action } from '../../documents/unit-card.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { StepOf } from '../documents/steps.ts'
import { actionIn, idsOf, isInfantry, outPings, outUnits, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { otherSide, type Side } from '../words.ts'

/** Whom an action may be aimed at (lines 370, 442, 449, 484, 520, 750). */

export type Aiming = Pick<StepOf<'volley'>, 'unit' | 'base' | 'action'>

/** How a point of ROF is resolved: by an Attack, by a Scan Check, or as the card says (lines 478, 516, 520, 553). */
export function wayOf(
  action: Action,
  { specialScans }: Pick<HouseRules, 'specialScans'>,
): 'attack' | 'scan' | 'special' {
  if (isCombat(action)) return 'attack'
  const isAtOnce = action.effect === 'special' && specialScans === 'atOnce'
  return action.labels.includes('scan') && !isAtOnce ? 'scan' : 'special'
}

/** Which hits may be answered: any KILL and STUN, or those of Attacks alone. Source: lines 504, 559; R2. */
export const mayBeNegated = (action: Action, { negatedScans }: Pick<HouseRules, 'negatedScans'>): boolean =>
  EFFECT_TABLE[action.effect].negated && (isCombat(action) || negatedScans)

/** Units and Pings by their ids; `['']` stands for an action that is about no piece. */
export function targetsOf(state: BattleState, { unit: id, action: of }: Aiming): readonly string[] {
  const unit = unitIn(state, id)
  const action = unit && actionIn(unit, of)
  if (!unit || !action) return []
  const isForAll = !action.labels.includes('vsInfantry')
  const ofItsKind = (side: Side): readonly UnitState[] =>
    outUnits(state, side).filter((one) => isForAll || isInfantry(one))
  const enemies = ofItsKind(otherSide(unit.side)).filter((one) => mayBeAimedAt(action, one))
  const own = ofItsKind(unit.side)
  // A Ping is no infantry yet.
  const pings = isForAll && EFFECT_TABLE[action.effect].atPings ? outPings(state, otherSide(unit.side)) : []
  switch (action.target) {
    case 'enemy':
      return [...idsOf(enemies), ...idsOf(pings)]
    case 'enemyUnit':
      return idsOf(enemies)
    case 'enemyPing':
      return idsOf(pings)
    case 'friendlyUnit':
      return idsOf(own)
    case 'anyUnit':
      return [...idsOf(own), ...idsOf(enemies)]
    case 'itself':
      return [unit.id]
    case 'place':
      return [NOBODY]
  }
}
/** Of an action that is about a place, and no Unit. */
export const NOBODY = ''

/** Stealth leaves nothing but REVEAL, which without it brings at most what the card says beside (lines 513, 677, 681, 750). */
const mayBeAimedAt = ({ effect, counter, text }: Action, { stealth }: UnitState): boolean =>
  effect === 'reveal' ? stealth || counter !== null || text.trim() !== '' : !stealth
