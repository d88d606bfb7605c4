import { ask, carryOnBy, enter } from '../../../../battle/course.ts'
import { rollDice, rollSum } from '../../../../battle/log.ts'
import { never } from '../../../../never.ts'
import { order } from '../../initiative.ts'
import type { Arc } from '../../words.ts'
import type { Deed } from '../documents/deeds.ts'
import type { Shot, Step } from '../documents/steps.ts'
import { askedBefore, lapse, spendRounds, strayInto, throwShot } from '../resolve/attack.ts'
import { collide, explode } from '../resolve/blast.ts'
import { carryOut } from '../resolve/deed.ts'
import { wrestleOut } from '../resolve/grapple.ts'
import { mustPick, suffer } from '../resolve/harm.ts'
import { ramInto } from '../resolve/ram.ts'
import { armIn } from '../rules/armed.ts'
import type { Log } from '../rules/rule.ts'
import {
  acting,
  allCrafts,
  allFighters,
  baseCount,
  canDrive,
  comers,
  countOf,
  craftIn,
  delaying,
  driverOf,
  drivenBy,
  fighterIn,
  fightersOf,
  initiativeDm,
  isFighting,
  isLed,
  isSeen,
  isShutDown,
  isUp,
  roundsLost,
  rulesOf,
  score,
  sidesUp,
  turnOf,
  unitKey,
} from '../state/look.ts'
import { attackCalled, declarer } from '../state/meeting.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import type { Ending, FightingSide, Phase, Side } from '../words.ts'
import { isFightingSide } from '../words.ts'
import { phaseOf } from './steps.ts'

/** How a battle goes on of itself: what is going on, turns, rounds (lines 5–11). */

/** On until somebody has to say something. */
export const carryOn = carryOnBy<Step, Phase, Log>({ phaseOf, run, goOn })

/** A step that waits for nobody. */
function run(log: Log, step: Step): void {
  switch (step.kind) {
    case 'deed':
      carryOut(log, step.deed)
      return
    case 'shot':
      throwShot(log, step.shot)
      return
    case 'volley':
      throwVolley(log, step)
      return
    case 'pairs':
      if (turnOf(log.state)?.tied) log.emit({ kind: 'pairs-held', shots: step.taken })
      else
        ask(log, ...step.taken.flatMap((shot, at) => [...pairMet(log.state, step.taken, at), shotStep(shot)]))
      return
    case 'stray': {
      const [only] = step.among
      if (only !== undefined) strayInto(log, step, only)
      return
    }
    case 'blast':
      explode(log, step)
      return
    case 'harm':
      if (mustPick(log.state, step.harm)) ask(log, { kind: 'loss', harm: step.harm })
      else suffer(log, step.harm)
      return
    case 'grab':
      wrestleOut(log, step)
      return
    case 'ram':
      ramInto(log, step)
      return
    case 'crash':
      collide(log, step)
      return
    case 'window':
    case 'react':
    case 'brace':
    case 'resist':
    case 'hold':
      // Whoever was to answer cannot any more.
      return
    case 'loss':
      // It has been put right since: nothing is left to choose.
      suffer(log, step.harm)
      return
    case 'inside':
    case 'throw':
      throw new Error(`A ${step.kind} waits for somebody.`)
    default:
      never(step)
  }
}

const shotStep = (shot: Shot): Step => ({ kind: 'shot', shot })

/** Each pair may be met; by house rule a target meets all of them once (TRV-070). */
function pairMet(state: BattleState, pairs: readonly Shot[], at: number): Step[] {
  const pair = pairs[at]
  if (!pair) return []
  const isMet = pairs.slice(0, at).some(({ by, target }) => by === pair.by && target === pair.target)
  return rulesOf(state).autoReactions === 'once' && isMet ? [] : askedBefore(shotStep(pair))
}

/** The dice of full auto fall, for the firer to sort (line 95, R19). */
function throwVolley(log: Log, { shot }: Extract<Step, { kind: 'volley' }>): void {
  const fighter = fighterIn(log.state, shot.by)
  const arm = fighter && armIn(log.state, fighter, shot.weapon)
  if (!fighter || !arm || !isUp(fighter)) {
    lapse(log, shot.by)
    return
  }
  spendRounds(log, fighter, arm, shot)
  const auto = arm.weapon.auto ?? 0
  const roll = { purpose: 'auto' as const, side: fighter.side, unit: fighter.id }
  const dice = [...rollDice(log, roll, auto)]
  ask(log, { kind: 'pairs', shot, dice, taken: [] })
}

