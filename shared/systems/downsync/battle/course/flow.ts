import { ask, carryOnBy, enter } from '../../../../battle/course.ts'
import { never } from '../../../../never.ts'
import { revealOptions } from '../../pings.ts'
import type { Score } from '../../documents/mission.ts'
import type { Step, StepOf } from '../documents/steps.ts'
import { apply, refreshed } from '../resolve/effects.ts'
import { endVolley, shoot } from '../resolve/shot.ts'
import { counterOf, gainsAt, gainsOf, isByHand, isKept, isLying, isPlain } from '../rules/abilities.ts'
import { mayAct } from '../rules/performing.ts'
import type { Log } from '../rules/rule.ts'
import {
  activeOf,
  baseIn,
  hasFresh,
  idsOf,
  isInfantry,
  isOnTable,
  isWipedOut,
  nonActiveOf,
  ofSig,
  outPings,
  outUnits,
  pingIn,
  reserveOf,
  rulesOf,
  traitsOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES, otherSide, type Ending, type Phase, type RevealBy, type Side } from '../words.ts'
import { mayChoose, phaseOf } from './steps.ts'
import {
  boosting,
  choosesRefresh,
  costOf,
  eligible,
  hasBegun,
  joiners,
  mayReveal,
  nextUp,
  owesStun,
  participants,
  taskforceUnits,
  toActivate,
  toMove,
  toMoveAgain,
  toRefresh,
  yetToAct,
} from './who.ts'
import { joinLate, joinsLate, rollPriorities } from './priority.ts'

/** How a battle goes on of itself: what is going on, activations, turns and Rounds (lines 189–252). */

export function finish(log: Log, how: Ending, won: Side | null): void {
  log.emit({ kind: 'ended', how, won })
  enter(log, 'over')
}

/** On until somebody has to say something. */
export const carryOn = carryOnBy<Step, Phase, Log>({
  ends: (log) => endAtOnce(log),
  phaseOf,
  run,
  goOn,
})

/** A side without Units has lost at once, and points win at once unless they are being counted (line 663). */
function endAtOnce(log: Log): boolean {
  if (rulesOf(log.state).wipedOut === 'atOnce' && endIfWipedOut(log)) return true
  const isCounting = log.state.steps.some(({ kind }) => kind === 'score')
  return !isCounting && endIfWon(log)
}

/** A step that waits for nobody. */
function run(log: Log, step: Step): void {
  switch (step.kind) {
    case 'identify':
      identify(log, step, chosenFor(log.state, step.ping))
      return
    case 'volley':
      endVolley(log, step)
      return
    case 'aimed':
      shoot(log, step)
      return
    case 'late':
      joinLate(log, step.unit)
      return
    case 'hit':
      apply(log, step)
      return
    case 'close':
      if (step.at === 'taskforce') closeTaskforce(log)
      else closeRound(log)
      return
    case 'gain':
      beginsOf(log, step)
      return
    case 'near':
    case 'place':
    case 'outcome':
    case 'score':
      // Nobody is near, or there any more.
      return
    default:
      never(step)
  }
}

/** What costs nothing and brings no token is so from its moment on. */
function beginsOf(log: Log, { unit: id, trait: of }: StepOf<'gain'>): void {
  const unit = unitIn(log.state, id)
  const trait = unit && traitsOf(unit).find((one) => one.id === of)
  if (!unit || !trait || !isOnTable(unit)) return
  if (isPlain(trait) && isKept(trait) && !isLying(unit, trait))
    log.emit({ kind: 'counter-gained', unit: id, counter: counterOf(unit, trait), ends: 'taskforce-end' })
}

/** What a Ping is that can be one thing only (lines 386, 412). */
function chosenFor(state: BattleState, id: string): string | null {
  const ping = pingIn(state, id)
  if (!ping || !isOnTable(ping) || mayChoose(state, id)) return null
  return reserveOf(state, ping.side, ping.sig)[0]?.id ?? null
}

