import { reactionCost } from '../../reactions.ts'
import type { BaseCount } from '../../words.ts'
import { gainsAt } from '../rules/abilities.ts'
import {
  activeOf,
  idsOf,
  isOnTable,
  living,
  nonActiveOf,
  outUnits,
  pingIn,
  rulesOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import type { Side } from '../words.ts'

/** Who may still do what in a Taskforce Activation. */

const there = (state: BattleState, ids: readonly string[]): readonly UnitState[] =>
  ids.flatMap((id) => {
    const unit = unitIn(state, id)
    return unit && isOnTable(unit) ? [unit] : []
  })

export const taskforceUnits = (state: BattleState): readonly UnitState[] =>
  there(state, state.taskforce?.units ?? [])
export const taskforcePings = (state: BattleState): readonly string[] =>
  (state.taskforce?.pings ?? []).filter((id) => pingIn(state, id)?.fate === 'onTable')

/** Pings may be revealed by choice, and Stealth given up (lines 219, 750). */
export const mayReveal = (state: BattleState): boolean =>
  taskforcePings(state).length > 0 ||
  (rulesOf(state).dropStealth && taskforceUnits(state).some(({ stealth }) => stealth))

export const toRefresh = (state: BattleState): readonly UnitState[] =>
  taskforceUnits(state).filter(({ id }) => !state.taskforce?.refreshed.includes(id))

/** There is something to say of it: a Command Point may take Stun, or several have abilities then (lines 223–230). */
export const choosesRefresh = (state: BattleState): boolean => {
  const units = toRefresh(state)
  const canFree = state.camps[activeOf(state)].commandPoints > 0
  return (
    units.some(({ stun }) => stun && canFree) ||
    units.filter((unit) => gainsAt(unit, 'refresh').length > 0).length > 1
  )
}

/** Units and Pings of the Taskforce that have not moved in the Move phase. */
export const toMove = (state: BattleState): readonly string[] =>
  [...idsOf(taskforceUnits(state)), ...taskforcePings(state)].filter(
    (id) => !state.taskforce?.moved.includes(id),
  )

/** Who may take part against the Taskforce: not activated yet, or with an Overwatch Token (lines 593, 605). */
export function eligible(state: BattleState): readonly UnitState[] {
  const exposed = rulesOf(state).revealedReacts ? [] : (state.taskforce?.exposed ?? [])
  return outUnits(state, nonActiveOf(state)).filter(
    ({ id, activated, overwatch }) => (!activated || overwatch) && !exposed.includes(id),
  )
}

/** Units with an Overwatch Token that may come into the Taskforce (line 603). */
export const joiners = (state: BattleState): readonly UnitState[] =>
  outUnits(state, activeOf(state)).filter(
    ({ id, overwatch }) => overwatch && !state.taskforce?.units.includes(id),
  )

/** Command Points for so many reacting Units. Source: lines 605–609; R13. */
export const costOf = (state: BattleState, reacting: number): number =>
  reactionCost({ activeUnits: taskforceUnits(state).length, reacting })

/** All that take part. */
export const participants = (state: BattleState): readonly UnitState[] => [
  ...taskforceUnits(state),
  ...there(state, state.engagement?.reacting ?? []),
]

/** Whose Units may still be boosted, the Non-Active player’s first (line 627). */
export function boosting(state: BattleState): Side | null {
  const asked = state.engagement?.asked ?? []
  return [nonActiveOf(state), activeOf(state)].find((side) => !asked.includes(side)) ?? null
}

export const toActivate = (state: BattleState): readonly UnitState[] =>
  taskforceUnits(state).filter(
    ({ id, activated }) => !activated && !(state.taskforce?.passed.includes(id) ?? false),
  )
/** Pings with their Action Point left (line 382). */
export const toMoveAgain = (state: BattleState): readonly string[] =>
  taskforcePings(state).filter((id) => !state.taskforce?.again.includes(id))

/** Those with the highest number: the active side’s before the other’s (line 617). */
export function nextUp(state: BattleState): readonly string[] {
  const priority = Object.entries(state.engagement?.priority ?? {}).filter(
    ([id]) => unitIn(state, id)?.fate === 'onTable',
  )
  const most = Math.max(...priority.map(([, number]) => number))
  const first = priority.filter(([, number]) => number === most).map(([id]) => id)
  const own = first.filter((id) => unitIn(state, id)?.side === activeOf(state))
  return own.length > 0 ? own : first
}

/** Bases that have to pay for Stun before the Unit acts; what it gains as it acts waits (lines 740, 746; R23). */
export function owesStun(state: BattleState, unit: UnitState): readonly BaseCount[] {
  const paid = state.activation?.stunPaid ?? []
  if (!unit.stun || hasBegun(state)) return []
  if (rulesOf(state).stunPaidBy === 'oneBase' && paid.length > 0) return []
  return living(unit).flatMap(({ number }) => (paid.some(({ base }) => base === number) ? [] : [number]))
}

/** The Unit that acts has begun with its actions. */
export const hasBegun = ({ activation }: BattleState): boolean =>
  activation !== null && (activation.base !== null || activation.acted.length > 0)

export const yetToAct = (state: BattleState, unit: UnitState): readonly BaseCount[] =>
  living(unit).flatMap(({ number }) => (state.activation?.acted.includes(number) ? [] : [number]))
