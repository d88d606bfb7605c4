import { ask } from '../../../../battle/course.ts'
import { band, choice, distanceUpTo, is, must, some, words } from '../../../../battle/field.ts'
import { breaks, impossible, noCheck, notSeen, when, type Hindrance } from '../../../../battle/rule.ts'
import { PING_SPD } from '../../data/units.ts'
import { moveReach } from '../../field.ts'
import { revealOptions } from '../../pings.ts'
import { carryOn, endMoves, gainsAt, identify } from '../course/flow.ts'
import { mayReveal, taskforcePings, taskforceUnits, toMove, toRefresh } from '../course/who.ts'
import { SLOWING, type CommandOf } from '../documents/commands.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  activeOf,
  fresh,
  idsOf,
  isInfantry,
  living,
  ofSig,
  pingIn,
  reserveOf,
  rulesOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { Move, Side } from '../words.ts'

/** A Taskforce from its designation to its Move phase (lines 201–240). */

const isActive = (state: BattleState, side: Side): boolean => activeOf(state) === side

/** Any that have not activated, and one at least. Source: line 215; R11. */
export const designate: Rule<'designate'> = {
  phases: ['designating'],
  offers: (state, side) => {
    if (!isActive(state, side)) return []
    const { units, pings } = fresh(state, side)
    return [
      {
        units: { ...some(units), measured: false },
        pings: { ...some(pings), measured: false },
      },
    ]
  },
  check: (_state, { units, pings }) =>
    when(units.length + pings.length === 0, () =>
      impossible('designate/none', 'A Taskforce has one Unit or Ping at least: choose some.', { page: 215 }),
    ),
  resolve: (log, { side, units, pings }) => {
    log.emit({ kind: 'designated', side, units, pings })
    log.emit({ kind: 'phase-entered', phase: 'revealing' })
    carryOn(log)
  },
}

/** What a Ping may be said to be: one of these Units, or with null a decoy (lines 386, 412). */
export function identities(state: BattleState, id: string): Fields | null {
  const ping = pingIn(state, id)
  if (ping?.fate !== 'onTable') return null
  const { unit, decoy } = revealOptions(ofSig(state, ping))
  const units = idsOf(reserveOf(state, ping.side, ping.sig))
  return {
    ping: is(id),
    unit: unit ? { kind: 'one', of: units, orNone: decoy, measured: false } : is(null),
  }
}

/** Pings of the Taskforce, as many as one likes. Source: lines 219, 390. */
export const reveal: Rule<'reveal'> = {
  phases: ['revealing'],
  offers: (state, side): readonly Fields[] => {
    if (!isActive(state, side)) return []
    return taskforcePings(state).flatMap((id): readonly Fields[] => {
      const fields = identities(state, id)
      return fields ? [fields] : []
    })
  },
  check: noCheck,
  resolve: (log, { ping, unit }) => {
    identify(log, { ping, by: 'chosen' }, unit)
    carryOn(log)
  },
}

/** Whatever would reveal a Ping takes Stealth, and so does its owner’s will. Source: line 750. */
export const dropStealth: Rule<'drop-stealth'> = {
  phases: ['revealing'],
  offers: (state, side) =>
    isActive(state, side) && rulesOf(state).dropStealth
      ? taskforceUnits(state)
          .filter(({ stealth }) => stealth)
          .map(({ id }) => ({ unit: is(id) }))
      : [],
  check: noCheck,
  resolve: (log, { unit }) => {
    log.emit({ kind: 'token-lost', unit, token: 'stealth' })
    carryOn(log)
  },
}

export const revealNoMore: Rule<'reveal-no-more'> = {
  phases: ['revealing'],
  offers: (state, side) => (isActive(state, side) && mayReveal(state) ? [{}] : []),
  check: noCheck,
  resolve: (log) => {
    log.emit({ kind: 'phase-entered', phase: 'refreshing' })
    carryOn(log)
  },
}

