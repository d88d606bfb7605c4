import { ask } from '../../../../battle/course.ts'
import { is, must, words, yesNo, type Field } from '../../../../battle/field.ts'
import { notSeen } from '../../../../battle/rule.ts'
import { ARTILLERY, DEMOLITION, TASK_DICE, APTITUDE_TABLE } from '../../data/advanced.ts'
import { PERSONALITY_TABLE } from '../../data/traits.ts'
import { byTraits } from '../../sheet.ts'
import { GRANTED_GUN, MISSION_GUN } from '../../documents/orders.ts'
import { APTITUDES, type Quality } from '../../words.ts'
import { QUALITY_TABLE } from '../../data/units.ts'
import { carryOn } from '../course/flow.ts'
import { isIntercepted } from '../resolve/blast.ts'
import { rollSuccesses } from '../resolve/dice.ts'
import { learnResolve, settleUnit } from '../resolve/losses.ts'
import { scatter } from '../resolve/scatter.ts'
import { bringDown, standingWorks } from '../resolve/works.ts'
import { barred } from '../rules/barred.ts'
import { notBarred } from '../rules/against.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  enemiesOf,
  figuresUp,
  freeIn,
  groupOf,
  handsOf,
  has,
  hasLeader,
  hasPersonality,
  idsOf,
  isUnit,
  levelOf,
  markerOf,
  mayLead,
  pieceIn,
  rulesOf,
  scenarioSide,
  traitsOf,
  unitIn,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, ChargesAt, CraftState, Gun, UnitState } from '../state/state.ts'
import type { Deed, Side } from '../words.ts'
import { actor, choose } from './going.ts'

/** Command actions: charges, artillery, the wounded, scouts, tasks (lines 585, 1190–1222, 1351–1369, 1548–1593, 1646–1681). */

/** An order is given, and so many figures are taken up by it. */
export const order = (log: Log, unit: string, deed: Deed, busy: number): void => {
  choose(log, unit, 'command')
  log.emit({ kind: 'done', unit, deed })
  if (busy > 0) log.emit({ kind: 'busied', unit, figures: busy })
}

/** The unit on foot that may give this order now. */
function orderer(state: BattleState, side: Side, deed: Deed): UnitState | null {
  const unit = actor(state, side)
  return unit && isUnit(unit) && barred(state, unit, deed) === null ? unit : null
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

const lieReady = ({ charges }: UnitState): readonly ChargesAt[] =>
  charges.filter(({ step }) => step === 'rigging' || step === 'rigged')

/** It has charges left beside those that lie somewhere already (line 1198). */
const mayRig = (unit: UnitState): boolean => unit.document.charges > unit.chargesUsed + lieReady(unit).length

/** Charges are rigged, or take until the end of its next activation: at a work of the battle, or at anything else that has a name. Source: lines 1204–1214. */
export const rig: Rule<'rig'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = rulesOf(state).demolitions ? orderer(state, side, 'demolition') : null
    if (!unit || !mayRig(unit)) return []
    const works = idsOf(standingWorks(state)).map((target) => is(target))
    return [why, ...works].map((target) => ({ unit: is(unit.id), target }))
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
    if (!unit) return []
    const clear = figuresUp(unit).length === 1 ? yesNo : must(true)
    const rigged = lieReady(unit).filter(({ step }) => step === 'rigged')
    const ready = new Set(rigged.map(({ target }) => target))
    return [...ready].map((target) => ({
      ...{ unit: is(unit.id), clear },
      ...(ready.size > 1 && { target: is(target) }),
    }))
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
  resolve: (log, { unit: id, clear, target: said }) => {
    const unit = unitIn(log.state, id)
    const target = said ?? unit?.charges.find(({ step }) => step === 'rigged')?.target
    if (!unit || target === undefined) return
    order(log, id, 'demolition', 1)
    const successes = chargeDice(log, unit, 'detonate', DEMOLITION.detonateDice)
    const step = successes > 1 ? 'destroyed' : successes === 1 ? 'badlyDamaged' : 'fizzled'
    if (step === 'destroyed') bringDown(log, id, target)
    else log.emit({ kind: 'charges-rigged', unit: id, target, step })
    if (!clear) blowUp(log, unit)
    carryOn(log)
  },
}

