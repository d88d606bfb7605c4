import { choice, is } from '../../../../battle/field.ts'
import { rollDice } from '../../../../battle/log.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { COUNTER_NEEDS, DICE_PER_ADVANTAGE } from '../../data/rolls.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import { apply } from '../resolve/effects.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import { checkAdvantage } from '../rules/weigh.ts'
import { baseIn, rulesOf, unitIn } from '../state/look.ts'

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
      ...(base.cm > 0 ? [{ token: is('cm'), boosted: choice(may) }] : []),
      ...(base.cmPlus > 0 ? [{ token: is('cmPlus'), boosted: is(false) }] : []),
    ]
  },
  check: noCheck,
  resolve: (log, { side, token, boosted }) => {
    const step = dueOf(log.state, side, 'hit')
    const unit = step && unitIn(log.state, step.unit)
    if (!step || !unit) return
    if (boosted) log.emit({ kind: 'command-spent', side, count: 1, on: 'boost' })
    const advantage = token === 'cm' ? checkAdvantage(unit, boosted) : 0
    const dice =
      token === 'cm'
        ? rollDice(
            log,
            { purpose: 'countermeasure', side, unit: unit.id },
            1 + advantage * DICE_PER_ADVANTAGE,
          )
        : []
    const negated = token === 'cmPlus' || Math.max(...dice) >= COUNTER_NEEDS
    log.emit({ kind: 'countered', unit: unit.id, base: step.base, token, negated })
    if (negated) log.emit({ kind: 'answered' })
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
