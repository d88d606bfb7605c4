import { ask, enter } from '../../../../battle/course.ts'
import { is, one, some } from '../../../../battle/field.ts'
import { rollOff } from '../../../../battle/log.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { shuffled } from '../../../../dice/shuffle.ts'
import { CONTACT } from '../../data/scenarios.ts'
import { dummyMarkers, reconPoints, reconReturn } from '../../scenarios.ts'
import { beginTurn, carryOn, spendPoint } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import { isDropping } from '../course/who.ts'
import { rollDie, passes } from '../resolve/dice.ts'
import { lose } from '../resolve/losses.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  idsOf,
  isUnit,
  joinedTo,
  piecesOf,
  platoonsOf,
  rulesOf,
  scenarioSide,
  traitsOf,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, MarkerState } from '../state/state.ts'
import { BATTLE_SIDES, otherSide, type Side } from '../words.ts'

/** Contact markers and Recon Points (lines 2719–2745; R11, R30). */

const markersOf = (state: BattleState, side: Side, fate: MarkerState['fate']): readonly MarkerState[] =>
  Object.values(state.markers).filter((one) => one.side === side && one.fate === fate)

/** Who has a marker of its own: teams are with their squads, riders in their vehicles. */
const covered = (state: BattleState, side: Side) =>
  piecesOf(state, side).filter((piece) => {
    if (piece.fate !== 'waiting' || isDropping(state, piece)) return false
    return !(isUnit(piece) && piece.attached !== null)
  })

/** What Recon Points of a side are counted by, its scouts with it (lines 2661–2675). */
export function reconOf(state: BattleState, side: Side): Parameters<typeof reconPoints>[0] {
  const { stance, attitude } = scenarioSide(state, side)
  return {
    stance: stance ?? 'neutral',
    attitude: attitude ?? 'cautious',
    platoons: platoonsOf(state, side),
    duty: state.camps[side].scouts.length,
  }
}

const pointsOf = (state: BattleState, side: Side): number => reconPoints(reconOf(state, side))

/** A die and the Recon Points, which stay secret: the higher picks an edge, ties again. Source: line 2685; FAD-420. */
export function rollForEdge(log: Log): void {
  for (;;) {
    const [one = 0, other = 0] = BATTLE_SIDES.map(
      (side) => rollDie(log, { purpose: 'edge', side, unit: null }) + pointsOf(log.state, side),
    )
    if (one === other) continue
    log.emit({ kind: 'edge-won', side: one > other ? 'side-1' : 'side-2' })
    return
  }
}

/** Recon duty ends one way or the other, and markers are dealt (lines 2661–2733). */
export function startContact(log: Log): void {
  for (const side of BATTLE_SIDES) {
    const command = reconOf(log.state, side)
    const points = reconPoints(command)
    const late: string[] = []
    for (const id of log.state.camps[side].scouts) if (!returned(log, id)) late.push(id)
    const real = covered(log.state, side).filter(({ id }) => !late.includes(id))
    const units = unitsOf(log.state, side).map((unit) => ({ traits: traitsOf(log.state, unit) }))
    const dummies = dummyMarkers({ ...command, units }, rulesOf(log.state))
    const ids = Array.from({ length: real.length + dummies }, (_none, at) => `${side}.contact-${at + 1}`)
    const mixed = shuffled(ids, log.dice)
    log.emit({ kind: 'recon-counted', side, points })
    log.emit({
      kind: 'markers-dealt',
      side,
      markers: ids,
      real: ids.filter((id) => mixed.indexOf(id) < real.length),
    })
    // They stand for who is on the table.
    for (const { id } of real) {
      log.emit({ kind: 'placed', unit: id, fate: 'hidden' })
      for (const joined of joinedTo(log.state, id))
        log.emit({ kind: 'placed', unit: joined.id, fate: 'hidden' })
    }
  }
  rollForEdge(log)
  const count = (side: Side): number => markersOf(log.state, side, 'held').length
  const [one, other] = [count('side-1'), count('side-2')]
  const first = one === other ? lowerDie(log) : one > other ? 'side-1' : 'side-2'
  log.emit({ kind: 'marking-turned', side: first })
  enter(log, 'marking')
  nextMarking(log)
}