/** Nothing is going on: what was declared, damage that was held, the next turn. False where somebody is to act. */
function goOn(log: Log): boolean {
  const { state } = log
  if (state.phase === 'initiative' || state.phase === 'hastening') return false
  const turn = turnOf(state)
  if (turn?.fighters.length === 0) {
    closeTurn(log)
    return true
  }
  if (!turn?.tied && isDecided(state)) {
    enter(log, 'closing')
    return false
  }
  const late = acting(state).find((one) => !one.acted && countOf(state, one) < (turn?.count ?? 0))
  if (late) {
    log.emit({ kind: 'fell-behind', fighter: late.id, count: countOf(state, late) })
    return true
  }
  if (turn) {
    enter(log, 'acting')
    return false
  }
  return nextTurn(log)
}

/** All of a turn have acted: what the tied declared is thrown, full auto before the rest, then damage takes hold (line 7, R13). */
function closeTurn(log: Log): void {
  const turn = turnOf(log.state)
  const declared = turn?.declared ?? []
  // Somebody may have come between and struck down who declared it; what is in the air already flies on.
  const isOff = (step: Step): boolean =>
    fighterIn(log.state, declarer(step))?.fate !== 'up' && !(step.kind === 'shot' && step.shot.pair)
  const volleys = declared.filter(({ kind }) => kind === 'volley')
  if (volleys.length > 0) {
    for (const step of volleys.filter(isOff)) lapse(log, declarer(step))
    log.emit({ kind: 'taken-up', what: 'volleys', steps: volleys.filter((step) => !isOff(step)) })
  } else if (declared.length > 0) {
    for (const step of declared.filter(isOff)) lapse(log, declarer(step))
    const steps = together(log.state, atOnce(declared.filter((step) => !isOff(step))))
    log.emit({ kind: 'taken-up', what: 'declared', count: declared.length, steps })
  } else if (turn && turn.held.length > 0) {
    const steps = turn.held.map((harm): Step => ({ kind: 'harm', harm }))
    log.emit({ kind: 'taken-up', what: 'held', steps })
  } else log.emit({ kind: 'turn-closed' })
}

/**
 * Shots first: what a grab or a ram makes of people, of their arms and of where they are undoes no shot of the same
 * moment, whoever declared first. Source: line 7, R13.
 */
const atOnce = (declared: readonly Step[]): readonly Step[] =>
  declared.toSorted((one, other) => MOVING.indexOf(one.kind) - MOVING.indexOf(other.kind))
const MOVING: readonly Step['kind'][] = ['grab', 'ram', 'hold']

/**
 * What those who are tied declared, so that each reaction weighs on all of it: everybody is asked, then dice fall. Those of
 * full auto have fallen, for all of them before anybody is asked (lines 7, 64, 95).
 */
function together(state: BattleState, declared: readonly Step[]): Step[] {
  const pairs = declared.flatMap((step) => (step.kind === 'shot' && step.shot.pair ? [step.shot] : []))
  const askedOf = (step: Step): Step[] =>
    step.kind === 'shot' && step.shot.pair
      ? pairMet(state, pairs, pairs.indexOf(step.shot))
      : askedBefore(step)
  const asked = declared.flatMap((step) => {
    const attack = attackCalled(step)
    if (attack === null) return []
    return askedOf(step).flatMap((one): Step[] => (one.kind === 'react' ? [{ ...one, attack }] : []))
  })
  return [
    ...asked,
    ...declared.flatMap((step) => [...(attackCalled(step) === null ? askedBefore(step) : []), step]),
  ]
}

/** One side alone is up that had somebody to fight; nobody has said to go on (TRV-026). */
export function isDecided(state: BattleState): boolean {
  const up = sidesUp(state).length
  if (up === 0) return true
  const seen = new Set(
    allFighters(state)
      .filter(isSeen)
      .map(({ side }) => side),
  )
  return up === 1 && seen.size > 1 && !state.foughtOn
}

/** Highest Initiative, then DEX; equal in both act together. Source: line 7; R12, R13. */
function nextTurn(log: Log): boolean {
  const { state } = log
  const waiting = allFighters(state).filter(
    (one) => isFighting(one) && one.turn === 'waiting' && one.initiative !== null,
  )
  const [group] = order(
    waiting.map((one) => ({ id: one.id, initiative: countOf(state, one), dex: score(state, one, 'dex') })),
  )
  const [first] = group ?? []
  const leader = fighterIn(state, first ?? null)
  if (group && leader) {
    // Whoever is lifted above it acts on the count that the round has come down to (lines 86, 172; TRV-030).
    const count = Math.min(countOf(state, leader), state.reached ?? Infinity)
    log.emit({ kind: 'turn-begun', fighters: group, count })
    for (const id of group) if (isShutDown(log.state, { id })) endTurn(log, id)
    return true
  }
  const late = delaying(state)
  if (late.length > 0) {
    const sides = state.setup.sides.map(({ side }) => side)
    ask(log, { kind: 'window', sides, declared: null, roundEnds: true })
    return true
  }
  if (runsOn(log)) return true
  beginRound(log)
  return false
}

