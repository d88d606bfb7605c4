import { TRENCH } from '../../data/advanced.ts'
import { bands } from '../../ranges.ts'
import { isBlast, isForHardTargets } from '../../weapons.ts'
import {
  coveredBy,
  craftIn,
  has,
  isOnItsWay,
  isUnit,
  qualityOf,
  rulesOf,
  unitIn,
  weakestArmour,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { antiTankOf, canFireAtAll, multOf, type Arms } from './arms.ts'

/** What a weapon may be fired at, and how far (lines 767–776, 916–940, 976, 1306, 3126). */

type Piece = UnitState | CraftState

/** Whether this weapon is fired at that target as a shot: not what bursts at infantry. */
export function isShotAt(state: BattleState, arms: Arms, at: string): boolean {
  if (unitIn(state, at)) return !isBlast(arms.heavy) && !isForHardTargets(arms.heavy)
  const fired = arms.heavy === null ? [arms.basic, ...arms.support] : [arms.heavy]
  if (antiTankOf(fired) !== null) return true
  const craft = craftIn(state, at)
  return craft !== null && isHarmedUnrated(state, craft)
}

/** By a weapon without a rating: as +0 against a face of no armour, or by house rule against any (R19). */
export const isHarmedUnrated = (state: BattleState, craft: CraftState): boolean =>
  rulesOf(state).noRating === 'zero' || weakestArmour(state, craft) === 0

/** Whether it may be aimed at it at all: as a shot, or as what bursts at infantry. */
export const isAimedAt = (state: BattleState, arms: Arms, at: string): boolean =>
  canFireAtAll(arms) && (isShotAt(state, arms, at) || (isBlast(arms.heavy) && unitIn(state, at) !== null))

/** The farthest that it may be fired at this target (lines 774–776, 1306, 1745, 1855). */
export function farthest(state: BattleState, piece: Piece, arms: Arms, at: string): number {
  const reach = bands({
    quality: qualityOf(state, piece),
    mult: multOf(state, isUnit(piece) ? piece : null, arms),
  })
  const isShort =
    isUnit(piece) &&
    (has(state, piece, 'zombie') || (has(state, piece, 'goon') && !returnsFire(state, piece, at)))
  const { vehicleProperties } = rulesOf(state)
  const isStealthy = vehicleProperties && craftIn(state, at)?.document.properties.includes('stealth')
  const most = isShort ? reach.close : isStealthy ? reach.medium : reach.long
  const target = unitIn(state, at)
  // What bursts is not stopped by a trench.
  const isLow = target !== null && !isBlast(arms.heavy) && isDugIn(state, target)
  return isLow ? Math.min(most, TRENCH.inches) : most
}

/** It was shot at by that unit since its last activation, or this turn (line 1745; FAD-325). */
function returnsFire(state: BattleState, { shotBy }: UnitState, at: string): boolean {
  const found = shotBy.find(({ unit }) => unit === at)
  if (!found) return false
  return rulesOf(state).returnFire === 'sinceActivation' ? found.past !== true : found.round === state.round
}

/** In a trench, and neither moved nor fired: since its last activation, or this turn (line 1306; FAD-210). */
export function isDugIn(state: BattleState, unit: UnitState): boolean {
  if (coveredBy(state, unit)?.work !== 'trenches' || isOnItsWay(state, unit)) return false
  if (rulesOf(state).trenchRest === 'thisTurn')
    return unit.movedIn !== state.round && unit.shotIn !== state.round
  return !unit.moved && !unit.shot
}
