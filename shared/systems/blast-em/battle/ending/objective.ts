import { never } from '../../../../never.ts'
import type { Objective } from '../../documents/mission.ts'
import {
  allModels,
  canBeHurt,
  isCamera,
  isHero,
  isShutDown,
  isUp,
  modelIn,
  modelsOf,
  playing,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { isPlayer, type Side } from '../words.ts'

/** What a mission is won by (lines 41–47, 192), asked at the end of a turn. */

/**
 * `secured`: what the players see of the room that is to be held. Allies win by what any of them brings home; of rivals
 * each wants it for themselves.
 */
export function isObjectiveMet(state: BattleState, secured: boolean): boolean {
  const { objective } = state.setup.mission
  const winners = state.setup.rules.teams === 'rivals' ? [state.active] : playing(state)
  const home = allModels(state).filter(
    ({ side, fate }) => fate === 'left' && winners.some((one) => one === side),
  )
  switch (objective.kind) {
    case 'leave':
      return winners.every((side) => heroLeft(state, modelsOf(state, side)))
    case 'learn':
    case 'bringOut':
    case 'fetch':
      return isBroughtHome(objective, home)
    case 'destroy':
      return isDestroyed(state, objective.target)
    case 'secure':
      return secured
    case 'beatWaves':
      return objective.turns === null && areWavesBeaten(state)
    case 'own':
      return false
    default:
      return never(objective)
  }
}

type ToBring = Extract<Objective, { kind: 'learn' | 'bringOut' | 'fetch' }>

/** What is to be brought out, these have with them (lines 42–44). */
export function isBroughtHome(
  objective: ToBring,
  home: readonly Pick<ModelState, 'id' | 'knows' | 'wounds' | 'holds'>[],
): boolean {
  switch (objective.kind) {
    case 'learn':
      // Whoever told it has come along, and knows it best.
      return home.some(({ id, knows }) => knows || id === objective.from)
    case 'bringOut':
      return home.some(({ id, wounds }) => id === objective.person && wounds > 0)
    case 'fetch':
      return home.some(({ holds }) => holds.includes(objective.item))
    default:
      return never(objective)
  }
}

function heroLeft(state: BattleState, team: readonly ModelState[]): boolean {
  const heroes = team.filter((model) => isHero(state, model))
  // Whom a house rule lets the others carry on without is nobody they wait for (line 55).
  return (
    team.some(({ fate }) => fate === 'left') &&
    heroes.length > 0 &&
    heroes.every(({ fate }) => fate === 'left' || fate === 'unconscious')
  )
}

/** A thing that is wrecked, somebody who is out, a garrison of which nobody is left: whoever is Mostly Dead may come back (line 147). */
function isDestroyed(state: BattleState, target: string): boolean {
  if (state.wrecked.includes(target)) return true
  const person = modelIn(state, target)
  if (person) return person.fate === 'out' || person.fate === 'unconscious'
  const garrison = allModels(state).filter(
    (model) => model.origin === 'garrison' && model.from === target && !isCamera(model),
  )
  return garrison.length > 0 && !garrison.some((model) => canBeHurt(model) && !isShutDown(state, model))
}

/** Nobody fights a camera, nor a gun that is off (lines 208, 289). */
function holdsOut(state: BattleState, model: ModelState): boolean {
  return isUp(model) && !isCamera(model) && !isShutDown(state, model)
}

/** All have come, and nobody of them holds out. */
function areWavesBeaten(state: BattleState): boolean {
  const { waves } = state.setup.mission
  return waves.every(({ id }) => state.waves.includes(id) && isWaveBeaten(state, id))
}

export function isWaveBeaten(state: BattleState, wave: string): boolean {
  return !allModels(state).some(
    (model) => model.origin === 'wave' && model.from === wave && holdsOut(state, model),
  )
}

/** Nobody of a team that is still in the mission is on the table. */
export function isTableEmpty(state: BattleState): boolean {
  const sides = playing(state)
  return !allModels(state).some(
    (model) => isPlayer(model.side) && sides.includes(model.side) && canBeHurt(model),
  )
}

/** Where the players wrote themselves what wins, they say what it means that all have got away (line 5). */
export function isToBeSaid(state: BattleState): boolean {
  return state.setup.mission.objective.kind === 'own' && isTableEmpty(state)
}

/** Somebody of a player's team is on the table, and may yet do something. */
export const isAnybodyLeft = (state: BattleState, side: Side): boolean =>
  modelsOf(state, side).some(canBeHurt)

/**
 * Tagalongs that were saved, none of them Mostly Dead, by teams that are not lost: those who turned up by chance, by house
 * rule whom the mission brings as well (lines 192, R33).
 */
export function tagalongsSaved(state: BattleState): readonly ModelState[] {
  const { tagalongsScored } = state.setup.rules
  return allModels(state).filter(
    ({ origin, side, fate, wounds }) =>
      isPlayer(side) &&
      !state.lost.includes(side) &&
      (fate === 'up' || (fate === 'left' && wounds > 0)) &&
      (origin === 'found' || (origin === 'person' && tagalongsScored === 'all')),
  )
}

/** What those of a side score, or of all: whoever stayed alive to the end does, however the mission ended (line 192). */
export function tagalongPoints(state: BattleState, of: Side | null = null): number {
  if (state.ending === null || state.ending.outcome === 'broken-off') return 0
  const scored = tagalongsSaved(state).filter(({ side }) => of === null || side === of)
  return scored.length * state.setup.rules.tagalongPoints
}
