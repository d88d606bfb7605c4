import { counterSet, noted } from '../../../../battle/asides.ts'
import { HANDED_OVER, handedOver } from '../../../../battle/automatic.ts'
import { never } from '../../../../never.ts'
import { LASTING_POWERS } from '../../data/advanced.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { opened } from './open.ts'
import type { BattleState, CraftState, Gun, UnitState } from './state.ts'

/** The state that a log of events, the first of which began the battle, leads to. */
export function fold([first, ...events]: readonly BattleEvent[]): BattleState {
  if (first?.kind !== 'begun') throw new Error('A battle begins with its setup.')
  return events.reduce(evolve, opened(first.setup))
}

/** What an event makes of the state. Never rolls; the state given stays as it is. */
export function evolve(state: BattleState, event: BattleEvent): BattleState {
  switch (event.kind) {
    case 'begun':
      throw new Error('A battle begins once.')
    case 'phase-entered':
      return { ...state, phase: event.phase }
    case 'placed':
      return standingChanged(state, event.unit, { fate: event.fate })
    case 'dice-moved':
      return { ...state, dice: event.dice }
    case 'round-begun':
      return roundBegun(state, event)
    case 'initiative-won':
      return { ...state, initiative: event.side, active: event.side }
    case 'activated':
      return activated(state, event)
    case 'action-chosen':
      return activationChanged(state, () => ({ action: event.action }))
    case 'done':
      return activationChanged(state, ({ deeds }) => ({ deeds: [...deeds, event.deed] }))
    case 'activation-ended':
      return activationEnded(state, event)
    case 'side-turned':
      return { ...state, active: event.side }
    case 'ended':
      return { ...state, ending: { how: event.how, won: event.won } }
    case 'broke':
      return standingChanged(state, event.unit, { broken: true })
    case 'morale-tested':
      return standingChanged(state, event.unit, { broken: event.outcome !== 'rallied' })
    case 'resolve-lost':
      return unitChanged(state, event.unit, ({ resolveLost }) => ({
        resolveLost: resolveLost + event.levels,
      }))
    case 'heart-lost':
      return {
        ...state,
        heartLost: { ...state.heartLost, [event.side]: [...state.heartLost[event.side], event.share] },
      }
    case 'marked':
      return marked(state, event)
    case 'moved':
      return unitChanged(state, event.unit, () => ({ moved: event.inches > 0, cover: event.into }))
    case 'driven':
      return craftChanged(state, event.craft, () => ({ speed: event.speed }))
    case 'boarded':
      return unitChanged(state, event.unit, () => ({ aboard: event.craft, fate: 'aboard' }))
    case 'got-out':
      return unitChanged(state, event.unit, () => ({ aboard: null, fate: 'onTable' }))
    case 'attached':
      return unitChanged(state, event.unit, () => ({ attached: event.to }))
    case 'bogged':
      return craftChanged(state, event.craft, () => ({ bogged: event.isBogged }))
    case 'landed':
      return craftChanged(state, event.craft, () => ({ landed: event.isLanded }))
    case 'fired':
      return event.opFire ? standingChanged(state, event.unit, { opFired: true }) : state
    case 'figures-hit':
    case 'put-right':
      return figuresChanged(state, event)
    case 'penetrated':
      return penetrated(state, event)
    case 'lost':
      return lost(state, event)
    case 'called':
      return called(state, event)
    case 'recovered':
      return figuresChanged(state, { ...event, kind: 'put-right', figures: [event.figure], reason: '' })
    case 'power-used':
      return powerUsed(state, event)
    case 'effect-ended':
      return unitChanged(state, event.unit, ({ effects }) => ({
        effects: effects.filter((one) => one !== event.power),
      }))
    case 'scouted':
      return unitChanged(state, event.unit, () => ({ scout: event.figure }))
    case 'used':
      return standingChanged(state, event.unit, ({ used }) => ({ used: [...used, event.what] }))
    case 'smoke-laid':
      return standingChanged(state, event.unit, { smoke: !event.clears })
    case 'charges-rigged':
      return unitChanged(state, event.unit, () => ({ charges: event.step }))
    case HANDED_OVER:
      return handedOver(state, event)
    case 'noted':
      return noted(state, event)
    case 'counter-set':
      return counterSet(state, event)
    case 'rolled':
    case 'response-tested':
    case 'repulsed':
    case 'blast-fell':
    case 'assaulted':
    case 'assault-decided':
    case 'fell-back':
    case 'photo-taken':
    case 'pin-given-up':
      return state
    default:
      return never(event)
  }
}

type Both = Pick<UnitState & CraftState, 'fate' | 'marker' | 'broken' | 'done' | 'opFired' | 'used' | 'smoke'>
type Change<Of> = (of: Of) => Partial<Of>

function unitChanged(state: BattleState, id: string, change: Change<UnitState>): BattleState {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined
  return unit ? { ...state, units: { ...state.units, [id]: { ...unit, ...change(unit) } } } : state
}

