import { ask } from '../../../../battle/course.ts'
import { band, distanceUpTo, is, must } from '../../../../battle/field.ts'
import { notSeen } from '../../../../battle/rule.ts'
import { COVERS } from '../../words.ts'
import { minesFor, roughField, tooFar } from '../actions/going.ts'
import { carryOn } from '../course/flow.ts'
import { meetMines } from '../resolve/arrive.ts'
import { rushBar } from '../rules/barred.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import { reachOf } from '../rules/strides.ts'
import { flies, has, isOnTable, piecesOf, rulesOf, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'

/** All have set up, and nobody has acted yet: who infiltrates, and who begins out of sight (lines 1779, 2745). */

function waiting(state: BattleState, side: Side): readonly UnitState[] {
  const isBefore = state.round === 1 && state.activation === null && state.steps.length === 0
  const hasBegun = BATTLE_SIDES.some((one) => piecesOf(state, one).some(({ done }) => done))
  if (!isBefore || hasBegun) return []
  return unitsOf(state, side).filter((unit) => isOnTable(unit) && unit.attached === null)
}

/** A Rush for nothing, through mines too. Source: lines 1405, 1779. */
export const infiltrate: Rule<'infiltrate'> = {
  phases: ['initiative', 'activating'],
  offers: (state, side): readonly Fields[] =>
    waiting(state, side)
      .filter(
        (unit) =>
          has(state, unit, 'infiltration') &&
          !unit.used.includes('infiltrated') &&
          rushBar(state, unit, 'rush') === null,
      )
      .map((unit) => {
        const most = reachOf(state, unit, 'rush')
        return {
          ...{ unit: is(unit.id), inches: distanceUpTo(most), rough: roughField(state, unit, most) },
          into: has(state, unit, 'flyer') ? is('none') : band(COVERS),
          mines: minesFor(state, side, flies(state, unit)),
        }
      }),
  check: (state, { unit: id, inches, rough }) => {
    const unit = unitIn(state, id)
    return unit ? tooFar(inches, rough, reachOf(state, unit, 'rush'), 1779) : []
  },
  resolve: (log, { unit, inches, into, mines }) => {
    log.emit({ kind: 'used', unit, what: 'infiltrated' })
    log.emit({ kind: 'moved', unit, how: 'rush', inches, into, before: true })
    ask(log, ...meetMines(log, unit, mines))
    if (log.state.steps.length > 0) carryOn(log)
  },
}

/** Whom no enemy sees once all is revealed. Source: line 2745. */
export const beginHidden: Rule<'begin-hidden'> = {
  phases: ['initiative', 'activating'],
  offers: (state, side): readonly Fields[] =>
    rulesOf(state).hiddenMovement && state.setup.scenario.contactMarkers
      ? waiting(state, side).map(({ id }) => ({ unit: is(id), unseen: must(true) }))
      : [],
  check: (_state, { unseen }) =>
    notSeen(unseen, 'unseen', 2745, 'An enemy sees it: only whom nobody sees begins in hiding.'),
  resolve: (log, { unit }) => log.emit({ kind: 'hid', unit, markers: 3 }),
}
