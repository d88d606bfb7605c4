import { is, one, wholeFrom, words, type Field, type Fields } from '../../../../battle/field.ts'
import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { CHARACTERISTICS } from '../../words.ts'
import type { WorkedBy } from '../documents/events.ts'
import { carryOn, undertake } from '../course/flow.ts'
import { spend } from '../resolve/cost.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import { taskReasons } from '../rules/checks.ts'
import { damagedEyes, damagedLimbs, sum } from '../rules/weigh.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { acting, fighterIn, skillName, skillsOf } from '../state/look.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import { ACTION_KINDS, type Side } from '../words.ts'
import { given } from './initiative.ts'

/** Checks that the Referee lets be made, and Extended Actions (lines 33, 43, 78–82). */

const about = words(LONGEST_NOTE, false)

/** A skill of theirs by its name; none: one that they do not hold. */
export function skillField(state: BattleState, fighter: Fighter): Field {
  const names = skillsOf(state, fighter).map(skillName)
  return names.length === 0 ? is(null) : { kind: 'one', of: names, orNone: true, measured: false }
}

function characteristicField({ isMachine }: Fighter): Field {
  return isMachine ? is(null) : { kind: 'one', of: CHARACTERISTICS, orNone: true, measured: false }
}

/** With which damaged limb of a machine it is made, if with one (line 309). */
function limbField(state: BattleState, fighter: Fighter): Field {
  const limbs = damagedLimbs(state, fighter)
  return limbs.length === 0 ? is(null) : { kind: 'one', of: limbs, orNone: true, measured: false }
}

/** It is asked where one is damaged. */
export const withLimb = (state: BattleState, fighter: Fighter): Fields =>
  damagedLimbs(state, fighter).length === 0 ? {} : { limb: limbField(state, fighter) }

/** Whether it is made through a drone is asked where the sensors of one are damaged (line 296). */
function withEyes(state: BattleState, fighter: Fighter): Fields {
  const drones = damagedEyes(state, fighter)
  return drones.length === 0 ? {} : { through: { kind: 'one', of: drones, orNone: true, measured: false } }
}

const able = (fighter: Fighter): readonly string[] => ACTION_KINDS.filter((kind) => canSpend(fighter, kind))

export const checkRule: Rule<'check'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side).map((fighter) => ({
      fighter: is(fighter.id),
      action: one(able(fighter)),
      about,
      skill: skillField(state, fighter),
      characteristic: characteristicField(fighter),
      limb: limbField(state, fighter),
      ...withEyes(state, fighter),
      given,
    })),
  check: (state, command) => notSpendable(state, command, command.action),
  resolve: undertake,
}

/** Something that takes an action and no dice. */
export const doRule: Rule<'do'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side).map((fighter) => ({ fighter: is(fighter.id), action: one(able(fighter)), about })),
  check: (state, command) => notSpendable(state, command, command.action),
  resolve: (log, { fighter, action, about: what }) => {
    spend(log, fighter, action)
    log.emit({ kind: 'done', fighter, action, about: what })
    carryOn(log)
  },
}

/** More than any fight lasts. */
const MOST_ROUNDS = 600
export const roundsField: Field = { ...wholeFrom(1, MOST_ROUNDS), measured: true }

/** A task of several rounds: nothing else is done meanwhile. Source: line 82; TRV-076. */
export const beginWork: Rule<'begin-work'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'significant'))
      .map((fighter) => ({
        fighter: is(fighter.id),
        about,
        skill: skillField(state, fighter),
        characteristic: characteristicField(fighter),
        ...withLimb(state, fighter),
        ...withEyes(state, fighter),
        given,
        rounds: roundsField,
      })),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: (log, command) => {
    const fighter = fighterIn(log.state, command.fighter)
    if (!fighter) return
    const { kind: _kind, side: _side, fighter: _who, ...work } = command
    startWork(log, fighter, work, null)
  },
}

/** This round counts already. */
export function startWork(
  log: Log,
  fighter: Fighter,
  { about: what, rounds, ...by }: WorkedBy & { readonly about: string; readonly rounds: number },
  mends: { readonly craft: string; readonly part: string } | null,
): void {
  const { id } = fighter
  const dm = sum(taskReasons(log.state, fighter, by))
  log.emit({ kind: 'work-begun', fighter: id, about: what, rounds, dm, by, mends })
  spendAll(log, fighter)
  log.emit({ kind: 'worked', fighter: id, done: 1 })
  carryOn(log)
}

function spendAll(log: Log, { id, minor }: Fighter): void {
  spend(log, id, 'significant')
  if (minor > 0) spend(log, id, 'minor')
}

const working = (state: BattleState, side: Side): readonly Fighter[] =>
  acting(state).filter((fighter) => fighter.side === side && fighter.work !== null)

const fieldsOf = ({ id }: Fighter): Fields => ({ fighter: is(id) })

export const workOn: Rule<'work-on'> = {
  phases: ['acting'],
  offers: (state, side) =>
    working(state, side)
      .filter((one) => canSpend(one, 'significant') && one.work !== null && one.work.done < one.work.rounds)
      .map(fieldsOf),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: (log, { fighter }) => {
    const one = fighterIn(log.state, fighter)
    if (!one?.work) return
    spendAll(log, one)
    const { done, lost } = one.work
    // Hit in this round already: its work does not count (line 82).
    log.emit({ kind: 'worked', fighter, done: lost === log.state.round ? done : done + 1 })
    carryOn(log)
  },
}

export const abandonWork: Rule<'abandon-work'> = {
  phases: ['acting'],
  offers: (state, side) => working(state, side).map(fieldsOf),
  check: noCheck,
  resolve: (log, { fighter }) => {
    log.emit({ kind: 'work-ended', fighter, finished: false })
    carryOn(log)
  },
}

/** All rounds are done: the check for which they were. */
export const finishWork: Rule<'finish-work'> = {
  phases: ['acting'],
  offers: (state, side) =>
    working(state, side)
      .filter(({ work }) => work !== null && work.done >= work.rounds)
      .map(fieldsOf),
  check: noCheck,
  resolve: undertake,
}
