import { ask } from '../../../../battle/course.ts'
import { asked, choice, countedOf, distanceUpTo, is, must, type Field } from '../../../../battle/field.ts'
import { noCheck, notSeen } from '../../../../battle/rule.ts'
import { JET_PACKS } from '../../data/advanced.ts'
import { TRAIT_TABLE } from '../../data/traits.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import type { Charge } from '../documents/steps.ts'
import { partnerActed } from '../resolve/arrive.ts'
import { fight, fightersIn, storm } from '../resolve/assault.ts'
import { isBroken, mayRespond, takesNerve, testNerves } from '../resolve/morale.ts'
import { notBarred } from '../rules/against.ts'
import { partnerOf } from '../rules/arms.ts'
import { barred } from '../rules/barred.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import { berserkReach, reachOf } from '../rules/strides.ts'
import { hasDrugs } from '../turns/activate.ts'
import {
  bunkersAgainst,
  enemiesOf,
  enemyCrafts,
  flies,
  has,
  idsOf,
  isUnit,
  markerOf,
  rulesOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { otherSide, type Side } from '../words.ts'
import { actor, choose, left, minesFor, roughField, setOut, stopActing, tooFar } from './going.ts'

/** Close Assault: the charge, then the figures that the players count (lines 1016–1095). */

/** Whom it may charge: no flyers that have not landed (lines 695, 1018; FAD-323). */
function foes(state: BattleState, side: Side): readonly string[] {
  const { flyersInAssault } = rulesOf(state)
  const units = enemiesOf(state, side).filter((unit) => flyersInAssault === 'always' || !flies(state, unit))
  const crafts = enemyCrafts(state, side).filter(
    ({ document, landed }) => document.method !== 'fly' || landed,
  )
  const works = bunkersAgainst(state, side)
  const guns = Object.values(state.sentries).filter(
    (gun) => gun.side === otherSide(side) && gun.fate === 'stands',
  )
  return idsOf([...units, ...crafts, ...works, ...guns])
}

/** Its partner may act along, unless it would have to test its morale first (lines 1282–1284). */
export function jointField(state: BattleState, unit: UnitState): Field {
  const partner = partnerOf(state, unit)
  const isReady =
    partner !== null &&
    !partner.done &&
    markerOf(state, partner) !== 'pinned' &&
    !partner.broken &&
    !isBroken(state, partner, false)
  return choice(isReady)
}

/** As one they charge, unless its partner makes its Last Stand, or would have to respond to orders first (lines 1162–1165, 1284, 1393). */
const chargeWith = (state: BattleState, unit: UnitState): Field => {
  const partner = partnerOf(state, unit)
  const isBidden = partner !== null && mayRespond(state, partner) && markerOf(state, partner) !== null
  const isRooted = partner?.used.includes('lastStand') === true
  return isBidden || isRooted ? is(false) : jointField(state, unit)
}

/** How far it charges: the berserk as far as an enemy drives them on, the drugged swiftly, whoever was set down no farther (lines 680, 1020, 1095, 1707, 1719). */
function farthest(state: BattleState, unit: UnitState, how: 'move' | 'bound', drugs: boolean): number {
  const most = reachOf(state, unit, how, true)
  if (state.activation?.deeds.includes('getOut')) return Math.min(most, SET_DOWN)
  if (how === 'bound') return most
  if (state.activation?.berserk) return Math.min(most, berserkReach(state, unit))
  const isSwifter = drugs && !has(state, unit, 'swift')
  return isSwifter ? most + (TRAIT_TABLE.swift.does.movement ?? 0) : most
}

/** Inches from its vehicle in which a squad is set down: it goes no farther, and fights whom it touches (lines 680, 1095). */
const SET_DOWN = 1

export const charge: Rule<'charge'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = actor(state, side)
    if (!unit || !isUnit(unit) || barred(state, unit, 'closeAssault') !== null) return []
    const drugs = hasDrugs(state, unit)
    const gaits = (['move', 'bound'] as const).filter((how) => how === 'move' || has(state, unit, 'jetPacks'))
    const ways = gaits.flatMap((how) => (drugs ? [false, true] : [false]).map((taken) => ({ how, taken })))
    return ways.flatMap(({ how, taken }) => {
      const most = farthest(state, unit, how, taken)
      return foes(state, side).map((at) => ({
        unit: is(unit.id),
        at: is(at),
        how: is(how),
        inches: distanceUpTo(most),
        rough: how === 'bound' ? is(0) : roughField(state, unit, most),
        clear: must(true),
        mines: minesFor(state, side, flies(state, unit)),
        joint: chargeWith(state, unit),
        drugs: is(taken),
      }))
    })
  },
  check: (state, { unit: id, how, inches, rough, clear, drugs }) => {
    const unit = unitIn(state, id)
    if (!unit) return []
    return [
      ...notBarred(state, id, 'closeAssault'),
      ...tooFar(inches, rough, farthest(state, unit, how, drugs), 1020),
      ...notSeen(
        clear,
        'clear',
        1632,
        'Smoke bars the charge, or somebody nearer is to be charged: choose another.',
      ),
    ]
  },
  resolve: (log, { unit: id, at, how, inches, rough, mines, joint, drugs }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    choose(log, id, 'engage')
    if (drugs) {
      log.emit({ kind: 'used', unit: id, what: 'combatDrugs' })
      log.emit({ kind: 'berserk', unit: id })
    }
    if (takesNerve(log.state, at) && !testNerves(log, unit, joint)) {
      stopActing(log)
      return
    }
    // The free shot comes from where the last hop began (line 1381).
    const from = how === 'bound' ? Math.min(inches, JET_PACKS.bound.each) : inches
    const spare = Math.max(0, farthest(log.state, unit, how, drugs) - inches - rough)
    const charged: Charge = { by: id, at, joint, inches: from, spare }
    const moving = { mover: id, how, inches, into: 'none' as const, shelter: null, mines, leaves: false }
    setOut(log, { ...moving, uncarried: left(log.state, id) }, charged)
  },
}

