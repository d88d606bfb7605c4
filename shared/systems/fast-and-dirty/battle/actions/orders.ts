import { ask } from '../../../../battle/course.ts'
import { asked, is, must, wholeFrom, words, yesNo, type Field } from '../../../../battle/field.ts'
import { noCheck, notSeen } from '../../../../battle/rule.ts'
import { ARTILLERY, DEMOLITION, RECOVERY, TASK_DICE, APTITUDE_TABLE } from '../../data/advanced.ts'
import { PERSONALITY_TABLE } from '../../data/traits.ts'
import { PROPERTY_TABLE } from '../../data/vehicles.ts'
import { byTraits } from '../../sheet.ts'
import { APTITUDES, type Personality, type Quality } from '../../words.ts'
import { QUALITY_TABLE } from '../../data/units.ts'
import { carryOn } from '../course/flow.ts'
import { isIntercepted } from '../resolve/blast.ts'
import { passes, rollDie, rollSuccesses } from '../resolve/dice.ts'
import { lose, settleUnit } from '../resolve/losses.ts'
import { scatter } from '../resolve/scatter.ts'
import { barred } from '../rules/barred.ts'
import { notBarred } from '../rules/against.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  enemiesOf,
  figuresUp,
  has,
  hasLeader,
  hasPersonality,
  isOnTable,
  isUnit,
  levelOf,
  markerOf,
  pieceIn,
  rulesOf,
  traitsOf,
  unitIn,
  unitsOf,
  woundedIn,
} from '../state/look.ts'
import type { BattleState, Gun, UnitState } from '../state/state.ts'
import type { Deed, Side } from '../words.ts'
import { actor, choose } from './going.ts'

/** Command actions: charges, artillery, the wounded, scouts, tasks (lines 585, 1190–1222, 1351–1369, 1548–1593, 1646–1681). */

const order = (log: Log, unit: string, deed: Deed, busy: number): void => {
  choose(log, unit, 'command')
  log.emit({ kind: 'done', unit, deed })
  if (busy > 0) log.emit({ kind: 'busied', unit, figures: busy })
}

/** The unit on foot that may give this order now. */
function orderer(state: BattleState, side: Side, deed: Deed): UnitState | null {
  const unit = actor(state, side)
  return unit && isUnit(unit) && figuresUp(unit).length > 0 && barred(state, unit, deed) === null
    ? unit
    : null
}

const why = words(90, false)

/** Dice that charges succeed on; who is an engineer has one for sure (line 1202). */
function chargeDice(log: Log, unit: UnitState, purpose: 'rig' | 'detonate', dice: number): number {
  return rollSuccesses(
    log,
    { purpose, side: unit.side, unit: unit.id },
    { dice, need: levelOf(log.state, unit), auto: byTraits(traitsOf(log.state, unit), 'chargeSucceeds') },
  )
}

/** It has charges left, and none of them lies ready; what was only badly damaged may be blown up again. */
const mayRig = ({ document, charges, chargesUsed }: UnitState): boolean =>
  document.charges > chargesUsed && (charges === null || charges === 'destroyed' || charges === 'fizzled')

/** Charges are rigged, or take until the end of its next activation. Source: lines 1204–1214. */
export const rig: Rule<'rig'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = rulesOf(state).demolitions ? orderer(state, side, 'demolition') : null
    return unit && mayRig(unit) ? [{ unit: is(unit.id), target: why }] : []
  },
  check: (state, { unit }) => notBarred(state, unit, 'demolition'),
  resolve: (log, { unit: id, target }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    order(log, id, 'demolition', 1)
    const fewer = markerOf(log.state, unit) === 'underFire' ? DEMOLITION.underFire : 0
    const successes = chargeDice(log, unit, 'rig', DEMOLITION.rigDice + fewer)
    if (successes === 0) return
    log.emit({ kind: 'charges-rigged', unit: id, target, step: successes > 1 ? 'rigged' : 'rigging' })
  },
}

/** Nobody within four inches, save a sole survivor who dies with it. Source: lines 1216–1222. */
export const detonate: Rule<'detonate'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = rulesOf(state).demolitions ? orderer(state, side, 'demolition') : null
    if (unit?.charges !== 'rigged') return []
    return [{ unit: is(unit.id), clear: figuresUp(unit).length === 1 ? yesNo : must(true) }]
  },
  check: (state, { unit: id, clear }) => {
    const unit = unitIn(state, id)
    const alone = unit !== null && figuresUp(unit).length === 1
    return [
      ...notBarred(state, id, 'demolition'),
      ...(alone
        ? []
        : notSeen(
            clear,
            'clear',
            1216,
            'Somebody of the unit is within four inches of the charges: get clear first.',
          )),
    ]
  },
  resolve: (log, { unit: id, clear }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    order(log, id, 'demolition', 1)
    const successes = chargeDice(log, unit, 'detonate', DEMOLITION.detonateDice)
    const step = successes > 1 ? 'destroyed' : successes === 1 ? 'badlyDamaged' : 'fizzled'
    log.emit({ kind: 'charges-rigged', unit: id, target: unit.chargesAt, step })
    if (!clear) lose(log, id, 'destroyed', null)
    carryOn(log)
  },
}