/** The last of them goes with his charges, and nobody is left to come back (line 1216). */
function blowUp(log: Log, { id, figures }: UnitState): void {
  const all = figures.filter(({ fate }) => fate !== 'killed').map((one) => one.id)
  log.emit({ kind: 'figures-hit', unit: id, figures: all, fate: 'killed', by: null })
  learnResolve(log, id)
  settleUnit(log, id, null)
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
  if (isUnit(piece)) {
    const isScout = scoutOf(state, side)?.id === piece.id
    const may = groupOf(state, piece).some((one) => isIdle(state, piece, one) && (isScout || mayLead(one)))
    return may && piece.fate === 'onTable' ? [piece.id] : []
  }
  const { properties } = piece.document
  const linked = properties.includes('commandVehicle') || properties.includes('forwardObserver')
  return linked && handsOf(piece) > 0 && rulesOf(state).vehicleProperties ? [piece.id] : []
}

/** Somebody of it does nothing else: he has not fired, with his squad or by himself, and whoever has joined acts along (lines 1353, 1427, 1442, 1757). */
function isIdle(state: BattleState, acting: UnitState, one: UnitState): boolean {
  if (one.id === acting.id) return one.scouting || freeIn(state, one) > 0
  const firesAlong = one.document.kind !== 'team' && !has(state, one, 'hero')
  return state.activation?.along.includes(one.id) === true && !(firesAlong ? acting : one).shot
}

/** A leader, an officer, or somebody who is out as a scout (lines 1353, 1591). */
const mayCall = (state: BattleState, unit: UnitState): boolean => hasLeader(state, unit) || unit.scouting

/** What whoever calls succeeds on: the best of those in the unit and with it who may (lines 1353, 1367). */
export function spotterLevel(state: BattleState, piece: UnitState | CraftState): number {
  const all = isUnit(piece) ? groupOf(state, piece).filter(mayLead) : []
  return Math.min(...(all.length > 0 ? all : [piece]).map((one) => levelOf(state, one)))
}

/** Who got the trait that Interfere gives, and with it the one call of its gun (line 2809). */
function scoutOf(state: BattleState, side: Side): UnitState | null {
  const { aim } = scenarioSide(state, side)
  if (aim.kind !== 'mission' || aim.mission !== 'interfere') return null
  return unitsOf(state, side).find(({ traits }) => traits.includes('recon')) ?? null
}

/** The mission's gun hears nobody but its scout; what an Offensive stance has added is another's, and hears all who lead (lines 2645, 2809). */
function hears(state: BattleState, gun: Gun, id: string): boolean {
  const unit = unitIn(state, id)
  const scout = scoutOf(state, gun.side)
  const isOfStance = scenarioSide(state, gun.side).stance === 'offensive'
  const isScouts = gun.id === `${gun.side}.gun-${isOfStance ? MISSION_GUN : GRANTED_GUN}`
  return scout !== null && isScouts ? scout.id === id : unit === null || mayCall(state, unit)
}

/** Works that a Point Defense System guards: whether a point lies among them the players see (line 1624). */
const guarded = (state: BattleState, side: Side): readonly string[] =>
  rulesOf(state).sentryGuns
    ? Object.values(state.works)
        .filter((work) => work.side !== side && work.pds !== null && work.fate === 'stands')
        .map(({ id }) => id)
    : []

const protectors = (of: readonly string[]): Field =>
  of.length === 0 ? is(null) : { kind: 'one', of, orNone: true, measured: true }

/** A strike is called at a point of the table: where an enemy stands, or where nobody does (lines 980, 1353–1369). */
export const callArtillery: Rule<'call-artillery'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const points: Fields[] = [
      ...enemiesOf(state, side).map(({ id, work }) => ({ at: is(id), protectedBy: is(work) })),
      { at: is(null), protectedBy: protectors(guarded(state, side)) },
    ]
    const seen = rulesOf(state).spotterSees ? must(true) : is(true)
    return callers(state, side).flatMap((unit) =>
      guns(state, side).flatMap((gun) =>
        (hears(state, gun, unit) ? points : []).map((point) => ({
          unit: is(unit),
          gun: is(gun.id),
          ...point,
          seen,
        })),
      ),
    )
  },
  check: (state, { unit, seen }) => [
    ...notBarred(state, unit, 'artillery'),
    ...notSeen(seen, 'seen', 752, 'Whoever calls sees the point: choose another.'),
  ],
  resolve: (log, { unit: id, gun: gunId, at, protectedBy }) => {
    const piece = pieceIn(log.state, id)
    const gun = log.state.guns[gunId]
    if (!piece || !gun) return
    order(log, id, 'artillery', isUnit(piece) ? 1 : 0)
    const outcome = call(log, id, gun)
    log.emit({ kind: 'called', unit: id, gun: gunId, outcome, at })
    if (outcome === 'strikes' && !isIntercepted(log, at ?? protectedBy, gunId)) {
      const need = spotterLevel(log.state, piece)
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
