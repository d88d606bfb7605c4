import { enter } from '../../../../battle/course.ts'
import type { Some } from '../../words.ts'
import { endMission, settleLosses, winner } from '../ending/losses.ts'
import { isAnybodyLeft, isObjectiveMet, isTableEmpty, isToBeSaid, isWaveBeaten } from '../ending/objective.ts'
import { reward } from '../ending/reward.ts'
import { dueSnapshots } from './due.ts'
import { declarers, isSecret, mayMove, moversNow } from './who.ts'
import { judge } from './judge.ts'
import type { Log } from '../rules/rule.ts'
import { ENEMY, numbered } from '../setup/begin.ts'
import { patrolOf } from '../setup/tokens.ts'
import {
  allModels,
  canAct,
  fights,
  groupsOf,
  idsOf,
  isCounted,
  isFighting,
  isFoe,
  isOneGroup,
  isShutDown,
  isUp,
  modelIn,
  modelsOf,
  previousPlayer,
  rulesOf,
  standingFoes,
  tokensLeft,
  turnOrder,
  unfoughtEnemies,
} from '../state/look.ts'
import type { BattleState, Exchange, ModelState } from '../state/state.ts'
import { BAD_GUYS_SIDE, type Origin, type Player, type Side } from '../words.ts'

/** How a battle goes on of itself: turns, steps, phases (lines 303–325). */

/** Enemies come to the table: who they are. */
export function arrive(
  log: Log,
  models: readonly Some[],
  origin: Origin,
  from: string | null,
): readonly string[] {
  const known = allModels(log.state).filter(({ id }) => id.startsWith(ENEMY)).length
  const arriving = numbered(models, known)
  log.emit({ kind: 'arrived', models: arriving, side: BAD_GUYS_SIDE, origin, from })
  return idsOf(arriving)
}

/** The next player's turn, clockwise; with the first of them a new round (line 301). */
export function beginTurn(log: Log, side: Player, newRound: boolean): void {
  const { state } = log
  if (newRound) log.emit({ kind: 'round-begun', round: state.round + 1 })
  const muster = state.automatic.includes(BAD_GUYS_SIDE)
  log.emit({ kind: 'turn-begun', side, leader: muster ? null : previousPlayer(state, side) })
  endFightOfNobody(log, side)
  reinforce(log, newRound)
  const { state: now } = log
  const mayLook = tokensLeft(now).length > 0 || unfoughtEnemies(now).length > 0
  if (mayLook) enter(log, 'looking')
  else goOn(log)
}

/** What a team fought may have fallen in the turns of others, or gone: then it moves about freely (lines 307, 311). */
function endFightOfNobody(log: Log, side: Player): void {
  const { state } = log
  if (!isFighting(state) || standingFoes(state).length > 0) return
  const won = modelsOf(state, side).some(isUp)
  log.emit({ kind: 'fight-ended', side, won })
  if (won) reward(log, side)
}

/** What comes at the beginning of a turn begins a fight; waves by house rule once they are seen (lines 245, 309). */
function reinforce(log: Log, newRound: boolean): void {
  const { state } = log
  if (newRound)
    for (const wave of dueWaves(state)) {
      const come = arrive(log, wave.models, 'wave', wave.id)
      if (rulesOf(state).waves !== 'stand') meetEnemies(log, [BAD_GUYS_SIDE], come)
    }
  if (!state.backUp.some(({ player, arrives }) => arrives && player === state.active)) return
  const patrol = patrolOf(state.setup.mission)
  const way = state.setup.mission.ways.find((one) => one.for.includes('badGuysIn'))
  const come = arrive(log, patrol.models, 'backUp', way?.id ?? null)
  meetEnemies(log, [BAD_GUYS_SIDE], come)
}

function dueWaves(state: BattleState): readonly { readonly id: string; readonly models: readonly Some[] }[] {
  const { waves } = state.setup.mission
  return waves.filter(({ id, turn }, index) => {
    if (state.waves.includes(id)) return false
    if (turn !== null) return state.round >= turn
    const before = waves[index - 1]
    return !before || (state.waves.includes(before.id) && isWaveBeaten(state, before.id))
  })
}

/** New enemies of these sides: a fight begins, or they are reinforcements of one that is on (line 309). */
export function meetEnemies(log: Log, sides: readonly Side[], ids: readonly string[]): void {
  const { state } = log
  const { active: side } = state
  const met = idsOf(groupsOf(state, ids).filter((model) => !isFoe(state, model)))
  const isNew = (one: Side): boolean => !fights(state, one) || (one === BAD_GUYS_SIDE && met.length > 0)
  const against = [...new Set(sides)].filter(isNew)
  if (side === null || against.length === 0) return
  if (isFighting(state)) {
    log.emit({ kind: 'fight-joined', side, against, met })
    return
  }
  const mayBe = !state.badGuysFought && rulesOf(state).surprise && against.includes(BAD_GUYS_SIDE)
  const surprised = mayBe ? state.setup.mission.surprised : null
  log.emit({ kind: 'fight-begun', side, against, met, surprised })
}