/** The lower die lays first; ties again (line 2733). */
function lowerDie(log: Log): Side {
  for (;;) {
    const higher = rollOff(log, 'markers', { 'side-1': 0, 'side-2': 0 })
    if (higher) return otherSide(higher)
  }
}

/** True: it stands with the others. Source: lines 2729–2731; R13. */
function returned(log: Log, id: string): boolean {
  const piece = piecesOf(log.state, 'side-1')
    .concat(piecesOf(log.state, 'side-2'))
    .find((one) => one.id === id)
  if (!piece) return true
  const die = rollDie(log, { purpose: 'recon-return', side: piece.side, unit: id })
  const outcome = reconReturn(die, { traits: isUnit(piece) ? traitsOf(log.state, piece) : [] })
  if (outcome === 'destroyed') lose(log, id, 'destroyed', null)
  return outcome === 'back'
}

function nextMarking(log: Log): void {
  const { active } = log.state
  const side = active ?? 'side-1'
  if (markersOf(log.state, side, 'held').length > 0) return
  if (markersOf(log.state, otherSide(side), 'held').length > 0) {
    log.emit({ kind: 'marking-turned', side: otherSide(side) })
    return
  }
  const { marksFirst } = log.state
  if (marksFirst !== null && marksFirst !== side) log.emit({ kind: 'side-turned', side: marksFirst })
  enter(log, 'recon')
  nextPoint(log)
}

/** Five at a time, in turn. Source: line 2733. */
export const layMarkers: Rule<'lay-markers'> = {
  phases: ['marking'],
  offers: (state, side) => (state.active === side && markersOf(state, side, 'held').length > 0 ? [{}] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    const next = markersOf(log.state, side, 'held').slice(0, CONTACT.atATime)
    log.emit({ kind: 'markers-laid', markers: idsOf(next), side })
    log.emit({ kind: 'marking-turned', side: otherSide(side) })
    nextMarking(log)
  },
}

const mayspend = (state: BattleState, side: Side): boolean =>
  state.steps.length === 0 &&
  state.active === side &&
  state.camps[side].reconPoints > 0 &&
  !state.camps[side].reconEnded

/** Two markers up to six inches (line 2738); where they lie the players see. */
export const moveContacts: Rule<'move-contacts'> = {
  phases: ['recon'],
  offers: (state, side): readonly Fields[] => {
    const own = markersOf(state, side, 'down')
    if (!mayspend(state, side) || own.length === 0) return []
    return [{ markers: { ...some(idsOf(own)), measured: false } }]
  },
  check: noCheck,
  resolve: (log, { side, markers }) => {
    log.emit({ kind: 'point-spent', side, what: 'move', markers: markers.slice(0, CONTACT.move.markers) })
    ask(log, { kind: 'block', side: otherSide(side), what: 'move', markers })
    goOnRecon(log, side)
  },
}

/** A marker of the enemy's is looked at (line 2739). */
export const revealContact: Rule<'reveal-contact'> = {
  phases: ['recon'],
  offers: (state, side): readonly Fields[] => {
    const theirs = markersOf(state, otherSide(side), 'down')
    return mayspend(state, side) && theirs.length > 0 ? [{ marker: one(idsOf(theirs)) }] : []
  },
  check: noCheck,
  resolve: (log, { side, marker }) => {
    log.emit({ kind: 'point-spent', side, what: 'reveal', markers: [marker] })
    ask(log, { kind: 'block', side: otherSide(side), what: 'reveal', markers: [marker] })
    goOnRecon(log, side)
  },
}

