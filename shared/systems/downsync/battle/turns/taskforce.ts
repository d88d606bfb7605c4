import { ask } from '../../../../battle/course.ts'
import { band, choice, counted, distanceUpTo, is, must, one, some } from '../../../../battle/field.ts'
import { breaks, impossible, noCheck, notSeen, when, type Hindrance } from '../../../../battle/rule.ts'
import { PING_SPD } from '../../data/units.ts'
import type { BaseCount } from '../../words.ts'
import { moveReach } from '../../field.ts'
import { revealOptions } from '../../pings.ts'
import { carryOn, endMoves, identify } from '../course/flow.ts'
import { mayReveal, taskforcePings, taskforceUnits, toMove, toRefresh } from '../course/who.ts'
import { SLOWING, type CommandOf } from '../documents/commands.ts'
import { freeOfStun, refreshed } from '../resolve/effects.ts'
import { buildingField, checkParted, goingParted, partedFields } from '../rules/buildings.ts'
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
import type { BattleState, UnitState } from '../state/state.ts'
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
export function identities(state: BattleState, id: string): Fields[] {
  const ping = pingIn(state, id)
  if (ping?.fate !== 'onTable') return []
  const { unit, decoy } = revealOptions(ofSig(state, ping))
  const units = idsOf(reserveOf(state, ping.side, ping.sig))
  const [only] = units
  const known = units.length === 1 && only !== undefined ? is(only) : one(units)
  return [
    ...(unit ? [{ ping: is(id), unit: known }] : []),
    ...(decoy ? [{ ping: is(id), unit: is(null) }] : []),
  ]
}