/** Somebody’s turn is over; what they drove and did not control goes on by itself (line 190, TRV-206). */
export function endTurn(log: Log, id: string): void {
  const fighter = fighterIn(log.state, id)
  const isIdle =
    fighter !== null && isUp(fighter) && !fighter.acted && !fighter.work && !isShutDown(log.state, fighter)
  log.emit({ kind: 'turn-ended', fighter: id, ...(isIdle && { idle: true }) })
  if (!fighter) return
  const own = fighter.isMachine ? craftIn(log.state, id) : null
  // Of those who are tied a ram is driven once all have acted.
  const rams = (turnOf(log.state)?.declared ?? []).flatMap((step) =>
    step.kind === 'ram' ? [step.craft] : [],
  )
  for (const craft of [...(own ? [own] : []), ...drivenBy(log.state, fighter)]) {
    const isControlled = craft.controlled || rams.includes(craft.id)
    const left = roundsLost(log.state, craft, id)
    // Who was hit in this very turn loses those that follow.
    const isLost = left > 0 && !(craft.lost?.since === log.state.round && craft.lost.acted.includes(id))
    if (isLost) log.emit({ kind: 'idled', craft: craft.id, left: left - 1 })
    if (isRollingOut(log.state, craft)) rollOut(log, craft.id)
    else if (craft.id !== id && !isControlled && craft.speed > 0) goStraightOn(log, craft.id)
  }
}

/**
 * What nobody could drive this round goes straight on, and evades no more, and a wreck rolls out; false where there is
 * no more of it.
 * Source: lines 190, 216; TRV-206.
 */
function runsOn(log: Log): boolean {
  const craft = allCrafts(log.state).find((one) => {
    const driver = driverOf(log.state, one)
    if (!isSeen(one) || one.speed === 0) return false
    // Whoever waits on to lead the next round has given up the turn in this one.
    const hadTurn = driver !== null && isFighting(driver) && driver.turn !== 'leads'
    return one.destroyed || (!one.controlled && !one.ranOn && !hadTurn)
  })
  if (craft) (isRollingOut(log.state, craft) ? rollOut : goStraightOn)(log, craft.id)
  return craft !== undefined
}

/** Its drive is gone, or all of it: it rolls out, at the driver’s next turn or with the round (lines 274, 284; TRV-262, TRV-268). */
const isRollingOut = (state: BattleState, craft: Craft): boolean => craft.speed > 0 && !canDrive(state, craft)

function rollOut(log: Log, craft: string): void {
  log.emit({ kind: 'slowed', craft, speed: 0 })
}

function goStraightOn(log: Log, craft: string): void {
  log.emit({ kind: 'uncontrolled', craft })
  if (rulesOf(log.state).driverless === 'crashes')
    ask(log, { kind: 'crash', craft, struck: null, solid: true, headOn: false })
}

/** The next round; who is to open it is asked for haste (lines 7, 11). */
export function beginRound(log: Log): void {
  log.emit({ kind: 'round-begun', round: log.state.round + 1 })
  enter(log, 'hastening')
  if (openers(log.state).length === 0) openTurns(log)
}

/** Sides that have yet to open the round, or to roll Initiative. */
export function openers(state: BattleState): readonly FightingSide[] {
  return sidesUp(state)
    .filter(isFightingSide)
    .filter((side) => !state.ready.includes(side))
}

/** For whom a side opens the round: one says it for all the people at the table, and Muster for each side of its own. */
export function opensFor(state: BattleState, side: Side): readonly FightingSide[] {
  const isLed = (one: Side): boolean => state.automatic.includes(one)
  const open = openers(state)
  if (isLed(side)) return open.filter((one) => one === side)
  const people = open.filter((one) => !isLed(one))
  return people[0] === side ? people : []
}

/** With the last side that opened it the turns begin; who waited over the end leads (line 86, R15). */
export function openTurns(log: Log): void {
  if (openers(log.state).length > 0) return
  const { state } = log
  const all = allFighters(state).filter((one) => isFighting(one) && one.initiative !== null)
  const leads = all.filter(({ turn }) => turn === 'leads')
  if (leads.length > 0) {
    const count = rulesOf(state).delayedLead === 'base' ? baseCount : countOf
    const others = all.filter(({ turn }) => turn !== 'leads')
    const highest = Math.max(...(others.length > 0 ? others : leads).map((one) => count(state, one)))
    for (const { id } of leads) log.emit({ kind: 'took-the-lead', fighter: id, count: highest + 1 })
  }
  log.emit({ kind: 'phase-entered', phase: 'acting' })
  carryOn(log)
}