/** A Ping comes to light as a Unit, or as nothing. Source: lines 386–414. */
export function identify(
  log: Log,
  { ping: id, by }: { readonly ping: string; readonly by: RevealBy },
  unit: string | null,
): void {
  const ping = pingIn(log.state, id)
  if (!ping || !isOnTable(ping)) return
  const left = revealOptions(ofSig(log.state, ping)).pingsLeftAfterUnit
  log.emit({ kind: 'revealed', ping: id, unit, by })
  for (const score of log.state.setup.mission.scores)
    if (score.kind === 'reveal')
      log.emit({ kind: 'scored', side: otherSide(ping.side), points: score.points, why: 'reveal' })
  if (unit === null) return
  if (left === 0) {
    const gone = outPings(log.state, ping.side).filter(({ sig }) => sig === ping.sig)
    if (gone.length > 0) log.emit({ kind: 'pings-removed', pings: idsOf(gone) })
  }
  const found = unitIn(log.state, unit)
  if (!found) return
  const appears = isInfantry(found) ? {} : { appears: true as const }
  const isNear = isInfantry(found) || rulesOf(log.state).appearingReveals
  ask(
    log,
    ...(isInfantry(found) ? [{ kind: 'place' as const, unit }] : []),
    ...(isNear ? [{ kind: 'near' as const, piece: unit, how: 'placed' as const, ...appears }] : []),
    // Infantry may be Placed away from whoever has found it.
    ...gainsAt(found, 'reveal', by === 'near' && !isInfantry(found)),
    ...(joinsLate(log.state, found) ? [...gainsAt(found, 'priority'), { kind: 'late' as const, unit }] : []),
  )
}

/** Nothing is going on. False where somebody is to do something. */
function goOn(log: Log): boolean {
  const { state } = log
  if (state.round === 0) return false
  if (state.activation) return goOnActing(log, state.activation.unit)
  const { taskforce } = state
  if (!taskforce) return goOnTurning(log)
  switch (state.stage) {
    case 'designating':
      enter(log, 'revealing')
      return true
    case 'revealing':
      if (mayReveal(state)) {
        enter(log, 'revealing')
        return false
      }
      enter(log, 'refreshing')
      return true
    case 'refreshing':
      return goOnRefreshing(log)
    case 'moving':
      if (toMove(state).length > 0) {
        enter(log, 'moving')
        return false
      }
      endMoves(log)
      return true
    case 'reacting':
      return goOnReacting(log)
    case 'joining':
    case 'answering':
    case 'boosting':
      return goOnEngaging(log)
    case 'activating':
      return goOnActivating(log)
    case 'starting':
    case 'choosing':
    case 'deploying':
    case 'acting':
    case 'countering':
    case 'settling':
    case 'scoring':
    case 'over':
      return false
    default:
      return never(state.stage)
  }
}

/** Nobody is acting. Whose last was put right by hand, as having activated, is passed over, too. Source: lines 193, 215; R11. */
function goOnTurning(log: Log): boolean {
  const side = activeOf(log.state)
  const isAnybodyThere = BATTLE_SIDES.some(
    (one) => outUnits(log.state, one).length + outPings(log.state, one).length > 0,
  )
  if (isAnybodyThere && !hasFresh(log.state, side)) {
    turn(log, side)
    return true
  }
  enter(log, 'designating')
  return false
}

/** One after the other of itself, unless its player has something to say. Source: lines 223–230. */
function goOnRefreshing(log: Log): boolean {
  if (choosesRefresh(log.state)) {
    enter(log, 'refreshing')
    return false
  }
  const [next] = toRefresh(log.state)
  if (next) refreshed(log, next.id)
  else enter(log, 'moving')
  return true
}

/** Source: lines 230, 244, 391. */
export function endMoves(log: Log): void {
  enter(log, 'reacting')
  const { state } = log
  const units = taskforceUnits(state)
  const isLate = rulesOf(state).revealsSettled === 'allMoves'
  const late = isLate ? units.filter(({ id }) => state.taskforce?.moved.includes(id)) : []
  ask(
    log,
    ...late.map(({ id }) => ({ kind: 'near' as const, piece: id, how: 'phase' as const })),
    ...gainsOf(state, idsOf(units), 'move'),
  )
}