/** After the team has looked: the fight, or a free turn (lines 307–313). */
export function goOn(log: Log): void {
  const { state } = log
  if (state.active === null || state.ending) return
  if (!isFighting(state)) {
    enter(log, 'free')
    return
  }
  if (!state.exchange) log.emit({ kind: 'fight-resumed', side: state.active })
  openMovement(log)
}

/**
 * Whoever may move does; a side in which nobody may is passed over (line 331, R21), unless by house rule there is no
 * other place for what its people may do besides: in secret nothing but attacks is declared.
 */
function openMovement(log: Log): void {
  if (log.state.exchange?.moves === null) {
    enter(log, 'declaring')
    return
  }
  const { state } = log
  const mayAlso = (model: ModelState): boolean =>
    canAct(state, model) &&
    (isSecret(state) || (rulesOf(state).goingToGround === 'moving' && !model.toGround))
  const canMove = (side: Side): boolean =>
    modelsOf(state, side).some((model) => mayMove(state, model) || mayAlso(model))
  const sides = moversNow(state)
  if (!sides.some(canMove)) {
    endMovement(log)
    return
  }
  for (const side of sides) if (!canMove(side)) log.emit({ kind: 'stayed', side })
  enter(log, 'moving')
}

/** A side moves no more of its models; with the last of those that move now the movement is over. */
export function stopMoving(log: Log, side: Side): void {
  if (moversNow(log.state).length > 1) log.emit({ kind: 'stayed', side })
  else endMovement(log)
}

/** All that a side does is declared; with the last of them the attacks are resolved (line 276). */
export function endDeclaring(log: Log): void {
  if (declarers(log.state).length > 0) return
  const attacks = [...(log.state.exchange?.attacks ?? [])]
  const charges = log.state.exchange?.charges ?? []
  log.emit({ kind: 'declarations-opened', attacks, secret: isSecret(log.state) })
  if (charges.length > 0) setOff(log, charges)
  else resolveNext(log)
}

/** DemoPacs that waited for what was declared in secret go off with it (line 274). */
function setOff(log: Log, charges: Exchange['charges']): void {
  enter(log, 'resolving')
  goOff(log, charges)
  carryOn(log)
}

/** What explodes blows up, a camera or gun is out of order, unless something else has done for it before. */
function goOff(log: Log, charges: Exchange['charges']): void {
  for (const { on, by } of charges) {
    const device = modelIn(log.state, on)
    if (device === null && !log.state.wrecked.includes(on)) blowUp(log, on, by)
    if (device && isUp(device) && !isShutDown(log.state, device))
      log.emit({ kind: 'security-shut-down', terminal: null, device: on })
  }
}

/** Something explosive is done for (line 91). */
export function blowUp(log: Log, thing: string, by: string): void {
  log.emit({ kind: 'wrecked', thing, by })
  log.emit({ kind: 'blew-up', thing })
}

/** A side has moved: Snapshots at it, then the other side, then declarations (lines 323, 345). */
export function endMovement(log: Log): void {
  if (dueSnapshots(log.state).length > 0) {
    enter(log, 'snapshots')
    return
  }
  const moves = log.state.exchange?.moves
  if (moves) log.emit({ kind: 'side-moved', whose: moves })
  openMovement(log)
}

/** On after something was shot at, or blew up: what is still to be settled first, then what was going on. */
export function carryOn(log: Log): void {
  const { state } = log
  if (state.stray !== null || state.explosions.length > 0) {
    enter(log, 'settling')
    return
  }
  const at = state.phase === 'settling' ? state.back : state.phase
  if (at === 'resolving') {
    resolveNext(log)
    return
  }
  // What a DemoPac blows up as attacks are declared is one of them: whoever falls to it still strikes (lines 274, 282).
  if (at === 'declaring') settleLosses(log)
  else judge(log)
  if (isInterrupted(log)) return
  if (at === 'snapshots') {
    endMovement(log)
    return
  }
  enter(log, at)
  if (at === 'free') meetTheWounded(log)
  // Whoever was waited for may be out of the mission.
  if (at === 'moving' && moversNow(log.state).length === 0) endMovement(log)
  if (at === 'declaring') endDeclaring(log)
}

