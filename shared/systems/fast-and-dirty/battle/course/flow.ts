import { ask, carryOnBy, enter } from '../../../../battle/course.ts'
import { rollSum } from '../../../../battle/log.ts'
import { never } from '../../../../never.ts'
import { DEMOLITION } from '../../data/advanced.ts'
import type { Step } from '../documents/steps.ts'
import { isWon, moreLeft, needsJudging, spoiler, turnLimit } from '../ending/mission.ts'
import { passes } from '../resolve/dice.ts'
import { harmAll } from '../resolve/harm.ts'
import { hitNext } from '../resolve/hits.ts'
import { damaged, pierce } from '../resolve/vehicle.ts'
import { arrive, comeAboard, leave, partnerActed } from '../resolve/arrive.ts'
import { land } from '../resolve/land.ts'
import { learnResolve, loseHeart, missLeader, settleUnit } from '../resolve/losses.ts'
import { holds, respond } from '../resolve/morale.ts'
import { bringDown } from '../resolve/works.ts'
import type { Log } from '../rules/rule.ts'
import {
  allUnits,
  has,
  hasOwnLeader,
  idsOf,
  isIn,
  isOnTable,
  isUnit,
  joinedTo,
  lyingIn,
  mayRise,
  pieceIn,
  piecesOf,
  rulesOf,
  unitIn,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, Checks, CraftState, GotOut, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, otherSide, type Ending, type Phase, type Side } from '../words.ts'
import { canAct } from './who.ts'
import { phaseOf } from './steps.ts'

/** How a battle goes on of itself: what is going on, activations, turns (lines 565–587). */

/** On until somebody has to say something. */
export const carryOn = carryOnBy<Step, Phase, Log>({ phaseOf, run, goOn })

/** A step that waits for nobody. */
function run(log: Log, step: Step): void {
  switch (step.kind) {
    case 'arrive':
      ask(log, ...arrive(log, step))
      return
    case 'harm':
      harmAll(log, step.harm)
      return
    case 'hit': {
      const left = hitNext(log, step.hit, null)
      if (left) ask(log, { kind: 'hit', hit: left })
      return
    }
    case 'prefer': {
      const [damage] = step.of
      if (damage) ask(log, ...damaged(log, step.craft, damage, step.by))
      return
    }
    case 'pierce':
      ask(log, ...pierce(log, step))
      return
    case 'land': {
      const next = land(log, step)
      ask(log, ...next)
      if (next.length === 0 && log.state.activation?.unit === step.unit) endActivation(log)
      return
    }
    case 'block':
      spendPoint(log, step)
      return
    case 'show':
      log.emit({ kind: 'marker-shown', marker: step.marker, unit: null })
      return
    case 'board':
      comeAboard(log, step)
      return
    case 'leave':
      leave(log, step.mover, undefined, step.carried)
      return
    case 'contact':
      partnerActed(log, step.charge)
      return
    case 'mine':
    case 'window':
    case 'free-shot':
    case 'elude':
    case 'sentry':
    case 'wounded':
    case 'turn-away':
    case 'touch-down':
    case 'fall-back':
      // Whoever was to answer cannot any more.
      return
    case 'inside':
    case 'wreck':
    case 'judge':
      throw new Error(`A ${step.kind} waits for somebody.`)
    default:
      never(step)
  }
}

/** What a Recon Point was spent for happens, where nobody has blocked it (lines 2735–2739). */
export function spendPoint(log: Log, step: Extract<Step, { kind: 'block' }>, isMet = false): void {
  if (step.what === 'move') return
  const [marker] = step.markers
  const found = log.state.markers[marker ?? '']
  if (found?.fate !== 'down') return
  const met = isMet && { met: true as const }
  if (found.real) ask(log, { kind: 'show', side: found.side, marker: found.id, ...met })
  else log.emit({ kind: 'marker-shown', marker: found.id, unit: null })
}