/** One Unit at least can be paid for, once all have joined who may (lines 605–609). */
const canReact = (state: BattleState): boolean =>
  costOf(state, 1) <= state.camps[nonActiveOf(state)].commandPoints || joiners(state).length > 0

function goOnReacting(log: Log): boolean {
  const { state } = log
  const isMoot = eligible(state).length === 0 || !canReact(state)
  if (state.taskforce?.asked !== true && !isMoot) {
    enter(log, 'reacting')
    return false
  }
  if (state.taskforce?.asked !== true) log.emit({ kind: 'reaction-asked' })
  enter(log, 'activating')
  return true
}

function goOnEngaging(log: Log): boolean {
  const { state } = log
  if (state.stage === 'joining') {
    if (!state.engagement && joiners(state).length > 0) {
      enter(log, 'joining')
      return false
    }
    if (!state.engagement) log.emit({ kind: 'joined', units: [] })
    enter(log, 'answering')
    return true
  }
  if (state.stage === 'answering') {
    if (costOf(state, 1) <= state.camps[nonActiveOf(state)].commandPoints) {
      enter(log, 'answering')
      return false
    }
    // Nobody of the other side can be paid for.
    log.emit({ kind: 'reacted', units: [] })
    enter(log, 'boosting')
    return true
  }
  const side = boosting(state)
  if (side === null) {
    rollPriorities(log)
    return true
  }
  const canPay = state.camps[side].commandPoints > 0
  const mayFavour = outUnits(state, side).some((unit) => traitsOf(unit).some(isByHand))
  if ((canPay || mayFavour) && participants(state).some((one) => one.side === side)) {
    enter(log, 'boosting')
    return false
  }
  log.emit({ kind: 'boosted', side, units: [] })
  return true
}

function goOnActivating(log: Log): boolean {
  const { state } = log
  if (state.engagement) {
    if (nextUp(state).length > 0) {
      enter(log, 'activating')
      return false
    }
    log.emit({ kind: 'engagement-ended' })
    return true
  }
  if (toActivate(state).length > 0 || toMoveAgain(state).length > 0) {
    enter(log, 'activating')
    return false
  }
  endTaskforce(log)
  return true
}

/** It does no more, and may have done nothing. */
export function endOfBase(log: Log): void {
  const { unit, base, performed } = log.state.activation ?? { base: null }
  if (base === null) return
  log.emit({ kind: 'base-ended', unit, base, ...(performed.length === 0 && { idle: true as const }) })
}

/** The Unit that acts: its price for Stun, then base by base. */
function goOnActing(log: Log, id: string): boolean {
  const { state } = log
  const unit = unitIn(state, id)
  const { activation } = state
  if (!unit || !activation) return false
  if (!isOnTable(unit)) {
    log.emit({ kind: 'activation-ended', unit: id })
    return true
  }
  const { base } = activation
  if (base !== null) {
    // With the base it is over, whatever is left to it.
    if (baseIn(unit, base) && mayAct(state, { unit, activation, base })) {
      enter(log, 'acting')
      return false
    }
    endOfBase(log)
    return true
  }
  if (owesStun(state, unit).length > 0) {
    enter(log, 'acting')
    return false
  }
  if (unit.stun && !hasBegun(state) && activation.stunPaid.length > 0) {
    log.emit({ kind: 'token-lost', unit: id, token: 'stun' })
    asksAbilities(log, id)
    return true
  }
  const left = yetToAct(state, unit)
  const [only] = left
  if (only === undefined) {
    if (unit.overwatch && state.engagement && rulesOf(state).overwatchGoes === 'afterActing')
      log.emit({ kind: 'token-lost', unit: id, token: 'overwatch' })
    log.emit({ kind: 'activation-ended', unit: id })
    return true
  }
  if (left.length === 1) {
    log.emit({ kind: 'base-begun', unit: id, base: only })
    return true
  }
  enter(log, 'acting')
  return false
}

/** Its abilities have their moment once nothing is owed for Stun (lines 433, 740). */
export function asksAbilities(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  if (unit) ask(log, ...gainsAt(unit, 'activation'))
}

