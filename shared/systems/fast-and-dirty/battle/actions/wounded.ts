import { band, is, must, wholeFrom } from '../../../../battle/field.ts'
import { noCheck, notSeen } from '../../../../battle/rule.ts'
import { RECOVERY } from '../../data/advanced.ts'
import { PROPERTY_TABLE } from '../../data/vehicles.ts'
import { byTraits } from '../../sheet.ts'
import type { Personality } from '../../words.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import { passes, rollDie } from '../resolve/dice.ts'
import { settleUnit } from '../resolve/losses.ts'
import { barred } from '../rules/barred.ts'
import { notBarred } from '../rules/against.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  craftsOf,
  freeIn,
  groupOf,
  has,
  hasPersonality,
  isOnTable,
  isUnit,
  markerOf,
  rulesOf,
  traitsOf,
  unitIn,
  unitsOf,
  untreatedIn,
} from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import type { Side, WoundedStay } from '../words.ts'
import { actor } from './going.ts'
import { order } from './orders.ts'

/** The wounded: who helps them, and who is left behind (lines 1548–1581, 1914). */

const medics = (state: BattleState, unit: UnitState): boolean =>
  hasPersonality(state, unit, 'medic' satisfies Personality)

/** Two fit figures help one wounded; a medic needs no helper and treats two. Source: lines 1548–1573, 1480, 1807. */
export const recover: Rule<'recover'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = actor(state, side)
    const isPlayed = rulesOf(state).recoverWounded
    if (!unit || !isUnit(unit) || !isPlayed || barred(state, unit, 'recoverWounded') !== null) return []
    const wounded = untreatedIn(unit).length
    const self = has(state, unit, 'selfRepairing')
    const others = untreatedWith(state, unit).length - (self ? wounded : 0)
    const most = Math.min(others, teamsOf(state, unit))
    if (most === 0 && !(self && wounded > 0)) return []
    return [
      {
        unit: is(unit.id),
        teams: most === 0 ? is(0) : wholeFrom(self ? 0 : 1, most),
        self: is(self ? wounded : 0),
      },
    ]
  },
  check: (state, { unit }) => notBarred(state, unit, 'recoverWounded'),
  resolve: (log, { unit: id, teams, self }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    const medic = medics(log.state, unit)
    const helpers = medic ? Math.max(1, 1 + (teams - 2) * RECOVERY.team) : teams * RECOVERY.team
    order(log, id, 'recoverWounded', teams > 0 ? helpers : 0)
    const all = untreatedWith(log.state, unit).slice(0, self + teams)
    for (const { of, figure } of all) treat(log, id, of, figure, medic)
    for (const of of new Set([id, ...all.map((one) => one.of)])) settleUnit(log, of, null)
    carryOn(log)
  },
}

/** How many wounded those of it who are free can help at once. */
function teamsOf(state: BattleState, unit: UnitState): number {
  const up = Math.max(0, freeIn(state, unit))
  return medics(state, unit) && up > 0
    ? 2 + Math.floor((up - 1) / RECOVERY.team)
    : Math.floor(up / RECOVERY.team)
}

/** Its own wounded, then those of who goes with it and has no activation to help them in (lines 1324, 1552). */
const untreatedWith = (
  state: BattleState,
  unit: UnitState,
): readonly { readonly of: string; readonly figure: string }[] =>
  groupOf(state, unit).flatMap((one) => untreatedIn(one).map(({ id }) => ({ of: one.id, figure: id })))

/** A die: fit on 6, stabilised on 4 and 5, else dead (lines 1560–1571). */
function treat(log: Log, id: string, of: string, figure: string, medic: boolean): void {
  const unit = unitIn(log.state, id)
  if (!unit) return
  const plus =
    (markerOf(log.state, unit) === null ? 0 : RECOVERY.suppressed) +
    (medic ? RECOVERY.medic : 0) +
    byTraits(traitsOf(log.state, unit), 'aid')
  const total = rollDie(log, { purpose: 'recovery', side: unit.side, unit: id }, plus)
  const fate = total >= RECOVERY.recovers ? 'up' : total >= RECOVERY.stabilised ? 'stabilised' : 'killed'
  log.emit({ kind: 'recovered', unit: of, figure, fate })
}

/** A Medevac vehicle beside a squad, or with it aboard, helps as two teams do (line 1914). */
export const tend: Rule<'tend'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const craft = actor(state, side)
    const { vehicleProperties, recoverWounded } = rulesOf(state)
    if (!craft || isUnit(craft) || !vehicleProperties || !recoverWounded || craft.crew === 0) return []
    if (!craft.document.properties.includes('medevac') || barred(state, craft, 'recoverWounded') !== null)
      return []
    return unitsOf(state, side)
      .filter((unit) => (isOnTable(unit) || unit.aboard === craft.id) && untreatedIn(unit).length > 0)
      .map(({ id, aboard }) => ({
        ...{ unit: is(craft.id), at: is(id), beside: aboard === null ? must(true) : is(true) },
      }))
  },
  check: (state, { unit, beside }) => [
    ...notBarred(state, unit, 'recoverWounded'),
    ...notSeen(beside, 'beside', 1914, 'The vehicle has to touch the squad: drive there first.'),
  ],
  resolve: (log, { unit, at }) => {
    order(log, unit, 'recoverWounded', 0)
    const squad = unitIn(log.state, at)
    const teams = PROPERTY_TABLE.medevac.does.aidTeams ?? 0
    for (const { id } of squad ? untreatedIn(squad).slice(0, teams) : []) treat(log, at, at, id, false)
    settleUnit(log, at, null)
    carryOn(log)
  },
}

/** A Medevac vehicle of its own, with which wounded may be left (line 1914). */
const hasMedevac = (state: BattleState, side: Side): boolean =>
  rulesOf(state).vehicleProperties &&
  craftsOf(state, side).some(
    (craft) => isOnTable(craft) && craft.crew > 0 && craft.document.properties.includes('medevac'),
  )

/** It has moved on: its wounded keep up with it, or it leaves them, and below 5 its Resolve is a level lower for good. Source: lines 1575–1579, 1914. */
export const abandon: Rule<'abandon'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'wounded')
    const unit = unitIn(state, step?.unit ?? null)
    if (!unit) return []
    const ways: WoundedStay[] = ['along', 'alone']
    if (medics(state, unit)) ways.push('medic')
    if (hasMedevac(state, side)) ways.push('medevac')
    return [{ unit: is(unit.id), stays: band(ways) }]
  },
  check: noCheck,
  resolve: (log, { unit: id, stays }) => {
    log.emit({ kind: 'answered' })
    const unit = unitIn(log.state, id)
    if (unit && stays !== 'along' && stays !== 'medevac') leaveBehind(log, unit, stays)
    carryOn(log)
  },
}

function leaveBehind(log: Log, unit: UnitState, by: 'alone' | 'medic'): void {
  if (by === 'medic') {
    log.emit({ kind: 'used', unit: unit.id, what: 'medicStays' })
    return
  }
  log.emit({ kind: 'used', unit: unit.id, what: 'abandoned' })
  const roll = { purpose: 'abandoning' as const, side: unit.side, unit: unit.id }
  if (!passes(log, roll, RECOVERY.abandons) && unit.resolveLost < MOST_LOST)
    log.emit({ kind: 'resolve-lost', unit: unit.id, levels: 1 })
}
const MOST_LOST = 3
