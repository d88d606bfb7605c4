import { never } from '../../../../never.ts'
import type { EventOf } from '../documents/events.ts'
import { knownClear } from './evolve-units.ts'
import { activationChanged, pieceChanged, turnChanged } from './change.ts'
import { isTrooper } from './look.ts'
import type { BattleState, Blip, Unit } from './state.ts'

/** Troopers have two actions, drones and Blips one (p.16). */
const TROOPER_ACTIONS = 2
const OTHER_ACTIONS = 1

type ActivationEvent = EventOf<
  | 'round-begun'
  | 'turn-begun'
  | 'activated'
  | 'squad-activated'
  | 'suit-obeyed'
  | 'action-spent'
  | 'activation-ended'
  | 'turn-ended'
  | 'passed'
  | 'round-ended'
  | 'pool-opened'
  | 'pool-spent'
  | 'missile-fired'
  | 'interceptors-revealed'
  | 'missile-intercepted'
  | 'fuse-lit'
  | 'exploded'
  | 'blast-opened'
  | 'blast-measured'
  | 'area-opened'
  | 'area-closed'
>

export function evolveActivation(state: BattleState, event: ActivationEvent): BattleState {
  switch (event.kind) {
    case 'round-begun':
      return refreshed(state, event)
    case 'turn-begun': {
      const { side, allowance } = event
      return { ...state, turn: { side, allowance, units: 0, extraBlips: 0, squad: [], activation: null } }
    }
    case 'activated':
      return activated(state, event)
    case 'squad-activated':
      return squadActivated(state, event)
    case 'suit-obeyed':
      return activationChanged(state, { suitObeyed: true })
    case 'action-spent':
      return activationChanged(state, { actionsLeft: event.left, suitObeyed: false })
    case 'activation-ended':
      return turnChanged(knownClear(state, event), { activation: null })
    case 'turn-ended':
      return { ...state, turn: null }
    case 'passed':
      return { ...state, turn: null, passed: [...state.passed, event.side] }
    case 'round-ended':
      return { ...state, turn: null, passed: [], agreed: [] }
    case 'pool-opened':
      return activationChanged(state, { pending: { kind: 'pool', points: event.points } })
    case 'fuse-lit':
      return activationChanged(state, { pending: { kind: 'fuse', touchable: event.touchable } })
    case 'missile-fired': {
      const { target, targetCover, counters, interceptors } = event
      const flight = { kind: 'flight' as const, target, targetCover, counters, interceptors }
      return activationChanged(state, { pending: { ...flight, answered: false } })
    }
    case 'interceptors-revealed': {
      const flight = state.turn?.activation?.pending
      if (flight?.kind !== 'flight') return state
      const interceptors = [...flight.interceptors, ...event.units]
      return activationChanged(state, { pending: { ...flight, interceptors, answered: true } })
    }
    case 'area-opened': {
      const { unit, cause, radius, within } = event
      return activationChanged(state, { pending: { kind: 'area', by: unit, cause, radius, within } })
    }
    case 'blast-opened': {
      const { cause, radius, centre, deviation, spared } = event
      const touched = [...(event.touched === null ? [] : [event.touched]), ...(event.furtherTouched ?? [])]
      const pending = { kind: 'blast' as const, cause, radius, centre, deviation, spared, touched }
      return activationChanged(state, { pending })
    }
    case 'pool-spent':
    case 'missile-intercepted':
    case 'exploded':
    case 'blast-measured':
    case 'area-closed':
      return activationChanged(state, { pending: null })
    default:
      return never(event)
  }
}

/** The Refresh Phase: an Activation Counter for every unit and Blip on the table (p.16). */
function refreshed(state: BattleState, { round }: EventOf<'round-begun'>): BattleState {
  const units: Record<string, Unit> = {}
  for (const unit of Object.values(state.units)) {
    units[unit.id] = unit.where === 'table' ? { ...unit, activation: true } : unit
  }
  const blips: Record<string, Blip> = {}
  for (const blip of Object.values(state.blips)) blips[blip.id] = { ...blip, activation: true }
  return { ...state, units, blips, round, passed: [], agreed: [], withdrawing: null }
}

function activated(state: BattleState, { piece, as }: EventOf<'activated'>): BattleState {
  const unit = state.units[piece]
  const actionsLeft = unit && isTrooper(unit.type) ? TROOPER_ACTIONS : OTHER_ACTIONS
  const activation = {
    piece,
    as,
    actionsLeft,
    suitObeyed: false,
    mayToggle: false,
    revealed: [],
    pending: null,
  }
  const { turn } = state
  if (!turn) return state
  const ofSquad = turn.squad.includes(piece)
  const units = turn.units + (as === 'unit' && !ofSquad ? 1 : 0)
  const extraBlips = turn.extraBlips + (as === 'extra-blip' ? 1 : 0)
  const spent = pieceChanged(rowBroken(state), piece, { activation: false })
  const squad = turn.squad.filter((id) => id !== piece)
  return turnChanged(spent, { units, extraBlips, squad, activation })
}

/** Its units act one after the other (p.17, R25). A Blip that was activated and has not acted yet is counted already. */
function squadActivated(
  state: BattleState,
  { blip, units: ids, as }: EventOf<'squad-activated'>,
): BattleState {
  const { turn } = state
  if (!turn) return state
  const wasActing = turn.activation?.piece === blip
  const ready = ids.reduce((next, id) => pieceChanged(next, id, { activation: true }), rowBroken(state))
  const units = turn.units + (wasActing || as === 'extra-blip' ? 0 : 1)
  const extraBlips = turn.extraBlips + (!wasActing && as === 'extra-blip' ? 1 : 0)
  return turnChanged(ready, { units, extraBlips, squad: [...turn.squad, ...ids], activation: null })
}

/** Something was activated: passes before it are no longer the last (p.16, R26). */
function rowBroken(state: BattleState): BattleState {
  return state.setup.rules.passing === 'skips-a-turn' ? { ...state, passed: [] } : state
}