/** Figures in contact, or in sight of the other squad (lines 1031–1041). */
export const fightRule: Rule<'fight'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'contact')
    const [attacker, defender] = [
      unitIn(state, step?.charge.by ?? null),
      unitIn(state, step?.charge.at ?? null),
    ]
    if (!step || !attacker || !defender) return []
    const hunts = has(state, attacker, 'bugHunter') || has(state, defender, 'bugHunter')
    return [
      {
        own: countedOf(fightersIn(state, { unit: attacker, joint: step.charge.joint })),
        enemy: countedOf(fightersIn(state, { unit: defender, joint: false })),
        alien: asked(hunts),
      },
    ]
  },
  check: noCheck,
  resolve: (log, { own, enemy, alien }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'contact') return
    log.emit({ kind: 'answered' })
    log.emit({ kind: 'assaulted', unit: step.charge.by, at: step.charge.at })
    ask(log, ...fight(log, step.charge, { own, enemy, alien }))
    partnerActed(log, step.charge)
    carryOn(log)
  },
}

/** Figures in contact with a vehicle, a bunker or a sentry gun (line 1072). */
export const stormRule: Rule<'storm'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'contact')
    const attacker = unitIn(state, step?.charge.by ?? null)
    if (!step || !attacker || unitIn(state, step.charge.at)) return []
    return [{ own: countedOf(fightersIn(state, { unit: attacker, joint: step.charge.joint })) }]
  },
  check: noCheck,
  resolve: (log, { own }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'contact') return
    log.emit({ kind: 'answered' })
    log.emit({ kind: 'assaulted', unit: step.charge.by, at: step.charge.at })
    ask(log, ...storm(log, step.charge, own))
    partnerActed(log, step.charge)
    carryOn(log)
  },
}
