import { COMMAND_RESPONSE } from '../../data/advanced.ts'
import { PERSONALITY_TABLE } from '../../data/traits.ts'
import { LEADER_TABLE, MORALE, QUALITY_TABLE } from '../../data/units.ts'
import { breakAt } from '../../ranges.ts'
import { byTraits } from '../../sheet.ts'
import { addOf, ownTraits } from '../../traits.ts'
import { LEADER_RATINGS } from '../../words.ts'
import type { Side } from '../words.ts'
import { actingAs } from '../rules/arms.ts'
import type { Log } from '../rules/rule.ts'
import { firersQuality, traitsOfAll } from '../rules/weigh.ts'
import {
  casualtiesIn,
  coveredBy,
  craftIn,
  entryOf,
  figuresUp,
  groupOf,
  handsOf,
  has,
  hasOwnLeader,
  isOnTable,
  hasPersonality,
  isUnarmoured,
  isUnit,
  jointLevel,
  leadershipIn,
  luckOf,
  markerOf,
  pieceIn,
  piecesOf,
  rulesOf,
  teamsWith,
  traitsOf,
  unitIn,
  untreatedIn,
} from '../state/look.ts'
import type { BattleState, Checks, CraftState, UnitState } from '../state/state.ts'
import { passes, rollDie, rollTries, useLuck, type Thrown } from './dice.ts'
import { jointResolve, lose } from './losses.ts'

/** Resolve, morale and Command Response (lines 591–640, 1158–1188). */

/** Losses, or penetrating hits, at which it breaks; those of a team that has joined count together (lines 597–617, 1324; R20). */
export function breaksAt(
  state: BattleState,
  piece: UnitState | CraftState,
): { readonly at: number; readonly lost: number; readonly of?: number } {
  const resolve = jointResolve(state, piece)
  if (!isUnit(piece)) return { at: breakAt({ resolve, vehicle: true }), lost: piece.hits }
  const all = [
    piece,
    ...groupOf(state, piece).filter((one) => one.id !== piece.id && one.document.kind === 'team'),
  ]
  const joined = groupOf(state, piece).some((one) => one.id !== piece.id && one.document.kind === 'officer')
  const size = all.reduce((sum, one) => sum + one.figures.length, 0)
  const lost = all.reduce((sum, one) => sum + casualtiesIn(one), 0)
  return {
    at: breakAt({ resolve, size: Math.max(1, size), officer: joined && rulesOf(state).officers }),
    ...{ lost, of: size },
  }
}

/** Whether Resolve is looked at at all (lines 608, 1393, 1731, 1761). */
export function isBroken(state: BattleState, piece: UnitState | CraftState, controlled: boolean): boolean {
  if (!isUnit(piece)) return piece.marker !== null && reaches(state, piece)
  if (controlled || has(state, piece, 'fanatic') || piece.used.includes('lastStand')) return false
  return reaches(state, piece)
}
function reaches(state: BattleState, piece: UnitState | CraftState): boolean {
  const { at, lost } = breaksAt(state, piece)
  return lost >= at
}

type Outcome = 'rallied' | 'fellBack' | 'routed'

/** The dice of a Morale Test, with all that weighs on them (lines 619–640, 557, 1308, 1438, 1482, 1711; R21, R36). */
export function moraleDice(
  state: BattleState,
  piece: UnitState | CraftState,
  inspired: boolean,
  lucky: boolean,
): Required<Thrown> {
  const unit = isUnit(piece) ? piece : null
  const rules = rulesOf(state)
  const traits = unit ? traitsOf(state, unit) : []
  const shelter = unit && coveredBy(state, unit)
  const isDeep = shelter !== null && (shelter.work === 'trenches' || shelter.work.endsWith('Bunker'))
  const motivated = unit !== null && hasPersonality(state, unit, 'motivator')
  return {
    dice: MORALE.dice,
    need: jointLevel(state, piece),
    auto: Number(inspired) + Number(isDeep) + byTraits(traits, 'moraleSucceeds'),
    fail: byTraits(traits, 'moraleFails'),
    plus: unit && rules.squadLeaders ? leaderBonus(unit) : 0,
    // On his own an officer is no squad's (line 1438).
    rerolls:
      (unit && unit.document.kind !== 'officer' ? leadershipIn(state, unit) : 0) +
      Number(lucky) +
      byTraits(traits, 'moraleRerolls'),
    again: motivated ? { below: MORALE.rally, all: rules.motivator === 'wholeTest' } : null,
    sureFirst: rules.shakyFirst === 'brave',
  }
}