/** Pings of the Taskforce, as many as one likes. Source: lines 219, 390. */
export const reveal: Rule<'reveal'> = {
  phases: ['revealing'],
  offers: (state, side): readonly Fields[] => {
    if (!isActive(state, side)) return []
    return taskforcePings(state).flatMap((id) => identities(state, id))
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

type Moving = Omit<CommandOf<'move'>, 'kind' | 'side'>

/** Inches that a card’s words give or take, at most (line 677). */
const FARTHER = 9

/** How a Unit or a Ping may go (lines 236–238, 282–288, 300, 350, 374). */
export function moveFields(state: BattleState, id: string): Fields {
  const unit = unitIn(state, id)
  const isGroup = unit !== null && living(unit).length > 1
  const { pingsInBuildings, pingsTouch } = rulesOf(state)
  const goesIn = unit ? isInfantry(unit) : pingsInBuildings
  return {
    piece: is(id),
    inches: distanceUpTo((unit?.card.spd ?? PING_SPD) + FARTHER),
    slowing: band(unit || pingsTouch ? SLOWING : SLOWING.filter((how) => how !== 'touches')),
    coherent: isGroup ? must(true) : is(true),
    keeps: unit ? is(true) : must(true),
    free: must(true),
    building: goesIn ? buildingField(state, unit && { unit, bases: movingBases(state, unit) }) : is(''),
    mod: counted(-FARTHER, FARTHER),
  }
}

/** The base that acts, or all of them. */
const movingBases = ({ activation }: BattleState, unit: UnitState): readonly BaseCount[] =>
  activation?.unit === unit.id && activation.base !== null
    ? [activation.base]
    : living(unit).map(({ number }) => number)

/** It pays for slowing terrain, and has not paid in the same turn where once is enough. Source: line 282; R12. */
const isSlowed = (state: BattleState, { piece, slowing }: Pick<Moving, 'piece' | 'slowing'>): boolean =>
  slowing === 'crosses' && (rulesOf(state).slowedAgain || !(state.taskforce?.slowed.includes(piece) ?? false))

/** Inches that it goes, by how it meets slowing terrain and what a card’s words give. Source: lines 236, 282–288, 677. */
export function reachOf(
  state: BattleState,
  { piece, slowing, mod }: Pick<Moving, 'piece' | 'slowing' | 'mod'>,
): number {
  const spd = Math.max(0, (unitIn(state, piece)?.card.spd ?? PING_SPD) + mod)
  // Who only touches the edge has gone no farther than there (line 284).
  return moveReach({ spd, toEdge: null, inSlowing: isSlowed(state, { piece, slowing }) })
}

export function checkMove(
  state: BattleState,
  { piece, inches, slowing, coherent, keeps, free, mod }: Moving,
): readonly Hindrance[] {
  const { coherency, ontoTokens, pingsKeepAway } = rulesOf(state)
  const reach = reachOf(state, { piece, slowing, mod })
  return [
    ...when(inches > reach, () =>
      breaks('move/too-far', `It goes ${reach}″ at most: shorten its way.`, {
        page: isSlowed(state, { piece, slowing }) ? 282 : 236,
        path: ['inches'],
        values: { reach },
      }),
    ),
    ...notSeen(coherent, 'coherent', 350, COHERENT[coherency]),
    ...notSeen(keeps, 'keeps', 374, KEEPS[pingsKeepAway]),
    ...notSeen(free, 'free', 236, FREE[ontoTokens ? 'any' : 'none']),
  ]
}

/** What is against bases that do not stand together, Pings beside enemies, and places that are taken. */
export const COHERENT = {
  pairwise:
    'Its bases end too far from each other: keep each within 6″ of the others, or where too many have fallen for that nearer than before.',
  circle:
    'Its bases end too far from each other: keep them all in a circle 6″ wide, or where too many have fallen for that nearer than before.',
} as const
export const KEEPS = {
  always:
    'A Ping keeps more than 2″ from enemy Units, and from enemy Pings that it sees, or goes away from those beside it: go another way.',
  inSight:
    'A Ping keeps more than 2″ from every enemy that it sees, or goes away from those beside it: go another way.',
} as const
export const FREE = {
  any: 'It goes through no enemy, ends on nobody, and only infantry that has room there is in a building: go another way.',
  none: 'It goes through no enemy, ends on nobody and on no token of the mission, and only infantry that has room there is in a building: go another way.',
} as const

/** Source: lines 236, 391; R12. */
export function movePiece(log: Log, { piece, inches, slowing, building }: Moving, how: Move): void {
  const base = how === 'action' ? (log.state.activation?.base ?? null) : null
  const slowed = slowing === 'crosses' ? { slowed: true as const } : {}
  log.emit({ kind: 'moved', piece, base, how, inches, building: building ?? '', ...slowed })
  looksAround(log, piece, how)
}

/** Who is near where it has come to, unless that is settled once all have moved. */
function looksAround(log: Log, piece: string, how: Move): void {
  const isLater = how === 'phase' && rulesOf(log.state).revealsSettled === 'allMoves'
  if (unitIn(log.state, piece) && !isLater) ask(log, { kind: 'near', piece, how })
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

/** Of its bases some end in a building of the mission, and the others in none. Source: lines 300–302, 350. */
export const moveParted: Rule<'move-parted'> = {
  phases: ['moving'],
  offers: (state, side): readonly Fields[] =>
    isActive(state, side)
      ? toMove(state).flatMap((id) => {
          const unit = unitIn(state, id)
          const parted = unit && isInfantry(unit) ? partedFields(state, unit) : null
          return parted ? [{ ...moveFields(state, id), ...parted }] : []
        })
      : [],
  check: (state, command) => [
    ...checkMove(state, command),
    ...checkParted(state, unitIn(state, command.piece), command),
  ],
  resolve: (log, command) => {
    const { piece, inches, slowing } = command
    const unit = unitIn(log.state, piece)
    const slowed = slowing === 'crosses' ? { slowed: true as const } : {}
    for (const going of unit ? goingParted(unit, command) : [])
      log.emit({ kind: 'moved', piece, how: 'phase', inches, ...going, ...slowed })
    looksAround(log, piece, 'phase')
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