/** Initiative of one: two dice, or 12 for the prepared, DEX, and what Tactics brought the unit (line 3, R11). */
export function rollInitiative(log: Log, fighter: Fighter, prepared: boolean, hasTactics: boolean): void {
  const { state } = log
  const roll = prepared
    ? ('prepared' as const)
    : rollSum(log, { purpose: 'initiative', side: fighter.side, unit: fighter.id }, 2)
  log.emit({
    kind: 'initiative-set',
    fighter: fighter.id,
    roll,
    dexterityDm: initiativeDm(state, fighter),
    tactics: hasTactics ? tacticsOf(state, fighter) : 0,
  })
}

/**
 * A side of which nobody was seen before: until the turns of the round begin in which it comes out, its combat starts.
 * Source: lines 3, 172; TRV-019.
 */
export const springs = (state: BattleState, side: Side): boolean =>
  state.phase === 'hastening' &&
  fightersOf(state, side).some(isSeen) &&
  fightersOf(state, side).every(({ hidden, came }) => hidden || came === state.round)

/** Whoever has Tactics counts anew once the check is made. */
export function countTactics(log: Log, unit: string): void {
  for (const one of allFighters(log.state).filter((member) => unitKey(member) === unit && isFighting(member)))
    if (one.initiative) {
      const { roll, dexterityDm } = one.initiative
      const tactics = tacticsOf(log.state, one)
      log.emit({ kind: 'initiative-set', fighter: one.id, roll, dexterityDm, tactics })
    }
}

/**
 * Whoever comes to a combat that is on rolls as it enters, or has 12 where it lay in wait, by house rule with Tactics;
 * before the first round it rolls with its side, if that has yet to. Source: lines 3, 7; TRV-019.
 */
export function enterLate(log: Log, piece: string, ready: boolean): void {
  const { phase, ready: rolled } = log.state
  const isBefore = phase === 'initiative'
  const newcomers = allFighters(log.state).filter(
    (one) => (one.id === piece || one.aboard?.craft === piece) && isFighting(one) && one.initiative === null,
  )
  for (const one of newcomers)
    if (!isBefore || rolled.includes(one.side))
      rollInitiative(
        log,
        one,
        ready || (isBefore && one.prepared),
        isBefore || springs(log.state, one.side) || rulesOf(log.state).newcomersTactics,
      )
}

/** A failed check lowers nobody, but by house rule (R8); whoever is cut off has nothing of it (line 99). */
function tacticsOf(state: BattleState, fighter: Fighter): number {
  const key = unitKey(fighter)
  const effect = state.tactics.find(({ unit }) => unit === key)?.effect ?? 0
  if (!isLed(state, fighter)) return 0
  return rulesOf(state).tacticsFailed === 'lowers' ? effect : Math.max(0, effect)
}

/** An attack, a grab or a ram is declared: at once, or of those who are tied with the others’ (lines 7, 47). */
export function declare(log: Log, step: Step, port: Arc | null = null): void {
  const tied = turnOf(log.state)?.tied ?? false
  log.emit({ kind: 'declared', step, tied, port })
  // Of those who are tied whoever is attacked is asked once all have acted.
  ask(log, ...windowFor(log.state, declarer(step)), ...(tied ? [] : askedBefore(step)))
  carryOn(log)
}

/** Dice fall for it: at once, or when nobody who delays comes between (line 86, TRV-083). */
export function undertake(log: Log, { side: _side, ...deed }: Deed & { readonly side: Side }): void {
  const window = windowFor(log.state, deed.fighter)
  if (window.length === 0) carryOut(log, deed)
  else {
    log.emit({ kind: 'declared', step: { kind: 'deed', deed }, tied: false, port: null })
    ask(log, ...window)
  }
  carryOn(log)
}

export function finish(log: Log, how: Ending, controls: FightingSide | null): void {
  log.emit({ kind: 'ended', how, controls })
  enter(log, 'over')
}

/** Whoever delays may come between before the dice of what was just declared (line 86, TRV-083). */
function windowFor(state: BattleState, declared: string | null): Step[] {
  const late = comers(state)
  if (rulesOf(state).interrupting === 'betweenTurns' || late.length === 0) return []
  const sides: Side[] = state.setup.sides
    .map(({ side }) => side)
    .filter((side) => late.some((one) => one.side === side))
  return [{ kind: 'window', sides, declared, roundEnds: false }]
}