/** Nothing is going on. False where somebody is to do something. */
function goOn(log: Log): boolean {
  const { state } = log
  if (state.round === 0 || state.phase === 'initiative') return false
  if (state.turnEnds) {
    closeTurn(log)
    return true
  }
  if (finishIfAlone(log)) return true
  if (isBeforeFirst(state)) {
    enter(log, 'initiative')
    return false
  }
  const { activation } = state
  if (activation) {
    const piece = pieceIn(state, activation.unit)
    const isThere = piece !== null && (isOnTable(piece) || piece.fate === 'hidden')
    const isStopped = activation.repulsed && rulesOf(state).repulsed === 'ends'
    if (isThere && !isStopped) {
      enter(log, 'acting')
      return false
    }
    endActivation(log)
    return true
  }
  const { follow } = state
  if (follow) {
    const piece = pieceIn(state, follow.unit)
    if (piece && canAct(state, piece)) {
      enter(log, 'activating')
      return false
    }
    log.emit({ kind: 'followed', unit: null, must: false })
    return true
  }
  return nextUnit(log)
}

/** Somebody has infiltrated through mines before anybody was activated (lines 1405, 1779). */
const isBeforeFirst = ({
  round,
  initiative,
  phase,
  activation,
  follow,
  units,
  crafts,
}: BattleState): boolean =>
  round === 1 &&
  initiative === null &&
  phase !== 'activating' &&
  activation === null &&
  follow === null &&
  ![...Object.values(units), ...Object.values(crafts)].some(({ done }) => done)

/** Only one side has anybody left, or a villain who may get up yet (line 1851; FAD-026). */
function finishIfAlone(log: Log): boolean {
  const left = BATTLE_SIDES.filter((side) =>
    piecesOf(log.state, side).some(
      (one) => (isIn(one) && one.fate !== 'offBoard') || (isUnit(one) && mayRise(log.state, one)),
    ),
  )
  const isSpared = (side: Side): boolean => piecesOf(log.state, side).some(({ fate }) => fate === 'left')
  const gone = BATTLE_SIDES.filter((side) => !left.includes(side))
  if (gone.length === 0) return false
  const wins = BATTLE_SIDES.filter((side) => isWon(log.state, side))
  const [winner] = wins.length === 1 ? wins : left.filter((side) => !isSpared(otherSide(side)))
  if (wins.length === 1) finish(log, 'mission', winner ?? null)
  else finish(log, 'nobody-left', winner ?? spoiler(log.state))
  return true
}

/** Who acts next; the same side again where the other has nobody left (lines 569–571, 577). */
function nextUnit(log: Log): boolean {
  const { state } = log
  const able = (side: Side): readonly (UnitState | CraftState)[] =>
    piecesOf(state, side).filter((one) => canAct(state, one))
  if (rulesOf(state).cardActivation) {
    const all = BATTLE_SIDES.flatMap(able).filter((one) => !hasNoCard(state, one))
    const drawn = drawCard(log, all)
    if (!drawn) return endTurn(log)
    log.emit({ kind: 'side-turned', side: drawn.side })
    log.emit({ kind: 'followed', unit: drawn.id, must: true, drawn: true })
    return true
  }
  const active = state.active ?? 'side-1'
  const next =
    able(active).length > 0 ? active : able(otherSide(active)).length > 0 ? otherSide(active) : null
  if (next === null) return endTurn(log)
  if (next !== active) log.emit({ kind: 'side-turned', side: next })
  enter(log, 'activating')
  return false
}

/** Who has joined a squad that has not acted yet goes along when its card comes (lines 577, 1427). */
function hasNoCard(state: BattleState, piece: UnitState | CraftState): boolean {
  const squad = isUnit(piece) ? unitIn(state, piece.attached) : null
  return squad !== null && canAct(state, squad)
}

/** A card for every unit (line 577). */
function drawCard(log: Log, all: readonly (UnitState | CraftState)[]): UnitState | CraftState | null {
  const [first] = all
  if (!first || all.length < 2) return first ?? null
  const die = rollSum(
    log,
    { purpose: 'initiative', side: first.side, unit: null, die: `d${Math.min(100, all.length)}` },
    1,
  )
  return all[die - 1] ?? first
}