/** Whoever is wounded outside a fight has met the team, and those who stand with them: they fight back (lines 274, 319). */
function meetTheWounded(log: Log): void {
  const hurt = log.events.flatMap((event) =>
    event.kind === 'wounded' ? (modelIn(log.state, event.model) ?? []) : [],
  )
  const met = unfoughtEnemies(log.state).filter((model) => hurt.some((one) => isOneGroup(one, model)))
  if (met.length === 0) return
  meetEnemies(
    log,
    met.flatMap(({ side }) => side ?? []),
    idsOf(met),
  )
  goOn(log)
}

/** One declared attack after the other; with the last of them all wounds are judged (lines 276, 286). */
export function resolveNext(log: Log): void {
  const { exchange } = log.state
  if (exchange?.attacks.some(({ id }) => !exchange.resolved.includes(id))) {
    enter(log, 'resolving')
    return
  }
  judge(log)
  if (!isInterrupted(log)) enter(log, 'closing')
}

/** The mission is over, or the active team lost: then it is the next player's turn. */
function isInterrupted(log: Log): boolean {
  const { ending, active, lost, exchange } = log.state
  if (ending) return true
  if (active === null || !lost.includes(active)) return false
  // A charge that is set goes off, as the dying strike all the same (line 282).
  const before = log.state.explosions.length
  goOff(log, exchange?.charges ?? [])
  if (log.state.explosions.length > before) {
    enter(log, 'settling')
    return true
  }
  countDown(log, active)
  if (!log.state.ending) closeLostTurn(log, active)
  return true
}

/** The turn of a team that is lost is over; the bad guys' Mostly Dead count it as any other (line 260). */
function closeLostTurn(log: Log, active: Player): void {
  // Those who got away before have brought something out (line 5).
  if (isToBeSaid(log.state)) {
    enter(log, 'closing')
    return
  }
  log.emit({ kind: 'turn-ended', side: active })
  // What allies have brought about stays so when the last who was still there is lost (lines 41–47).
  const isDone = rulesOf(log.state).teams === 'allies' && isObjectiveMet(log.state, false)
  if (isDone) endMission(log, 'won', 'objective')
  else nextTurn(log)
}

/** The turn is over: the Mostly Dead count down, the mission is looked at, the next player begins (line 315). */
export function endTurn(log: Log, secured: boolean): void {
  const side = log.state.active
  if (side === null) return
  countDown(log, side)
  if (log.state.ending) return
  if (log.state.lost.includes(side)) {
    closeLostTurn(log, side)
    return
  }
  // With the last who was left behind it is for the players to say what it means that the others have got away.
  if (isToBeSaid(log.state)) return
  log.emit({ kind: 'turn-ended', side })
  if (isObjectiveMet(log.state, secured)) endMission(log, 'won', 'objective', winner(log.state))
  else if (isTableEmpty(log.state)) endMission(log, 'lost', 'nobody-left')
  else nextTurn(log)
}

/** So many later turns of its owner are left to whom is Mostly Dead; after the last it is out (line 260, R24). */
function countDown(log: Log, active: Player): void {
  for (const model of allModels(log.state)) {
    if (model.turnsLeft === null || !isCounted(model, log.state.turn, active)) continue
    const left = model.turnsLeft - 1
    log.emit({ kind: 'counted-down', model: model.id, left })
    if (left <= 0) log.emit({ kind: 'fell', model: model.id, to: 'out', turns: null, deep: false })
  }
  judge(log)
}

/** The next of those who are still in the mission, the table round; who has got away has no more turns. */
export function nextTurn(log: Log): void {
  const { state } = log
  const order = turnOrder(state.setup, state.first)
  const at = state.active === null ? -1 : order.indexOf(state.active)
  const plays = (side: Player): boolean => !state.lost.includes(side) && isAnybodyLeft(state, side)
  const next = order.slice(at + 1).find(plays)
  if (next) {
    beginTurn(log, next, false)
    return
  }
  const first = order.find(plays)
  if (isTimeUp(log)) return
  if (first) beginTurn(log, first, true)
  else endMission(log, 'lost', 'nobody-left')
}

/** A wave that is held out against, or a mission that takes too long. */
function isTimeUp(log: Log): boolean {
  const { round, setup } = log.state
  const { objective, turnLimit } = setup.mission
  if (objective.kind === 'beatWaves' && objective.turns !== null && round >= objective.turns) {
    endMission(log, 'won', 'objective')
    return true
  }
  if (turnLimit !== null && round >= turnLimit) {
    endMission(log, 'lost', 'turn-limit')
    return true
  }
  return false
}