/** In the order that their player likes. Source: lines 223–230; R5. */
export const refresh: Rule<'refresh'> = {
  phases: ['refreshing'],
  offers: (state, side) =>
    isActive(state, side)
      ? toRefresh(state).map(({ id, stun }) => ({
          unit: is(id),
          freed: choice(stun && state.camps[side].commandPoints > 0),
        }))
      : [],
  check: noCheck,
  resolve: (log, { side, unit, freed }) => {
    refreshed(log, unit)
    if (freed) freeOfStun(log, side, unit)
    carryOn(log)
  },
}

export const refreshRest: Rule<'refresh-rest'> = {
  phases: ['refreshing'],
  offers: (state, side) => (isActive(state, side) && toRefresh(state).length > 1 ? [{}] : []),
  check: noCheck,
  resolve: (log) => {
    for (const { id } of toRefresh(log.state)) refreshed(log, id)
    carryOn(log)
  },
}

/** Its tokens are as Refresh leaves them, and its traits’ moment has come. Source: lines 227–230, 589. */
export function refreshed(log: Log, id: string): void {
  log.emit({ kind: 'refreshed', unit: id })
  const unit = unitIn(log.state, id)
  if (unit) ask(log, ...gainsAt(unit, 'refresh'))
}

/** Source: lines 229, 427. */
export function freeOfStun(log: Log, side: Side, unit: string): void {
  log.emit({ kind: 'command-spent', side, count: 1, on: 'stun' })
  log.emit({ kind: 'token-lost', unit, token: 'stun' })
}

type Moving = Pick<CommandOf<'move'>, 'piece' | 'inches' | 'slowing' | 'coherent' | 'keeps' | 'building'>

/** How a Unit or a Ping may go (lines 236–238, 282–288, 300, 350, 374). */
export function moveFields(state: BattleState, id: string): Fields {
  const unit = unitIn(state, id)
  const isGroup = unit !== null && living(unit).length > 1
  return {
    piece: is(id),
    inches: distanceUpTo(unit?.card.spd ?? PING_SPD),
    slowing: band(SLOWING),
    coherent: isGroup ? must(true) : is(true),
    keeps: unit ? is(true) : must(true),
    building: unit && isInfantry(unit) ? { ...words(120), measured: true } : is(''),
  }
}

export function checkMove(
  state: BattleState,
  { piece, inches, slowing, coherent, keeps }: Moving,
): readonly Hindrance[] {
  const spd = unitIn(state, piece)?.card.spd ?? PING_SPD
  // Who only touches the edge has gone no farther than there (line 284).
  const reach = slowing === 'crosses' ? moveReach({ spd, toEdge: null, inSlowing: true }) : spd
  return [
    ...when(inches > reach, () =>
      breaks('move/too-far', `It goes ${reach}" at most: shorten its way.`, {
        page: 282,
        path: ['inches'],
        values: { reach },
      }),
    ),
    ...notSeen(
      coherent,
      'coherent',
      350,
      'Its bases end too far from each other: keep each within 6" of the others.',
    ),
    ...notSeen(keeps, 'keeps', 374, 'A Ping keeps more than 2" from the enemy: go another way.'),
  ]
}

/** Source: lines 236, 391; R12. */
export function movePiece(log: Log, { piece, inches, building }: Moving, how: Move): void {
  const base = how === 'action' ? (log.state.activation?.base ?? null) : null
  log.emit({ kind: 'moved', piece, base, how, inches, building })
  if (unitIn(log.state, piece)) ask(log, { kind: 'near', piece, how })
}

/** Each up to its SPD, one after the other. Source: lines 236–238. */
export const move: Rule<'move'> = {
  phases: ['moving'],
  offers: (state, side) => (isActive(state, side) ? toMove(state).map((id) => moveFields(state, id)) : []),
  check: checkMove,
  resolve: (log, command) => {
    movePiece(log, command, 'phase')
    carryOn(log)
  },
}

export const moveNoMore: Rule<'move-no-more'> = {
  phases: ['moving'],
  offers: (state, side) => (isActive(state, side) ? [{}] : []),
  check: noCheck,
  resolve: (log) => {
    endMoves(log)
    carryOn(log)
  },
}