/** An activation ends; its partner or its vehicle follows, else the other side does (lines 587, 1282, 1787). */
export function endActivation(log: Log): void {
  const { activation } = log.state
  if (!activation) return
  const before = pieceIn(log.state, activation.unit)
  const next = activation.next.filter(({ unit }) => unitIn(log.state, unit)?.fate === 'onTable')
  finishCharges(log, activation.unit)
  for (const id of [activation.unit, ...activation.along]) regenerate(log, id)
  drugged(log, activation.unit)
  log.emit({ kind: 'activation-ended', unit: activation.unit })
  if (next.length > 0) {
    actOutside(log, next)
    return
  }
  if (!before) return
  const follower = followerOf(log.state, before)
  if (follower) {
    log.emit({ kind: 'followed', unit: follower.unit, must: follower.must })
    return
  }
  const other = otherSide(before.side)
  if (!rulesOf(log.state).cardActivation) log.emit({ kind: 'side-turned', side: other })
}

/** Who was set down has moved, and shoots, or charges where its vehicle was assaulted, if its Resolve holds; then the next of them does (lines 593, 680, 1095). */
export function actOutside(log: Log, [first, ...next]: readonly GotOut[]): void {
  if (!first) return
  const { unit, into, charges, checks = UNASKED } = first
  const along = idsOf(joinedTo(log.state, unit))
  log.emit({ kind: 'activated', unit, along, ...(next.length > 0 && { next }) })
  log.emit({ kind: 'moved', unit, how: 'move', inches: 0, into })
  log.emit({ kind: 'done', unit, deed: 'getOut' })
  if (!charges) log.emit({ kind: 'done', unit, deed: 'move' })
  if (checks.controlled) log.emit({ kind: 'used-this-turn', unit, what: 'controlled' })
  const squad = unitIn(log.state, unit)
  if (squad && !holds(log, squad, checks)) endActivation(log)
  // Whoever cannot charge has no movement left that orders could restrict.
  else if (charges) respond(log, unit, checks)
}
/** Nobody was asked, as nothing had to be checked. */
const UNASKED: Checks = { inspired: false, terrified: false, controlled: false, lucky: false }

function followerOf(
  state: BattleState,
  piece: UnitState | CraftState,
): { unit: string; must: boolean } | null {
  if (!isUnit(piece)) {
    // Whoever rides with it, or has acted, is no longer due.
    const squad = unitsOf(state, piece.side).find((unit) => isMountedOn(state, unit, piece))
    return squad && canAct(state, squad) ? { unit: squad.id, must: false } : null
  }
  if (piece.document.partner === null) return null
  const partner = pieceIn(state, `${piece.side}.${piece.document.partner}`)
  if (!partner || !canAct(state, partner)) return null
  if (isUnit(partner)) {
    const team =
      rulesOf(state).fireTeams &&
      piece.document.traits.includes('fireTeams') &&
      partner.document.traits.includes('fireTeams')
    return team ? { unit: partner.id, must: true } : null
  }
  return isMountedOn(state, piece, partner) ? { unit: partner.id, must: false } : null
}

/** A mechanized squad and its own vehicle: either goes first, and the other may follow (line 1787; FAD-336). */
const isMountedOn = (state: BattleState, unit: UnitState, { id }: CraftState): boolean =>
  has(state, unit, 'mechanized') && `${unit.side}.${unit.document.partner ?? ''}` === id

/** Charges that took longer are rigged now, where the unit has stayed (line 1214). */
function finishCharges(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  if (!unit || !isOnTable(unit) || unit.moved) return
  for (const { target, step, round } of unit.charges)
    if (step === 'rigging' && round < log.state.round)
      log.emit({ kind: 'charges-rigged', unit: id, target, step: 'rigged' })
}

/** Wounds close of themselves in an activation in which the unit went nowhere (line 1795; FAD-338). */
function regenerate(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  if (!unit || !isOnTable(unit) || unit.moved || !has(log.state, unit, 'regenerate')) return
  for (const { id: figure } of lyingIn(unit)) log.emit({ kind: 'recovered', unit: id, figure, fate: 'up' })
}

