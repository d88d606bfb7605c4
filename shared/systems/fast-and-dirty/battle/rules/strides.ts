import { CREW_LOST, JET_PACKS, TRENCH } from '../../data/advanced.ts'
import { MOVEMENT } from '../../data/units.ts'
import { speedsOf } from '../../documents/vehicle.ts'
import { byTraits } from '../../sheet.ts'
import {
  downIn,
  flies,
  has,
  isTeam,
  markerOf,
  rulesOf,
  shelterOf,
  teamsWith,
  traitsOf,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import type { Gait, Speed } from '../words.ts'

/** How far units go (lines 660–672, 684–705, 1108, 1306, 1322, 1375–1379). */

/** Inches of a Move, before it is doubled or charged with. */
function stepOf(state: BattleState, unit: UnitState): number {
  const stride = state.activation?.unit === unit.id ? state.activation.stride : null
  const leaving = shelterOf(state, unit)?.work === 'trenches' ? TRENCH.leaving : 0
  return (
    (stride?.move ?? MOVEMENT.inches) +
    byTraits(traitsOf(state, unit), 'movement') +
    crewLost(state, unit) * CREW_LOST.movement +
    leaving
  )
}

/** Of its own crew, or of a team that goes with it: they move as one (lines 1322, 1324). */
const crewLost = (state: BattleState, unit: UnitState): number =>
  Math.max(0, ...[unit, ...teamsWith(state, unit)].filter((one) => isTeam(state, one)).map(downIn))

/** The farthest that it goes in this gait; never below 0. */
export function reachOf(state: BattleState, unit: UnitState, how: Gait, charging = false): number {
  const slowed = markerOf(state, unit) === 'underFire' ? MOVEMENT.underFire : 0
  const rules = rulesOf(state)
  if (how === 'leap' || how === 'bound')
    return JET_PACKS[how].inches + (rules.jumpUnderFire === 'whole' ? slowed : 0)
  const step = stepOf(state, unit)
  if (how === 'move') return Math.max(0, step + slowed + (charging ? MOVEMENT.charge : 0))
  const stride = state.activation?.unit === unit.id ? state.activation.stride : null
  const rush = stride ? step + stride.rush : step * MOVEMENT.rushTimes
  return Math.max(0, rush + (rules.underFireRush ? slowed : 0))
}

/** Enemies within so many inches drive the berserk to charge (line 1707; FAD-316). */
export const berserkReach = (state: BattleState, unit: UnitState): number =>
  reachOf(state, unit, 'move', rulesOf(state).berserkReach === 'moveAndCharge')

/** How far a vehicle goes. */
export function speedOf(state: BattleState, { document }: CraftState, speed: Speed): number {
  const properties = rulesOf(state).vehicleProperties ? document.properties : []
  return speed === 'still' ? 0 : Math.max(0, speedsOf({ ...document, properties })[speed])
}

/** Difficult ground costs some nothing (lines 1699, 1739). */
export const isSurefooted = (state: BattleState, unit: UnitState): boolean =>
  has(state, unit, 'agile') || flies(state, unit) || has(state, unit, 'aerial')
