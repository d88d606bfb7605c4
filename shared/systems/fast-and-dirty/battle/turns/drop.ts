import { ask } from '../../../../battle/course.ts'
import { is, must, some, type Field } from '../../../../battle/field.ts'
import { notSeen } from '../../../../battle/rule.ts'
import { ANTI_AIR_DICE, ANTI_AIR_KILLS } from '../../data/advanced.ts'
import { carryOn } from '../course/flow.ts'
import { canAct, isDropping } from '../course/who.ts'
import { rollEach, type Roll } from '../resolve/dice.ts'
import { harmSteps } from '../resolve/harm.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { idsOf, joinedTo, rulesOf, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
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
      .map(({ id }) => ({ unit: is(id), clear: must(true), flak: fire }))
  },
  check: (_state, { clear }) =>
    notSeen(
      clear,
      'clear',
      1232,
      'An enemy or difficult ground is within six inches of the point: choose another.',
    ),
  resolve: (log, { unit: id, flak: guns }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    // Teams that go with it come down with it (line 1324).
    const along = idsOf(joinedTo(log.state, id))
    log.emit({ kind: 'activated', unit: id, along })
    for (const one of [id, ...along]) log.emit({ kind: 'placed', unit: one, fate: 'onTable' })
    const killed = guns.reduce((all, gun) => all + fireFlak(log, gun), 0)
    const fallen = harmSteps(log.state, { unit: id, killed, wounded: 0, by: null, how: 'owner', pins: false })
    ask(log, ...fallen, { kind: 'land', unit: id, underFire: guns.length > 0 })
    carryOn(log)
  },
}

/** Each 5 kills somebody, whom the owner picks (lines 1251–1259; FAD-192). */
function fireFlak(log: Log, id: string): number {
  const gun = log.state.antiAir[id]
  if (!gun) return 0
  const roll: Roll = { purpose: 'anti-air', side: gun.side, unit: id }
  const dice = rollEach(log, roll, ANTI_AIR_DICE[gun.kind], ANTI_AIR_KILLS)
  const killed = dice.filter((die) => die >= ANTI_AIR_KILLS).length
  log.emit({ kind: 'anti-air-fired', gun: id, killed })
  return killed
}