/** Two of three rally it, none routs it. */
export function testMorale(log: Log, id: string, inspired: boolean, lucky: boolean): Outcome {
  const { state } = log
  const piece = pieceIn(state, id)
  if (!piece) return 'routed'
  const roll = { purpose: 'morale' as const, side: piece.side, unit: id }
  const dice = moraleDice(state, piece, inspired, lucky)
  const { successes, retried } = rollTries(log, roll, dice)
  // Luck comes last of what is thrown again.
  if (lucky && retried === dice.rerolls) useLuck(log, id)
  const outcome = successes >= MORALE.rally ? 'rallied' : successes >= MORALE.fallBack ? 'fellBack' : 'routed'
  const sure = Math.min(dice.auto, dice.dice)
  log.emit({ kind: 'morale-tested', unit: id, successes, outcome, ...(sure > 0 && { sure }) })
  const craft = craftIn(log.state, id)
  // Whoever cannot drive away bails out (line 636).
  if (outcome === 'routed' || (outcome === 'fellBack' && craft?.immobilised)) {
    lose(log, id, 'routed', null)
    return 'routed'
  }
  return outcome
}

/** Whether it is Broken, and whether its morale is tested for that, or for what frightens it (lines 593–640; 1393, 1532, 1546, 1735, 1839). */
export function stance(
  state: BattleState,
  piece: UnitState | CraftState,
  { controlled, terrified }: Pick<Checks, 'controlled' | 'terrified'>,
): { readonly broken: boolean; readonly tests: boolean } {
  const unit = isUnit(piece) ? piece : null
  const isSpared = piece.effects.includes('embolden')
  const broken = !isSpared && isBroken(state, piece, controlled)
  const isFearless = unit !== null && (has(state, unit, 'fearless') || unit.used.includes('lastStand'))
  const isFrightened = !isFearless && (terrified || piece.effects.includes('terror'))
  return { broken, tests: broken || (isFrightened && !isSpared) }
}

/** Whether it stays: Resolve, then morale where it has to be tested (lines 593–640; 1532, 1546, 1735, 1839). */
export function holds(log: Log, piece: UnitState | CraftState, said: Checks): boolean {
  const { broken, tests } = stance(log.state, piece, said)
  if (broken && !piece.broken) log.emit({ kind: 'broke', unit: piece.id, ...breaksAt(log.state, piece) })
  if (!broken && piece.broken) log.emit({ kind: 'steadied', unit: piece.id })
  return !tests || testMorale(log, piece.id, said.inspired, said.lucky) !== 'routed'
}

function leaderBonus(unit: UnitState): number {
  for (const figure of figuresUp(unit)) {
    const entry = entryOf(unit, figure)
    const rating = entry?.role === 'leader' ? LEADER_RATINGS.find((one) => one === entry.rating) : undefined
    if (rating) return LEADER_TABLE[rating].morale
  }
  return 0
}

/** Somebody was lost since its last activation began, in it too, or since the turn before began (line 1171; FAD-175). */
function tookLosses(state: BattleState, { hurt, hurtIn }: UnitState): boolean {
  if (rulesOf(state).lastTurn === 'turnBefore') return hurtIn > 0 && hurtIn >= state.round - 1
  return hurt
}

/** An officer is present: the one of a command squad, or one who has joined; on his own he is no unit's (lines 1174, 1446, 2040). */
const hasOfficer = (state: BattleState, unit: UnitState): boolean =>
  rulesOf(state).officers &&
  unit.document.kind !== 'officer' &&
  groupOf(state, unit).some((one) =>
    figuresUp(one).some((figure) => entryOf(one, figure)?.role === 'officer'),
  )

export const RESPONSE_REASONS = ['casualties', 'wounded', 'leaderLost', 'officer', 'personality'] as const
export type ResponseReason = (typeof RESPONSE_REASONS)[number]