function craftChanged(state: BattleState, id: string, change: Change<CraftState>): BattleState {
  const craft = Object.hasOwn(state.crafts, id) ? state.crafts[id] : undefined
  return craft ? { ...state, crafts: { ...state.crafts, [id]: { ...craft, ...change(craft) } } } : state
}

/** What units on foot and vehicles have in common. */
function standingChanged(state: BattleState, id: string, change: Partial<Both> | Change<Both>): BattleState {
  const of = (one: Both): Partial<Both> => (typeof change === 'function' ? change(one) : change)
  return craftChanged(unitChanged(state, id, of), id, of)
}

function everybody(state: BattleState, change: Partial<Both>): BattleState {
  return [...Object.keys(state.units), ...Object.keys(state.crafts)].reduce(
    (all, id) => standingChanged(all, id, change),
    state,
  )
}

function activationChanged(
  state: BattleState,
  change: Change<NonNullable<BattleState['activation']>>,
): BattleState {
  const { activation } = state
  return activation ? { ...state, activation: { ...activation, ...change(activation) } } : state
}

/** Nobody has been activated, fired at movers or called any gun this turn (lines 569, 1355, 1452). */
function roundBegun(state: BattleState, { round }: EventOf<'round-begun'>): BattleState {
  const guns = Object.entries(state.guns).map(([id, gun]): [string, Gun] => [
    id,
    { ...gun, calledThisTurn: false },
  ])
  const fresh = everybody(state, { done: false, opFired: false })
  return { ...fresh, round, activation: null, guns: Object.fromEntries(guns) }
}

/** The scout is back and the smoke is gone before all else (lines 1593, 1634). */
function activated(state: BattleState, { unit }: EventOf<'activated'>): BattleState {
  const begun = { ...state, activation: { unit, action: null, deeds: [], marked: false } }
  const back = unitChanged(begun, unit, () => ({ scout: null, moved: false, smoke: false }))
  return craftChanged(back, unit, () => ({ speed: 'still', smoke: false }))
}

/** Markers come off, but for one that it got meanwhile (lines 587, 1115; R27). */
function activationEnded(state: BattleState, { unit }: EventOf<'activation-ended'>): BattleState {
  const keeps = state.activation?.unit === unit && state.activation.marked
  const ended = { ...state, activation: null }
  const done = standingChanged(ended, unit, ({ marker }) => ({ done: true, marker: keeps ? marker : null }))
  return unitChanged(done, unit, () => ({ hurt: false }))
}

function marked(state: BattleState, { unit, marker }: EventOf<'marked'>): BattleState {
  const changed = standingChanged(state, unit, { marker })
  return state.activation?.unit === unit
    ? activationChanged(changed, () => ({ marked: marker !== null }))
    : changed
}

function figuresChanged(
  state: BattleState,
  event: EventOf<'figures-hit'> | EventOf<'put-right'>,
): BattleState {
  const isHit = event.kind === 'figures-hit'
  return unitChanged(state, event.unit, ({ figures, hurt }) => ({
    figures: figures.map((one) => (event.figures.includes(one.id) ? { ...one, fate: event.fate } : one)),
    hurt: hurt || isHit,
  }))
}

function penetrated(state: BattleState, { craft, damage, weapon }: EventOf<'penetrated'>): BattleState {
  return craftChanged(state, craft, (one) => ({
    hits: one.hits + 1,
    crew: damage === 'crew' ? Math.max(0, one.crew - 1) : one.crew,
    immobilised: one.immobilised || damage === 'immobilised',
    weaponsOut: weapon === null ? one.weaponsOut : [...one.weaponsOut, weapon],
  }))
}

/** Whoever rides in a wreck is set down by the events that follow. */
function lost(state: BattleState, { unit, fate }: EventOf<'lost'>): BattleState {
  const gone = standingChanged(state, unit, { fate, marker: null })
  return craftChanged(gone, unit, () => (fate === 'destroyed' ? { crew: 0 } : {}))
}

function called(state: BattleState, { gun: id, outcome }: EventOf<'called'>): BattleState {
  const gun = Object.hasOwn(state.guns, id) ? state.guns[id] : undefined
  if (!gun) return state
  const calls = gun.calls === null ? null : Math.max(0, gun.calls - 1)
  const after = { ...gun, calls, calledThisTurn: true, silenced: gun.silenced || outcome === 'silenced' }
  return { ...state, guns: { ...state.guns, [id]: after } }
}

function powerUsed(state: BattleState, event: EventOf<'power-used'>): BattleState {
  const drained = unitChanged(state, event.unit, () => ({ strength: event.strength }))
  if (event.successes === 0 || !LASTING_POWERS.includes(event.power)) return drained
  return unitChanged(drained, event.at, ({ effects }) => ({
    effects: [...new Set([...effects, event.power])],
  }))
}
