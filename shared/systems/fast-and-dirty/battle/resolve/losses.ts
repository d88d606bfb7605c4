import { rollTest } from '../../../../battle/log.ts'
import { SQUAD_RESOLVE } from '../../data/basic-force.ts'
import { LOSING_HEART } from '../../data/units.ts'
import { levelBy } from '../../units.ts'
import { RESOLVES, type Resolve } from '../../words.ts'
import { byTraits } from '../../sheet.ts'
import type { Log } from '../rules/rule.ts'
import {
  downIn,
  figuresUp,
  has,
  hasOwnLeader,
  isGone,
  isIn,
  isOnTable,
  isUnit,
  joinedTo,
  lyingIn,
  mayRise,
  piecesOf,
  pieceIn,
  ridersOf,
  rulesOf,
  teamsWith,
  traitsOf,
  unitIn,
  untreatedIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import type { Side } from '../words.ts'

/** Who is lost, and what it does to the others (lines 638, 644–652). */

/** Resolve now, with what was lost of it (lines 646, 1577). */
function ownResolve(piece: UnitState | CraftState): Resolve {
  const base = isUnit(piece) ? (piece.resolve ?? piece.document.resolve) : piece.document.resolve
  return levelBy(RESOLVES, base, -piece.resolveLost) ?? 'reluctant'
}
/** What it is checked at: Grizzled a level up (line 1749; R13). */
export function resolveOf(state: BattleState, piece: UnitState | CraftState): Resolve {
  const more = isUnit(piece) ? byTraits(traitsOf(state, piece), 'resolveLevel') : 0
  return levelBy(RESOLVES, ownResolve(piece), more) ?? 'determined'
}

/** Of a squad and its heavy team the squad’s, or by house rule the worse (line 1324; FAD-221). */
export function jointResolve(state: BattleState, piece: UnitState | CraftState): Resolve {
  const own = resolveOf(state, piece)
  if (!isUnit(piece) || rulesOf(state).joinedQuality === 'squad') return own
  const all = [own, ...teamsWith(state, piece).map((team) => resolveOf(state, team))]
  return RESOLVES.find((one) => all.includes(one)) ?? own
}

/** Nobody is left who could act or get up again. */
export function isSpent(state: BattleState, unit: UnitState): boolean {
  if (figuresUp(unit).length > 0) return false
  if (has(state, unit, 'regenerate')) return lyingIn(unit).length === 0
  return !has(state, unit, 'selfRepairing') || untreatedIn(unit).length === 0
}

/** A unit is gone, its teams with it; of what routs on the table the riders are set down, else they go along (lines 636, 650, 1324). */
export function lose(
  log: Log,
  id: string,
  fate: 'routed' | 'destroyed' | 'left',
  by: string | null,
  carried = 0,
): void {
  const piece = pieceIn(log.state, id)
  if (!piece || !isIn(piece)) return
  const along = joinedTo(log.state, id).filter(({ document }) => document.kind === 'team')
  const inside = ridersOf(log.state, id)
  const setsDown = fate === 'routed' && isOnTable(piece)
  if (setsDown) for (const rider of inside) log.emit({ kind: 'got-out', unit: rider.id, craft: id })
  const riders = fate === 'destroyed' || setsDown ? [] : inside
  log.emit({ kind: 'lost', unit: id, fate, by, ...(fate === 'left' && carried > 0 && { carried }) })
  for (const one of [...(fate === 'destroyed' ? [] : along), ...riders]) lose(log, one.id, fate, by)
  if (fate !== 'left') loseHeart(log, piece.side)
}

/** A side loses heart at half and at three quarters of its units lost; a villain who may get up is none of them yet (lines 646–652, 1851; FAD-085). */
export function loseHeart(log: Log, side: Side): void {
  if (!rulesOf(log.state).losingHeart) return
  const share = lostShare(log.state, side)
  for (const step of LOSING_HEART) {
    if (share < step || log.state.camps[side].heartLost.includes(step)) continue
    log.emit({ kind: 'heart-lost', side, share: step })
    for (const { id } of piecesOf(log.state, side).filter((one) => isIn(one) && one.fate !== 'offBoard')) {
      const piece = pieceIn(log.state, id)
      // A Last Stand is fought to the last man (line 1395).
      if (!piece || !isIn(piece) || piece.used.includes('lastStand')) continue
      if (ownResolve(piece) === 'reluctant') lose(log, id, 'routed', null)
      else log.emit({ kind: 'resolve-lost', unit: id, levels: 1 })
    }
  }
}

/** Of all units that began the battle or came to it; guns off the table and recon losses count by house rule. */
export function armyOf(state: BattleState, side: Side): readonly (UnitState | CraftState)[] {
  const { reconLosses } = rulesOf(state)
  const { lostScouts } = state.camps[side]
  return piecesOf(state, side).filter(
    ({ id, fate }) => fate !== 'offBoard' && (reconLosses || !lostScouts.includes(id)),
  )
}
export function lostShare(state: BattleState, side: Side): number {
  const army = armyOf(state, side)
  return army.length === 0
    ? 1
    : army.filter((one) => isGone(one) && !(isUnit(one) && mayRise(state, one))).length / army.length
}

/** It is asked what becomes of its wounded: nobody looks after them yet, and it does not leave them lightly (lines 1575–1579, 1753, 1799; FAD-292). */
export function mayAbandon(state: BattleState, unit: UnitState): boolean {
  const { recoverWounded, abandoning } = rulesOf(state)
  if (!recoverWounded || untreatedIn(unit).length === 0 || unit.used.includes('medicStays')) return false
  if (has(state, unit, 'hardened') || has(state, unit, 'relentless')) return false
  return abandoning === 'everyTime' || !unit.used.includes('abandoned')
}

/** Resolve that nobody knew is rolled at the first casualty, whatever it comes from, and moved as choices would have it (line 555; FAD-061). */
export function learnResolve(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  if (unit?.resolve !== null || downIn(unit) === 0) return
  const { dice } = rollTest(
    log,
    { test: 'above', target: 0 },
    { purpose: 'resolve', side: unit.side, unit: id },
  )
  const rolled = RESOLVES.indexOf(SQUAD_RESOLVE[(dice[0] ?? 1) - 1] ?? unit.document.resolve)
  const level = Math.min(RESOLVES.length - 1, Math.max(0, rolled + unit.resolveShift))
  const resolve = RESOLVES[level] ?? unit.document.resolve
  log.emit({ kind: 'resolve-known', unit: id, resolve })
}

/** Whoever led it is among those who have just fallen (line 1173). */
export function missLeader(log: Log, id: string, wasLed: boolean): void {
  const unit = unitIn(log.state, id)
  if (wasLed && unit && !hasOwnLeader(unit)) log.emit({ kind: 'leader-lost', unit: id })
}

/** Who has nobody left to act is gone. */
export function settleUnit(log: Log, id: string, by: string | null): void {
  const unit = unitIn(log.state, id)
  if (unit && isIn(unit) && isSpent(log.state, unit)) lose(log, id, 'destroyed', by)
}
