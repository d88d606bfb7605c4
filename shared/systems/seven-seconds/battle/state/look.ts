import { unitProfile, type UnitProfile } from '../../profiles.ts'
import { TROOPERS, type Tech, type UnitType } from '../../words.ts'
import {
  OBJECTIVES,
  OTHER_SIDE,
  sideOf,
  type Objective,
  type Side,
  type TargetId,
  type UnitId,
} from '../words.ts'
import type { BattleState, Blip, ObjectiveState, Unit } from './state.ts'

/** Questions to the state that several rules ask. */

export function isTrooper(type: UnitType): boolean {
  return TROOPERS.some((trooper) => trooper === type)
}

/** A unit that stands on the table. */
export function onTable(state: BattleState, id: TargetId): Unit | null {
  const unit = state.units[id]
  return unit?.where === 'table' ? unit : null
}

/** A unit or Blip on the table. */
export function pieceOnTable(state: BattleState, id: TargetId): Unit | Blip | null {
  return onTable(state, id) ?? state.blips[id] ?? null
}

/** A unit or Blip that everybody has seen: on the table, or destroyed. */
export function pieceShown(state: BattleState, id: TargetId): Unit | Blip | null {
  const unit = state.units[id]
  return unit && unit.where !== 'holding-area' ? unit : (state.blips[id] ?? null)
}

export function unitsOnTable(state: BattleState, side?: Side): Unit[] {
  return Object.values(state.units).filter(
    (unit) => unit.where === 'table' && (side === undefined || unit.side === side),
  )
}

export function blipsOf(state: BattleState, side: Side): Blip[] {
  return Object.values(state.blips).filter((blip) => blip.side === side)
}

/** Units and Blips of a side on the table. */
export function piecesOf(state: BattleState, side: Side): (Unit | Blip)[] {
  return [...unitsOnTable(state, side), ...blipsOf(state, side)]
}

/** The hidden units of a Blip; none for a Decoy. */
export function unitsOfBlip(state: BattleState, { side, square }: Blip): Unit[] {
  return Object.values(state.units).filter(
    (unit) => unit.side === side && unit.square === square && unit.where === 'holding-area',
  )
}

/** Units and Blips with an Activation Counter, Decoys included (R26). */
export function readyPieces(state: BattleState, side: Side): (Unit | Blip)[] {
  return piecesOf(state, side).filter(({ activation }) => activation)
}

/** Troopers that are not destroyed: on the table, hidden or Stunned (R29). */
export function troopersLeft(state: BattleState, side: Side): number {
  return Object.values(state.units).filter(
    (unit) => unit.side === side && unit.where !== 'destroyed' && isTrooper(unit.type),
  ).length
}

export function objectivesOnTable(state: BattleState): Objective[] {
  return OBJECTIVES.filter((objective) => state.objectives[objective])
}

export function objectiveAt(state: BattleState, id: TargetId): ObjectiveState | null {
  const found = OBJECTIVES.find((objective) => objective === id)
  return found ? (state.objectives[found] ?? null) : null
}

/** Target Counters on anything that can carry them; a Blip carries none. */
export function countersOn(state: BattleState, id: TargetId): number {
  return state.units[id]?.counters ?? objectiveAt(state, id)?.counters ?? state.grounds[id] ?? 0
}

export function defender(state: BattleState): Side | null {
  return state.attacker && OTHER_SIDE[state.attacker]
}

/** The player who does not have the Initiative Counter. */
export function second(state: BattleState): Side | null {
  return state.initiative && OTHER_SIDE[state.initiative]
}

/** Working drones whose field is on, other than the piece that asks. */
export function jammers(state: BattleState, except: TargetId): UnitId[] {
  return unitsOnTable(state)
    .filter(({ id, jamming }) => jamming && id !== except)
    .map(({ id }) => id)
}

export function isEnemy(side: Side, id: TargetId): boolean {
  return sideOf(id) === OTHER_SIDE[side]
}

const profiles = new WeakMap<Tech, Map<string, UnitProfile>>()

/** The numbers and abilities of a unit with its faction's technology; worked out once for each kind. */
export function profileOf(state: BattleState, { side, type, rating }: Unit): UnitProfile {
  const { tech } = state.setup.sides[side]
  let known = profiles.get(tech)
  if (!known) profiles.set(tech, (known = new Map<string, UnitProfile>()))
  const key = `${type} ${rating}`
  let profile = known.get(key)
  if (!profile) known.set(key, (profile = unitProfile(type, rating, tech)))
  return profile
}