/** Guns that can still be reached this turn (line 1355). */
const guns = (state: BattleState, side: Side): readonly Gun[] =>
  rulesOf(state).indirectArtillery
    ? Object.values(state.guns).filter(
        (gun) => gun.side === side && !gun.calledThisTurn && !gun.silenced && gun.calls !== 0,
      )
    : []

/** Leaders and officers call, and vehicles that are made for it (lines 1353, 1898, 1906). */
function callers(state: BattleState, side: Side): readonly string[] {
  const piece = actor(state, side)
  if (!piece || barred(state, piece, 'artillery') !== null) return []
  if (isUnit(piece)) return mayCall(state, piece) && piece.fate === 'onTable' ? [piece.id] : []
  const { properties } = piece.document
  const linked = properties.includes('commandVehicle') || properties.includes('forwardObserver')
  return linked && rulesOf(state).vehicleProperties ? [piece.id] : []
}

/** A leader, an officer, or somebody who is out as a scout (lines 1353, 1591). */
const mayCall = (state: BattleState, unit: UnitState): boolean => hasLeader(state, unit) || unit.scouting

export const callArtillery: Rule<'call-artillery'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] =>
    callers(state, side).flatMap((unit) =>
      guns(state, side).flatMap((gun) =>
        enemiesOf(state, side).map(({ id, work }) => ({
          unit: is(unit),
          gun: is(gun.id),
          at: is(id),
          seen: rulesOf(state).spotterSees ? must(true) : is(true),
          protectedBy: is(work),
        })),
      ),
    ),
  check: (state, { unit, seen }) => [
    ...notBarred(state, unit, 'artillery'),
    ...notSeen(seen, 'seen', 752, 'Whoever calls sees the point: choose another.'),
  ],
  resolve: (log, { unit: id, gun: gunId, at }) => {
    const piece = pieceIn(log.state, id)
    const gun = log.state.guns[gunId]
    if (!piece || !gun) return
    order(log, id, 'artillery', 1)
    const outcome = call(log, id, gun)
    log.emit({ kind: 'called', unit: id, gun: gunId, outcome })
    if (outcome === 'strikes' && !isIntercepted(log, at, gunId)) {
      const need = levelOf(log.state, piece)
      const failed =
        ARTILLERY.accuracy -
        rollSuccesses(
          log,
          { purpose: 'accuracy', side: piece.side, unit: id },
          { dice: ARTILLERY.accuracy, need },
        )
      scatter(log, { side: piece.side, unit: id }, gunId, failed)
      ask(log, {
        kind: 'inside',
        by: gunId,
        side: piece.side,
        weapon: gun.weapon,
        indirect: true,
        at: null,
        opFire: false,
      })
    }
    carryOn(log)
  },
}

/** Two dice: it strikes; one: garbled; none: nobody reaches that gun any more (lines 1357–1365, 1474, 1791). */
function call(log: Log, id: string, gun: Gun): 'strikes' | 'garbled' | 'silenced' {
  const unit = unitIn(log.state, id)
  const comms = unit !== null && hasPersonality(log.state, unit, 'comms')
  const successes = rollSuccesses(
    log,
    { purpose: 'timing', side: gun.side, unit: id },
    {
      dice: ARTILLERY.timing,
      need: levelOfQuality(gun.quality),
      auto: unit ? byTraits(traitsOf(log.state, unit), 'artillerySucceeds') : 0,
      plus: comms ? (PERSONALITY_TABLE.comms.does.artillery ?? 0) : 0,
    },
  )
  return successes > 1 ? 'strikes' : successes === 1 ? 'garbled' : 'silenced'
}
const levelOfQuality = (quality: Quality): number => QUALITY_TABLE[quality].level

const medics = (state: BattleState, unit: UnitState): boolean =>
  hasPersonality(state, unit, 'medic' satisfies Personality)
const untreated = (unit: UnitState) => woundedIn(unit).filter(({ treated }) => !treated)

/** Two fit figures help one wounded; a medic needs no helper and treats two. Source: lines 1548–1573, 1480, 1807. */
export const recover: Rule<'recover'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = actor(state, side)
    const isPlayed = rulesOf(state).recoverWounded
    if (!unit || !isUnit(unit) || !isPlayed || barred(state, unit, 'recoverWounded') !== null) return []
    const wounded = untreated(unit).length
    const most = Math.min(wounded, teamsOf(state, unit))
    const self = has(state, unit, 'selfRepairing')
    if (wounded === 0 || (most === 0 && !self)) return []
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
    for (const figure of untreated(unit).slice(0, Math.max(teams, self))) treat(log, id, figure.id, medic)
    settleUnit(log, id, null)
    carryOn(log)
  },
}

/** How many wounded its fit figures can help at once. */
function teamsOf(state: BattleState, unit: UnitState): number {
  const up = figuresUp(unit).length
  return medics(state, unit) && up > 0
    ? 2 + Math.floor((up - 1) / RECOVERY.team)
    : Math.floor(up / RECOVERY.team)
}

