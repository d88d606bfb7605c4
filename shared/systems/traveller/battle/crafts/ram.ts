import { ask } from '../../../../battle/course.ts'
import { asked, is, some, yesNo, type Field } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { carryOn, declare } from '../course/flow.ts'
import { aimSpent } from '../resolve/cost.ts'
import { dueOf } from '../course/steps.ts'
import { given } from '../actions/initiative.ts'
import { closedCraftOf } from '../rules/armed.ts'
import { notSpendable } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { sideOfCraft } from '../rules/weigh.ts'
import { allCrafts, craftIn, fighterIn, isSeen, rulesOf, targetsOf } from '../state/look.ts'
import type { BattleState, Craft } from '../state/state.ts'
import { REFEREE, type Side } from '../words.ts'
import { driving, drivingFields } from './drive.ts'

/** Driving into somebody or something (lines 206–208, 224). */

/** Everything but the vehicle itself and who sits in it. */
const others = (state: BattleState, craft: Craft, side: Side): readonly string[] =>
  targetsOf(state, side).filter((id) => id !== craft.id && fighterIn(state, id)?.aboard?.craft === undefined)

/** It moves, so that both may drive at each other; by house rule that makes no difference (TRV-216). */
const canMeet = (state: BattleState, id: string): boolean =>
  rulesOf(state).twoSpeeds === 'rammer' && (craftIn(state, id)?.speed ?? 0) > 0

/** A control check, less the target's dodge and both evasions; then a collision. Source: line 224. */
export const ram: Rule<'ram'> = {
  phases: ['acting'],
  offers: (state, side) =>
    driving(state, side, 'significant')
      .filter(({ craft }) => craft.speed > 0)
      .flatMap((pair) => {
        return others(state, pair.craft, side).map((id) => {
          const aware = asked(fighterIn(state, id) !== null)
          const headOn = asked(canMeet(state, id))
          return { ...drivingFields(pair), target: is(id), sure: yesNo, solid: yesNo, headOn, aware, given }
        })
      }),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: (log, { fighter, craft, target, sure, solid, headOn, aware, given: bonus }) => {
    const aim = aimSpent(log, fighter)
    declare(log, {
      kind: 'ram',
      driver: fighter,
      craft,
      target,
      bonus: sure ? null : Number(bonus ?? 0),
      solid,
      headOn,
      aware: aware && !sure,
      met: 'none',
      ...aim,
    })
  },
}

/** Whoever wears no belt is thrown where that is possible: as a rule out of an open vehicle (line 208, TRV-219). */
export const settleThrow: Rule<'settle-throw'> = {
  phases: ['settling'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'throw')
    if (!step) return []
    const usual = step.among.filter((id) => closedCraftOf(state, id) === null)
    return [{ thrown: some(step.among, { usual }) }]
  },
  check: noCheck,
  resolve: (log, { thrown }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'throw') return
    log.emit({ kind: 'answered' })
    for (const fighter of thrown) log.emit({ kind: 'thrown-about', fighter, metres: step.metres })
    carryOn(log)
  },
}

/** A vehicle, or its wreck, runs into something that the players see in its way (lines 190, 208; TRV-206, TRV-262). */
export const crash: Rule<'crash'> = {
  phases: ['acting'],
  offers: (state, side) =>
    allCrafts(state)
      .filter((craft) => isSeen(craft) && craft.speed > 0)
      .filter((craft) => sideOfCraft(state, craft) === side || side === REFEREE)
      .map((craft) => {
        const all = others(state, craft, side)
        const struck: Field = { kind: 'one', of: all, orNone: true, measured: true }
        return {
          craft: is(craft.id),
          struck,
          solid: yesNo,
          headOn: asked(all.some((id) => canMeet(state, id))),
        }
      }),
  check: noCheck,
  resolve: (log, { craft, struck, solid, headOn }) => {
    ask(log, { kind: 'crash', craft, struck, solid, headOn })
    carryOn(log)
  },
}
