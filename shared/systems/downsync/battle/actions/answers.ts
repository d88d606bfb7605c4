import { choice, counted, is } from '../../../../battle/field.ts'
import { rollDice } from '../../../../battle/log.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { DICE_PER_ADVANTAGE } from '../../data/rolls.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import { apply } from '../resolve/effects.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import { strikerOf, weighCheck } from '../rules/weigh.ts'
import { baseIn, ofBase, rulesOf, unitIn } from '../state/look.ts'

/** A hit is answered, token after token, or let be (lines 557–585; R22). */

export const counter: Rule<'counter'> = {
  phases: ['countering'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'hit')
    const unit = step && unitIn(state, step.unit)
    const base = unit && baseIn(unit, step.base)
    if (!base) return []
    const may = state.camps[side].commandPoints > 0 && rulesOf(state).boostedChecks
    return [
      ...(base.cm > 0
        ? [{ token: is('cm'), boosted: choice(may), mod: counted(-9, 9), advantage: counted(0, 5) }]
        : []),
      ...(base.cmPlus > 0 ? [{ token: is('cmPlus'), boosted: is(false), mod: is(0), advantage: is(0) }] : []),
    ]
  },
  check: noCheck,
  resolve: (log, { side, token, ...said }) => {
    const step = dueOf(log.state, side, 'hit')
    const unit = step && unitIn(log.state, step.unit)
    if (!step || !unit) return
    const told = { kind: 'countered' as const, unit: unit.id, base: step.base, token }
    if (token === 'cmPlus') log.emit({ ...told, negated: true })
    else {
      if (said.boosted) log.emit({ kind: 'command-spent', side, count: 1, on: 'boost' })
      const { need, reasons, advantage } = weighCheck(unit, strikerOf(log.state, step), said)
      const many = 1 + advantage * DICE_PER_ADVANTAGE
      const roll = { purpose: 'countermeasure' as const, side, unit: unit.id, ...ofBase(unit, step.base) }
      const dice = rollDice(log, roll, many)
      const negated = Math.max(...dice) >= need
      log.emit({
        ...{ ...told, negated },
        ...(reasons.length > 0 && { reasons: [...reasons] }),
        ...(advantage > 0 && { advantage }),
      })
      if (!negated) {
        carryOn(log)
        return
      }
    }
    log.emit({ kind: 'answered' })
    carryOn(log)
  },
}

export const accept: Rule<'accept'> = {
  phases: ['countering'],
  offers: (state, side) => (dueOf(state, side, 'hit') ? [{}] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    const step = dueOf(log.state, side, 'hit')
    if (!step) return
    log.emit({ kind: 'answered' })
    apply(log, step)
    carryOn(log)
  },
}
