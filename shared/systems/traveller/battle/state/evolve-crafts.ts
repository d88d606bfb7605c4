import { never } from '../../../../never.ts'
import { isControlled } from '../../documents/vehicle.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { craftChanged, fighterChanged, forgotten } from './change.ts'
import { fell } from './evolve-fighters.ts'
import { firstFree, isDisabled, vehicleDraftOf } from './look.ts'
import { rigged, rigsLeft } from './rigs.ts'
import type { BattleState, Craft } from './state.ts'

/** What events make of vehicles, robots and drones. */

type CraftEvent = Extract<
  BattleEvent,
  {
    kind:
      | 'driven'
      | 'manoeuvred'
      | 'rammed'
      | 'uncontrolled'
      | 'slowed'
      | 'collided'
      | 'evaded'
      | 'stunted'
      | 'wove'
      | 'broke-off'
      | 'craft-hit'
      | 'craft-lost'
      | 'controls-taken'
      | 'boarded'
      | 'left-craft'
      | 'jury-rigged'
      | 'craft-put-right'
  }
>

/** What has come to a stand evades and pursues no more. */
const STANDING = { speed: 0, evasion: 0, pursues: null } as const

export function evolveCrafts(state: BattleState, event: CraftEvent): BattleState {
  switch (event.kind) {
    case 'driven':
      return movedOn(craftChanged(state, event.craft, { speed: event.speed, controlled: true }), event.craft)
    case 'manoeuvred':
    case 'rammed':
      return movedOn(craftChanged(state, event.craft, { controlled: true }), event.craft)
    case 'uncontrolled':
      return movedOn(craftChanged(state, event.craft, { evasion: 0, ranOn: true }), event.craft)
    case 'slowed':
      return craftChanged(state, event.craft, event.speed === 0 ? STANDING : { speed: event.speed })
    case 'collided':
      return event.stops ? craftChanged(state, event.craft, STANDING) : state
    case 'evaded':
      return movedOn(
        craftChanged(state, event.craft, {
          controlled: true,
          evasion: event.success ? event.effect : 0,
        }),
        event.craft,
      )
    case 'stunted':
      return movedOn(stunted(state, event), event.craft)
    case 'wove':
      return movedOn(wove(state, event), event.craft)
    case 'broke-off':
      return craftChanged(state, event.craft, { pursues: null })
    case 'craft-hit':
      return craftChanged(state, event.craft, (craft) => ({
        shell: event.left,
        rigged: rigsLeft(craft, event.events),
        ...(event.idle > 0 && { lost: lostMore(state, craft, event) }),
      }))
    case 'craft-lost':
      return craftChanged(state, event.craft, ({ speed }) => ({
        destroyed: true,
        evasion: 0,
        pursues: null,
        // The wreck has its speed until it has rolled out.
        speed: event.explodes ? 0 : speed,
      }))
    case 'controls-taken':
      return controlsTaken(state, event)
    case 'boarded': {
      const { craft, seat, secured } = event
      return forgotten(
        fighterChanged(state, event.fighter, { aboard: { craft, seat, secured } }),
        event.fighter,
      )
    }
    case 'left-craft':
      return forgotten(fighterChanged(state, event.fighter, { aboard: null }), event.fighter)
    case 'jury-rigged':
      return craftChanged(state, event.craft, (craft) => rigged(craft, event.part, event.hours))
    case 'craft-put-right':
      return putRight(state, event)
    default:
      return never(event)
  }
}

/** A machine that acts by itself is scrap with it, and up again with it, where its plant and its computer work. */
function putRight(
  state: BattleState,
  { craft, speed, hull, structure, armour }: EventOf<'craft-put-right'>,
): BattleState {
  const destroyed = structure === 0
  const right = craftChanged(state, craft, ({ shell }) => ({
    speed: destroyed ? 0 : speed,
    shell: { ...shell, hull, structure, armour },
    destroyed,
  }))
  const machine = right.fighters[craft]
  if (!machine || (machine.fate === 'dead') === destroyed) return right
  return destroyed
    ? fell(right, { kind: 'fell', fighter: craft, to: 'dead', by: null, with: '' })
    : fighterChanged(right, craft, { fate: isOff(right, craft) ? 'disabled' : 'up' })
}

function isOff(state: BattleState, id: string): boolean {
  const craft = state.crafts[id]
  return craft !== undefined && isDisabled(state, craft)
}

/** What anybody who has to do with it loses already is lost first. */
function lostMore(
  state: BattleState,
  { id, operator, lost }: Craft,
  { idle: rounds, events }: EventOf<'craft-hit'>,
): Craft['lost'] {
  const atOnce = events.some(({ place, now }) => place === 'computer' && now === 1)
  const crew = Object.values(state.fighters).filter(
    (one) => one.id === id || one.id === operator || one.aboard?.craft === id,
  )
  if (lost && crew.some((one) => firstFree(lost, one.id) > state.round))
    return { ...lost, rounds: lost.rounds + rounds, atOnce: lost.atOnce || atOnce }
  const acted = crew.filter(
    ({ turn, acted: has }) => (turn === 'now' && has) || turn === 'done' || turn === 'leads',
  )
  return { rounds, since: state.round, acted: acted.map((one) => one.id), atOnce }
}

/** It is somewhere else now, and who rides it with it. */
function movedOn(state: BattleState, id: string): BattleState {
  const craft = state.crafts[id]
  if (!craft || craft.speed === 0) return state
  const riders = Object.values(state.fighters).filter(({ aboard }) => aboard?.craft === id)
  return riders.reduce((all, rider) => forgotten(all, rider.id), forgotten(state, id))
}

/** Somebody comes into one more arc, until the driver’s next turn, or without one until the next round is over (line 228). */
function stunted(state: BattleState, { craft: id, success, target, arc }: EventOf<'stunted'>): BattleState {
  return craftChanged(state, id, ({ gained }) => ({
    controlled: true,
    gained:
      success && target !== null && arc !== null
        ? [...gained, { target, arc, until: state.round + 1 }]
        : gained,
  }))
}

/** Whoever pursues has to weave as well, or break off (line 232). */
function wove(state: BattleState, { craft: id, number, pursuers, success }: EventOf<'wove'>): BattleState {
  const own = craftChanged(state, id, { controlled: true, pursues: null })
  if (!success) return own
  return pursuers.reduce((all, one) => craftChanged(all, one, { pursues: { number } }), own)
}

function controlsTaken(state: BattleState, { fighter, craft }: EventOf<'controls-taken'>): BattleState {
  const before = Object.values(state.fighters).find(
    ({ aboard }) => aboard?.craft === craft && aboard.seat === 'pilot',
  )
  const moved = before
    ? fighterChanged(state, before.id, ({ aboard }) => ({ aboard: aboard && { ...aboard, seat: 'crew' } }))
    : state
  const draft = vehicleDraftOf(state, craft)
  const taken = craftChanged(moved, craft, {
    controlled: true,
    evasion: 0,
    operator: draft && isControlled(draft) ? fighter : null,
  })
  return fighterChanged(taken, fighter, ({ aboard }) => ({
    aboard: aboard?.craft === craft ? { ...aboard, seat: 'pilot' } : aboard,
  }))
}