/** A die: fit on 6, stabilised on 4 and 5, else dead (lines 1560–1571). */
function treat(log: Log, id: string, figure: string, medic: boolean): void {
  const unit = unitIn(log.state, id)
  if (!unit) return
  const plus = (markerOf(log.state, unit) === null ? 0 : RECOVERY.suppressed) + (medic ? RECOVERY.medic : 0)
  const total = rollDie(log, { purpose: 'recovery', side: unit.side, unit: id }, plus)
  const fate = total >= RECOVERY.recovers ? 'up' : total >= RECOVERY.stabilised ? 'stabilised' : 'killed'
  log.emit({ kind: 'recovered', unit: id, figure, fate })
}

/** A Medevac vehicle beside a squad helps as two teams do (line 1914). */
export const tend: Rule<'tend'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const craft = actor(state, side)
    const { vehicleProperties, recoverWounded } = rulesOf(state)
    if (!craft || isUnit(craft) || !vehicleProperties || !recoverWounded || craft.crew === 0) return []
    if (!craft.document.properties.includes('medevac') || barred(state, craft, 'recoverWounded') !== null)
      return []
    return unitsOf(state, side)
      .filter((unit) => isOnTable(unit) && untreated(unit).length > 0)
      .map(({ id }) => ({ unit: is(craft.id), at: is(id), beside: must(true) }))
  },
  check: (state, { unit, beside }) => [
    ...notBarred(state, unit, 'recoverWounded'),
    ...notSeen(beside, 'beside', 1914, 'The vehicle has to touch the squad: drive there first.'),
  ],
  resolve: (log, { unit, at }) => {
    order(log, unit, 'recoverWounded', 0)
    const squad = unitIn(log.state, at)
    const teams = PROPERTY_TABLE.medevac.does.aidTeams ?? 0
    for (const { id } of squad ? untreated(squad).slice(0, teams) : []) treat(log, at, id, false)
    settleUnit(log, at, null)
    carryOn(log)
  },
}

/** One goes ahead, to uncover hidden enemies. Source: lines 1583–1593; E6. */
export const scout: Rule<'scout'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = rulesOf(state).scout ? orderer(state, side, 'scout') : null
    return unit && figuresUp(unit).length > 1 ? [{ unit: is(unit.id) }] : []
  },
  check: (state, { unit }) => notBarred(state, unit, 'scout'),
  resolve: (log, { unit }) => {
    order(log, unit, 'scout', 0)
    log.emit({ kind: 'scouted', unit })
  },
}

/** A task: two successes and it is done, one and it may be tried again, none and it backfires. Source: lines 1646–1681; FAD-310. */
export const attempt: Rule<'attempt'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = rulesOf(state).taskSystem ? orderer(state, side, 'task') : null
    const skill: Field = { kind: 'one', of: APTITUDES, orNone: true, measured: false }
    return unit ? [{ unit: is(unit.id), about: why, skill }] : []
  },
  check: (state, { unit }) => notBarred(state, unit, 'task'),
  resolve: (log, { unit: id, about, skill }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    order(log, id, 'task', rulesOf(log.state).taskAction === 'activation' ? figuresUp(unit).length : 1)
    const need = skill === null ? levelOf(log.state, unit) : APTITUDE_TABLE[skill]
    const successes = rollSuccesses(
      log,
      { purpose: 'task', side: unit.side, unit: id },
      { dice: TASK_DICE, need },
    )
    log.emit({
      kind: 'tasked',
      unit: id,
      about,
      outcome: successes > 1 ? 'done' : successes === 1 ? 'again' : 'failed',
    })
  },
}

/** Wounded are left behind: below 5 the squad's Resolve is a level lower for good. Source: lines 1575–1579, 1753, 1799. */
export const abandon: Rule<'abandon'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = actor(state, side)
    if (!unit || !isUnit(unit) || !rulesOf(state).recoverWounded || unit.fate !== 'onTable') return []
    const isOnce = rulesOf(state).abandoning === 'onceEach' && unit.used.includes('abandoned')
    const moved =
      state.activation?.deeds.some((deed) => ['move', 'rush', 'leap', 'bound'].includes(deed)) ?? false
    const free = has(state, unit, 'hardened') || has(state, unit, 'relentless')
    const wounded = untreated(unit).length
    // Of those who are carried nobody is left.
    const carried = state.activation?.busy ?? 0
    if (isOnce || !moved || free || wounded === 0 || carried > 0) return []
    return [{ unit: is(unit.id), medic: asked(medics(state, unit)) }]
  },
  check: noCheck,
  resolve: (log, { unit: id, medic }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    log.emit({ kind: 'used', unit: id, what: 'abandoned' })
    log.emit({ kind: 'busied', unit: id, figures: medic ? 1 : 0 })
    if (medic || passes(log, { purpose: 'abandoning', side: unit.side, unit: id }, RECOVERY.abandons)) return
    if (unit.resolveLost < 3) log.emit({ kind: 'resolve-lost', unit: id, levels: 1 })
  },
}