/** Abilities, the mission’s inches, and then it is over (lines 661, 681). */
function endTaskforce(log: Log): void {
  const { state } = log
  const { scores } = state.setup.mission
  const sides = rulesOf(state).scoring === 'both' ? BATTLE_SIDES : [activeOf(state)]
  ask(
    log,
    ...gainsOf(state, state.taskforce?.units ?? [], 'taskforceEnd'),
    ...scores.flatMap((score): Step[] =>
      score.kind === 'near' ? sides.map((side) => ({ kind: 'score', side, score: score.id })) : [],
    ),
    { kind: 'close', at: 'taskforce' },
  )
}

function closeTaskforce(log: Log): void {
  const side = activeOf(log.state)
  log.emit({ kind: 'counters-off', at: 'taskforce-end' })
  log.emit({ kind: 'taskforce-ended', side })
  if (!endIfWon(log) && !endIfWipedOut(log)) turn(log, side)
}

/** To the other side, or on with the same, or to the end of the Round. Source: lines 193, 197. */
function turn(log: Log, side: Side): void {
  const next = [otherSide(side), side].find((one) => hasFresh(log.state, one))
  if (next !== undefined) {
    log.emit({ kind: 'side-turned', side: next })
    return
  }
  ask(
    log,
    ...log.state.setup.mission.scores.flatMap((score): Step[] => {
      if (score.kind === 'hold') return toHold(log.state, score, side)
      return score.kind === 'own'
        ? BATTLE_SIDES.map((of) => ({ kind: 'score', side: of, score: score.id }))
        : []
    }),
    { kind: 'close', at: 'round' },
  )
}

/** Each token for itself; one of a side is its own, or the other’s, to hold, and asked of that side. */
function toHold(
  { first, setup: { mission } }: BattleState,
  { id, tokens: whose }: Extract<Score, { kind: 'hold' }>,
  active: Side,
): Step[] {
  const asked = whose === 'anybody' ? [active] : BATTLE_SIDES
  return asked.flatMap((side) =>
    mission.tokens
      .filter((token) => {
        if (whose === 'anybody') return true
        return token.side !== null && ((token.side === 'first') === (side === first)) === (whose === 'own')
      })
      .map((token) => ({ kind: 'score', side, score: id, token: token.id })),
  )
}

const LIMITS = { none: null, four: 4, six: 6, eight: 8 } as const
export const roundLimit = (state: BattleState): number | null =>
  state.setup.mission.rounds ?? LIMITS[rulesOf(state).rounds]

function closeRound(log: Log): void {
  log.emit({ kind: 'counters-off', at: 'round-end' })
  if (endIfWon(log)) return
  const { state } = log
  const limit = roundLimit(state)
  if (limit !== null && state.round >= limit) {
    const [one, other] = BATTLE_SIDES.map((side) => state.camps[side].points)
    const ahead = one === other ? null : (one ?? 0) > (other ?? 0) ? BATTLE_SIDES[0] : BATTLE_SIDES[1]
    finish(log, ahead === null ? 'draw' : 'round-limit', ahead)
    return
  }
  // Whoever was not active as the Round ended opens the next (line 195).
  const next = nonActiveOf(state)
  log.emit({ kind: 'round-begun', round: state.round + 1, side: next })
  if (!hasFresh(log.state, next)) log.emit({ kind: 'side-turned', side: otherSide(next) })
}

/** The mission’s points end the game (line 663). */
export function endIfWon(log: Log): boolean {
  const { camps, setup } = log.state
  const { wins } = setup.mission
  if (wins === null) return false
  const [first, second] = BATTLE_SIDES.filter((side) => camps[side].points >= wins)
  if (!first) return false
  const isTied = second !== undefined && camps[first].points === camps[second].points
  const ahead = second !== undefined && camps[second].points > camps[first].points ? second : first
  finish(log, isTied ? 'draw' : 'points', isTied ? null : ahead)
  return true
}

/** One side has nobody left (line 663; R31). */
function endIfWipedOut(log: Log): boolean {
  const gone = BATTLE_SIDES.filter((side) => isWipedOut(log.state, side))
  const [side] = gone
  if (!side) return false
  finish(log, gone.length === 2 ? 'draw' : 'wiped-out', gone.length === 2 ? null : otherSide(side))
  return true
}