/** What is added to Command Response, each part of it, none of 0; a team that has joined suffers with its squad (lines 1169–1174, 1324, 1446, 1474, 2040). */
export function responseReasons(
  state: BattleState,
  unit: UnitState,
): { readonly code: ResponseReason | 'ownTrait'; readonly add: number; readonly name?: string }[] {
  const untreated = unit.figures.some(({ fate, treated }) => fate === 'wounded' && !treated)
  const teams = teamsWith(state, unit)
  const terms: Readonly<Record<ResponseReason, number>> = {
    casualties: [unit, ...teams].some((one) => tookLosses(state, one))
      ? COMMAND_RESPONSE.casualtiesLastTurn
      : 0,
    wounded:
      untreated || teams.some((one) => untreatedIn(one).length > 0) ? COMMAND_RESPONSE.untreatedWounded : 0,
    leaderLost: unit.leaderLost && !hasOwnLeader(unit) ? COMMAND_RESPONSE.leaderLost : 0,
    officer: hasOfficer(state, unit) ? COMMAND_RESPONSE.officer : 0,
    personality: hasPersonality(state, unit, 'comms') ? (PERSONALITY_TABLE.comms.does.response ?? 0) : 0,
  }
  const own = ownTraits(traitsOf(state, unit)).map((one) => ({
    ...{ code: 'ownTrait' as const, add: addOf(one, 'response'), name: one.name },
  }))
  return [...RESPONSE_REASONS.map((code) => ({ code, add: terms[code] })), ...own].filter(
    ({ add }) => add !== 0,
  )
}
export const responseBonus = (state: BattleState, unit: UnitState): number =>
  responseReasons(state, unit).reduce((sum, { add }) => sum + add, 0)

/** A die of Command Response may be thrown (lines 1162–1165; FAD-175). */
export const mayRespond = (state: BattleState, piece: UnitState | CraftState): piece is UnitState =>
  isUnit(piece) && rulesOf(state).commandResponse && !has(state, piece, 'aggressive')

/** The one re-roll that an HQ, or a command vehicle, has each turn (lines 1771, 1898). */
export function hqOf(state: BattleState, side: Side): UnitState | CraftState | null {
  const { traits, vehicleProperties } = rulesOf(state)
  const found = piecesOf(state, side).find((piece) => {
    if (piece.usedNow.includes('hq')) return false
    if (isUnit(piece))
      return (isOnTable(piece) || piece.fate === 'aboard') && traits && has(state, piece, 'hq')
    const { properties } = piece.document
    return (
      isOnTable(piece) && handsOf(piece) > 0 && vehicleProperties && properties.includes('commandVehicle')
    )
  })
  return found ?? null
}

/** Command Response of infantry on the table that is marked or close to an enemy, and not Broken (lines 1160–1188; FAD-176). */
export function respond(
  log: Log,
  id: string,
  { close = false, rerolls = false, lucky }: Pick<Checks, 'close' | 'rerolls' | 'lucky'>,
): void {
  const unit = unitIn(log.state, id)
  if (unit?.fate !== 'onTable' || !mayRespond(log.state, unit) || log.state.activation?.fallsBack) return
  if (markerOf(log.state, unit) === null && !close) return
  const hq = rerolls ? hqOf(log.state, unit.side) : null
  testResponse(log, unit, hq, lucky && luckOf(log.state, unit) !== null)
}

/** A die against Quality; where it fails an HQ, or luck, lets it fall once more, and is used up by it (lines 1167–1183, 1478, 1771). */
function testResponse(log: Log, unit: UnitState, hq: UnitState | CraftState | null, isLucky: boolean): void {
  const { id } = unit
  const bonus = responseBonus(log.state, unit)
  const roll = { purpose: 'response' as const, side: unit.side, unit: id }
  const level = jointLevel(log.state, unit)
  const first = rollDie(log, roll, bonus)
  const again = first < level && (hq !== null || isLucky)
  if (again && hq) log.emit({ kind: 'used-this-turn', unit: hq.id, what: 'hq' })
  else if (again) useLuck(log, id)
  const total = again ? rollDie(log, roll, bonus) : first
  const parts = responseReasons(log.state, unit)
  log.emit({ kind: 'response-tested', unit: id, total, passed: total >= level, need: level, parts })
}

/** Armour, of a vehicle, a bunker or a sentry gun, is charged with steady nerves only (lines 1055, 1310). */
export function takesNerve(state: BattleState, at: string): boolean {
  const craft = craftIn(state, at)
  return craft ? !isUnarmoured(craft) : unitIn(state, at) === null
}

/** What its nerves hold on, of two Fire Teams as one those of the worse with the traits of both (lines 1053–1068, 1284, 1835). */
export function nervesNeed(state: BattleState, unit: UnitState, joint: boolean): number {
  const level = joint ? QUALITY_TABLE[firersQuality(state, unit, joint)].level : jointLevel(state, unit)
  return Math.max(1, level - byTraits(traitsOfAll(state, actingAs(state, unit, joint)), 'nerves'))
}

/** Before a charge at an armoured vehicle. */
export function testNerves(log: Log, unit: UnitState, joint: boolean): boolean {
  const roll = { purpose: 'nerves' as const, side: unit.side, unit: unit.id }
  const passed = passes(log, roll, nervesNeed(log.state, unit, joint))
  log.emit({ kind: 'nerves-tested', unit: unit.id, passed })
  return passed
}
