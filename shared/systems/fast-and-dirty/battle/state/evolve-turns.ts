import { swappedAll } from '../../../../battle/swap.ts'
import type { EventOf } from '../documents/events.ts'
import { campChanged, craftChanged, newActivation, pieceChanged, unitChanged } from './change.ts'
import type { BattleState, Follow } from './state.ts'
import { BATTLE_SIDES } from '../words.ts'

/** What turns and activations make of a state. */

/** Nobody has been activated, fired at movers or called any gun this turn; no contact marker lies (lines 569, 1355, 1452, 2745). */
export function roundBegun(state: BattleState, { round }: EventOf<'round-begun'>): BattleState {
  const fresh = { done: false, opFired: false, usedNow: [], cast: [] }
  const flak: BattleState = {
    ...state,
    units: swappedAll(state.units, fresh),
    crafts: swappedAll(state.crafts, { ...fresh, opFire: null }),
    guns: swappedAll(state.guns, { calledThisTurn: false }),
    sentries: swappedAll(state.sentries, { marker: null }),
    antiAir: swappedAll(state.antiAir, { firedThisTurn: false }),
    markers: swappedAll(state.markers, ({ fate }) => ({ fate: fate === 'down' ? 'turned' : 'gone' })),
  }
  const all = BATTLE_SIDES.reduce((now, side) => campChanged(now, side, { quiet: false, entered: 0 }), flak)
  return { ...all, round, activation: null, follow: null, turnEnds: false }
}

export const followed = ({ unit, must, drawn }: EventOf<'followed'>): Follow | null =>
  unit === null ? null : { unit, must, ...(drawn && { drawn }) }

/** The scout is back and the smoke is gone before all else (lines 1593, 1634). */
export function activated(state: BattleState, { unit, along, next = [] }: EventOf<'activated'>): BattleState {
  const begun: BattleState = {
    ...state,
    follow: null,
    activation: newActivation(unit, along, next),
  }
  return [unit, ...along].reduce((now, id) => {
    const back = unitChanged(now, id, { scouting: false, moved: false, shot: false, smoke: false })
    return craftChanged(back, id, { speed: 'still', smoke: false })
  }, begun)
}

/** Markers come off, but for one that it got meanwhile; what was cast on it wears off (lines 587, 1115, 1528; R27). */
export function activationEnded(state: BattleState, { unit }: EventOf<'activation-ended'>): BattleState {
  const of = state.activation?.unit === unit ? state.activation : null
  const ended = { ...state, activation: of ? null : state.activation }
  return [unit, ...(of?.along ?? [])].reduce((now, id) => {
    // Whoever has got out acts next, with all that lies on it (line 680).
    if (hasGotOut(now, unit, id)) return unitChanged(now, id, { done: true })
    // A vehicle that is boarded out of turn acts no more, and what lies on it waits (lines 676, 1115).
    if (of === null && Object.hasOwn(now.crafts, id)) return craftChanged(now, id, { done: true })
    const keeps = of?.marked.includes(id) ?? false
    const fresh = of?.cast.flatMap((one) => (one.unit === id ? [one.power] : [])) ?? []
    const done = pieceChanged(now, id, ({ marker, shotBy }) => ({
      ...{ done: true, marker: keeps ? marker : null, assaulted: false, effects: fresh },
      // Of this turn they count for crossfire all the same (line 1119).
      shotBy: shotBy.flatMap((one) => (one.round === state.round ? [{ ...one, past: true }] : [])),
    }))
    return unitChanged(done, id, ({ charges, moved }) => ({
      hurt: of?.bled.includes(id) ?? false,
      // Whoever goes away before they are rigged has to begin again (line 1214).
      charges: moved ? charges.filter(({ step }) => step !== 'rigging') : charges,
    }))
  }, ended)
}

/** It rode in the vehicle whose activation ends, and does so no more. */
const hasGotOut = ({ crafts, units }: BattleState, unit: string, id: string): boolean =>
  id !== unit && Object.hasOwn(crafts, unit) && units[id]?.aboard !== unit

/** Whoever moves leaves its work behind. */
export function movedOn(state: BattleState, event: EventOf<'moved'> | EventOf<'driven'>): BattleState {
  if (event.kind === 'driven')
    return craftChanged(state, event.craft, {
      speed: event.inches > 0 ? event.speed : 'still',
      cover: event.into,
      // Whoever stays where he is stays in what he stands in.
      ...((event.inches > 0 || event.ground !== undefined) && { ground: event.ground ?? null }),
    })
  const { activation } = state
  const along = activation?.unit === event.unit ? activation.along : []
  const moved = event.before ? {} : { moved: true, movedIn: state.round }
  return [event.unit, ...along].reduce(
    (now, id) =>
      unitChanged(now, id, ({ work, fate }) =>
        fate === 'onTable' ? { ...moved, cover: event.into, work: event.inches > 0 ? null : work } : {},
      ),
    state,
  )
}