/** What the other side spent a point for happens, unless it is blocked. */
const afterBlock = (isBlocked: (log: Log, side: Side) => boolean): Rule<'block'> & Rule<'let-pass'> => ({
  phases: ['recon'],
  offers: (state, side) => (dueOf(state, side, 'block') ? [{}] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'block') return
    log.emit({ kind: 'answered' })
    if (!isBlocked(log, side)) spendPoint(log, step)
    goOnRecon(log, otherSide(side))
  },
})

/** Whoever has a point left may block on a 4; no block of a block (line 2737; R30). */
export const block: Rule<'block'> = afterBlock((log, side) => {
  const succeeded = passes(log, { purpose: 'block', side, unit: null }, CONTACT.blockOn)
  log.emit({ kind: 'point-blocked', side, succeeded })
  return succeeded
})

export const letPass: Rule<'let-pass'> = afterBlock(() => false)

/** A true marker was one of its side's units: its side says which (line 2721). */
export const showContact: Rule<'show-contact'> = {
  phases: ['recon'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'show')
    const units = piecesOf(state, side).filter(
      (piece) => piece.fate === 'hidden' && !(isUnit(piece) && piece.attached !== null),
    )
    return step && units.length > 0 ? [{ marker: is(step.marker), unit: one(idsOf(units)) }] : []
  },
  check: noCheck,
  resolve: (log, { side, marker, unit }) => {
    const [step] = log.state.steps
    log.emit({ kind: 'answered' })
    log.emit({ kind: 'marker-shown', marker, unit })
    stand(log, unit)
    goOnRecon(log, step?.kind === 'show' && step.met ? null : otherSide(side))
  },
}

function stand(log: Log, unit: string): void {
  log.emit({ kind: 'placed', unit, fate: 'onTable' })
  for (const { id } of joinedTo(log.state, unit)) log.emit({ kind: 'placed', unit: id, fate: 'onTable' })
}

/** Markers of both sides within twelve inches of each other are seen (line 2741). */
export const contactsMeet: Rule<'contacts-meet'> = {
  phases: ['recon'],
  offers: (state, side): readonly Fields[] => {
    const [own, theirs] = [markersOf(state, side, 'down'), markersOf(state, otherSide(side), 'down')]
    const isFree = state.steps.length === 0 && state.active === side
    return isFree && own.length > 0 && theirs.length > 0
      ? [{ own: one(idsOf(own)), enemy: one(idsOf(theirs)) }]
      : []
  },
  check: noCheck,
  resolve: (log, { own, enemy }) => {
    for (const id of [own, enemy]) {
      const marker = log.state.markers[id]
      if (marker) spendPoint(log, { kind: 'block', side: marker.side, what: 'reveal', markers: [id] }, true)
    }
    goOnRecon(log, null)
  },
}

export const endRecon: Rule<'end-recon'> = {
  phases: ['recon'],
  offers: (state, side) => (mayspend(state, side) ? [{}] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    log.emit({ kind: 'recon-ended', side })
    nextPoint(log)
  },
}

/** What was asked is answered; then it is the other side's turn to spend. `by`: who spent last; null: nobody did. */
function goOnRecon(log: Log, by: Side | null): void {
  carryOn(log)
  if (log.state.steps.length > 0) return
  enter(log, 'recon')
  if (by !== null && log.state.active === by) log.emit({ kind: 'side-turned', side: otherSide(by) })
  nextPoint(log)
}

/** In turn, while anybody has points; then everything is revealed (lines 2735, 2745). */
function nextPoint(log: Log): void {
  const able = (side: Side): boolean =>
    log.state.camps[side].reconPoints > 0 && !log.state.camps[side].reconEnded
  const active = log.state.active ?? 'side-1'
  if (able(active)) return
  if (able(otherSide(active))) {
    log.emit({ kind: 'side-turned', side: otherSide(active) })
    return
  }
  for (const side of BATTLE_SIDES)
    for (const { id, fate } of piecesOf(log.state, side))
      if (fate === 'hidden') log.emit({ kind: 'placed', unit: id, fate: 'onTable' })
  begun(log)
}

/** The first turn. */
export function begun(log: Log): void {
  beginTurn(log)
  carryOn(log)
}
