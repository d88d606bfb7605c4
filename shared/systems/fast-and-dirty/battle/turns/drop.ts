import { is, some, yesNo, type Field } from '../../../../battle/field.ts'
import { ANTI_AIR_DICE, ANTI_AIR_KILLS, DROP } from '../../data/advanced.ts'
import { carryOn, endActivation } from '../course/flow.ts'
import { canAct, isDropping } from '../course/who.ts'
import { rollDie, rollEach, type Roll } from '../resolve/dice.ts'
import { candidates, fell } from '../resolve/harm.ts'
import { scatter } from '../resolve/scatter.ts'
import { settleUnit } from '../resolve/losses.ts'
import { mark } from '../resolve/marks.ts'
import { noCheck } from '../rules/against.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { isPowered, levelOf, rulesOf, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { otherSide, type Side } from '../words.ts'

/** Drop Troops come down (lines 1226–1259; R26). */

/** Guns that may fire at this landing (FAD-192). */
const flak = (state: BattleState, side: Side): readonly string[] =>
  Object.values(state.antiAir)
    .filter(
      (gun) => gun.side === otherSide(side) && !(rulesOf(state).antiAir === 'eachTurn' && gun.firedThisTurn),
    )
    .map(({ id }) => id)

export const drop: Rule<'drop'> = {
  phases: ['activating'],
  offers: (state, side): readonly Fields[] => {
    if (state.activation || state.steps.length > 0 || (state.follow ? false : state.active !== side))
      return []
    const guns = flak(state, side)
    const fire: Field = guns.length > 0 ? some(guns, { usual: guns }) : is([])
    return unitsOf(state, side)
      .filter(
        (unit) =>
          isDropping(state, unit) && canAct(state, unit) && (!state.follow || state.follow.unit === unit.id),
      )
      .map(({ id }) => ({ unit: is(id), rough: yesNo, flak: fire }))
  },
  check: noCheck,
  resolve: (log, { unit: id, rough, flak: guns }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    log.emit({ kind: 'activated', unit: id, along: [] })
    log.emit({ kind: 'placed', unit: id, fate: 'onTable' })
    for (const gun of guns) fireFlak(log, gun, id)
    land(log, unit, rough)
    if (guns.length > 0) mark(log, id, 'underFire')
    // What it got in landing outlasts it.
    endActivation(log)
    carryOn(log)
  },
}

/** Each 5 kills somebody; the owner's least are reckoned to fall (lines 1251–1259; FAD-192). */
function fireFlak(log: Log, id: string, at: string): void {
  const gun = log.state.antiAir[id]
  if (!gun) return
  const roll: Roll = { purpose: 'anti-air', side: gun.side, unit: id }
  const killed = rollEach(log, roll, ANTI_AIR_DICE[gun.kind], ANTI_AIR_KILLS).filter(
    (die) => die >= ANTI_AIR_KILLS,
  ).length
  log.emit({ kind: 'anti-air-fired', gun: id, killed })
  for (let hit = 0; hit < killed; hit += 1) {
    const [first] = candidates(log.state, at).toSorted(
      (one, other) => other.figures.length - one.figures.length,
    )
    if (first) fell(log, { unit: at, fate: 'killed', count: 1, by: null, how: 'owner', pins: false }, first)
  }
}

/** Each failed die scatters it, three pin it; on roofs and trees figures are hurt (lines 1234–1249). */
function land(log: Log, unit: UnitState, rough: boolean): void {
  const { id, side } = unit
  const need = levelOf(log.state, unit)
  const failed = rollEach(log, { purpose: 'drop', side, unit: id }, DROP.dice, need).filter(
    (die) => die < need,
  ).length
  scatter(log, { side, unit: id }, id, failed)
  if (failed === DROP.dice) mark(log, id, 'pinned')
  if (!rough) return
  const powered = isPowered(log.state, unit)
  const { recoverWounded } = rulesOf(log.state)
  for (const figure of unitIn(log.state, id)?.figures.filter(({ fate }) => fate === 'up') ?? []) {
    const die = rollDie(log, { purpose: 'landing', side, unit: id })
    const kills = !powered && die >= DROP.killedOn
    const wounds = powered ? die >= DROP.powerWoundedOn : die >= DROP.woundedOn
    if (!kills && !wounds) continue
    const fate = kills || !recoverWounded ? 'killed' : 'wounded'
    log.emit({ kind: 'figures-hit', unit: id, figures: [figure.id], fate, by: null })
  }
  settleUnit(log, id, null)
}