/** What combat drugs do to whom they have carried (line 1719). */
function drugged(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  const { activation } = log.state
  if (!unit || !isOnTable(unit) || activation?.unit !== id || !activation.drugged) return
  const wasLed = hasOwnLeader(unit)
  for (const figure of unit.figures.filter(({ fate }) => fate === 'up')) {
    if (!passes(log, { purpose: 'drugs', side: unit.side, unit: id }, WOUNDS_ON)) continue
    const fate = rulesOf(log.state).recoverWounded ? 'wounded' : 'killed'
    log.emit({ kind: 'figures-hit', unit: id, figures: [figure.id], fate, by: null })
  }
  learnResolve(log, id)
  missLeader(log, id, wasLed)
  settleUnit(log, id, null)
}
const WOUNDS_ON = 6

/** All have acted: buildings fall, sentry guns fire, missions are looked at (lines 1222, 1620, 2753). */
function endTurn(log: Log): boolean {
  log.emit({ kind: 'turn-ended' })
  collapse(log)
  const { state } = log
  const sentries: Step[] = rulesOf(state).sentryGuns
    ? Object.values(state.sentries)
        .filter(({ fate }) => fate === 'stands')
        .map(({ id }) => ({ kind: 'sentry', gun: id }))
    : []
  const judges: Step[] = BATTLE_SIDES.filter((side) => needsJudging(state, side) !== null).map((side) => ({
    kind: 'judge',
    side,
  }))
  ask(log, ...sentries, ...judges)
  return true
}

/** What is badly damaged comes down on a 4 (line 1222). */
function collapse(log: Log): void {
  for (const { id, side, charges } of allUnits(log.state))
    for (const { target, step } of charges)
      if (
        step === 'badlyDamaged' &&
        passes(log, { purpose: 'collapse', side, unit: id }, DEMOLITION.collapses)
      )
        bringDown(log, id, target)
}

/** Who has won; else villains are buried and the next turn begins. */
function closeTurn(log: Log): void {
  const { state } = log
  const wins = BATTLE_SIDES.filter((side) => isWon(state, side))
  const [winner] = wins
  if (wins.length === 1 && winner) finish(log, 'mission', winner)
  else if (wins.length === 2) {
    const more = rulesOf(state).bothWin === 'draw' ? null : moreLeft(state)
    finish(log, 'both', more)
  } else if (finishIfAlone(log)) return
  else {
    const limit = turnLimit(state)
    if (limit !== null && state.round >= limit) finish(log, 'turn-limit', spoiler(state))
    else beginTurn(log)
  }
}

/** The next turn; with cards nobody throws for initiative, and only the first of all is turned over by itself (lines 565–577). */
export function beginTurn(log: Log): void {
  log.emit({ kind: 'round-begun', round: log.state.round + 1 })
  // Villains who have not got up stay down.
  for (const side of BATTLE_SIDES) loseHeart(log, side)
  if (rulesOf(log.state).cardActivation && log.state.round > 1) {
    enter(log, 'activating')
    return
  }
  enter(log, 'initiative')
}

export function finish(log: Log, how: Ending, won: Side | null): void {
  if (won !== null && rulesOf(log.state).untreated === 'byDie') lookAfter(log, won)
  log.emit({ kind: 'ended', how, won })
  enter(log, 'over')
}

/** Whoever holds the table finds its wounded: on a 4 they live, and whose wounds close of themselves live anyhow (line 1795; FAD-455). */
function lookAfter(log: Log, side: Side): void {
  for (const unit of allUnits(log.state).filter((one) => one.side === side))
    for (const { id, fate } of unit.figures) {
      if (fate !== 'wounded') continue
      const roll = { purpose: 'recovery', side, unit: unit.id } as const
      const lives = has(log.state, unit, 'regenerate') || passes(log, roll, LIVES_ON)
      log.emit({ kind: 'recovered', unit: unit.id, figure: id, fate: lives ? 'stabilised' : 'killed' })
    }
}
const LIVES_ON = 4
