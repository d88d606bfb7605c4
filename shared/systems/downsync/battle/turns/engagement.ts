import { ask } from '../../../../battle/course.ts'
import { is, some } from '../../../../battle/field.ts'
import { impossible, noCheck, when } from '../../../../battle/rule.ts'
import { BOOST } from '../../data/rolls.ts'
import { carryOn } from '../course/flow.ts'
import { boosting, costOf, eligible, joiners, nextUp, participants, toActivate } from '../course/who.ts'
import { gainsOf } from '../rules/abilities.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import { activeOf, idsOf, nonActiveOf, rulesOf, sideOf, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { Side } from '../words.ts'

/** Reaction Engagements (lines 591–649). */

const enoughPoints = (state: BattleState, side: Side, cost: number, page: number) =>
  when(cost > state.camps[side].commandPoints, () =>
    impossible(
      'command-points/too-few',
      `This costs ${cost} Command Points, and ${state.camps[side].commandPoints} are left: choose fewer.`,
      { page, path: ['units'], values: { cost, left: state.camps[side].commandPoints } },
    ),
  )

/** Source: lines 244, 597. */
export const react: Rule<'react'> = {
  phases: ['reacting'],
  offers: (state, side) => (nonActiveOf(state) === side && eligible(state).length > 0 ? [{}] : []),
  check: noCheck,
  resolve: (log) => {
    log.emit({ kind: 'reaction-asked' })
    log.emit({ kind: 'phase-entered', phase: 'joining' })
    carryOn(log)
  },
}

export const letAct: Rule<'let-act'> = {
  phases: ['reacting'],
  offers: (state, side) => (nonActiveOf(state) === side ? [{}] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    log.emit({ kind: 'reaction-asked', declined: side })
    log.emit({ kind: 'phase-entered', phase: 'activating' })
    carryOn(log)
  },
}

/** Overwatch Units of the Active Player come in. Source: line 603; R14. */
export const join: Rule<'join'> = {
  phases: ['joining'],
  offers: (state, side): readonly Fields[] =>
    activeOf(state) === side
      ? [{ units: { ...some(idsOf(joiners(state))), measured: false } }, { units: is([]) }]
      : [],
  check: noCheck,
  resolve: (log, { units }) => {
    log.emit({ kind: 'joined', units })
    carryOn(log)
  },
}

/** Who reacts, which may be nobody; beyond the other side’s number each costs a point. Then abilities that weigh on priority. Source: lines 605–609; R13. */
export const answer: Rule<'answer'> = {
  phases: ['answering'],
  offers: (state, side): readonly Fields[] =>
    nonActiveOf(state) === side
      ? [{ units: { ...some(idsOf(eligible(state))), measured: false } }, { units: is([]) }]
      : [],
  check: (state, { side, units }) => enoughPoints(state, side, costOf(state, units.length), 609),
  resolve: (log, { side, units }) => {
    const count = costOf(log.state, units.length)
    if (count > 0) log.emit({ kind: 'command-spent', side, count, on: 'reactor' })
    log.emit({ kind: 'reacted', units })
    log.emit({ kind: 'phase-entered', phase: 'boosting' })
    const own = idsOf(participants(log.state)).filter((id) => !units.includes(id))
    ask(log, ...gainsOf(log.state, [...units, ...own], 'priority'))
    carryOn(log)
  },
}

/** Before any die falls, the Non-Active player first. Source: lines 625–627; R14. */
export const boost: Rule<'boost'> = {
  phases: ['boosting'],
  offers: (state, side): readonly Fields[] => {
    if (boosting(state) !== side) return []
    const own = idsOf(participants(state).filter((one) => one.side === side))
    const canPay = state.camps[side].commandPoints > 0
    return [
      { units: { ...some(canPay ? own : []), measured: false }, favoured: some(own) },
      { units: is([]), favoured: is([]) },
    ]
  },
  check: (state, { side, units }) => enoughPoints(state, side, units.length * BOOST.commandPoints, 627),
  resolve: (log, { side, units, favoured }) => {
    const count = units.length * BOOST.commandPoints
    if (count > 0) log.emit({ kind: 'command-spent', side, count, on: 'boost' })
    log.emit({ kind: 'boosted', side, units, ...(favoured.length > 0 && { favoured }) })
    carryOn(log)
  },
}

const upNow = (state: BattleState, side: Side): readonly string[] =>
  state.engagement && state.activation === null
    ? nextUp(state).filter((id) => sideOf(state, id) === side)
    : []

/** A number less, and sorted in anew. Source: line 641; R15. */
export const hold: Rule<'hold'> = {
  phases: ['activating'],
  offers: (state, side) =>
    upNow(state, side)
      .filter((id) => (state.engagement?.priority[id] ?? 0) > 1)
      .map((unit) => ({ unit: is(unit) })),
  check: noCheck,
  resolve: (log, { unit }) => {
    log.emit({ kind: 'held', unit })
    carryOn(log)
  },
}

/** It does nothing, and has activated all the same. Source: lines 250, 641, 649, 740; R16. */
export const pass: Rule<'pass'> = {
  phases: ['activating'],
  offers: (state, side) => {
    if (state.engagement) return upNow(state, side).map((unit) => ({ unit: is(unit) }))
    return activeOf(state) === side ? toActivate(state).map(({ id }) => ({ unit: is(id) })) : []
  },
  check: noCheck,
  resolve: (log, { unit }) => {
    // In its own turn it activates and does nothing: its Action Point pays for Stun. In an engagement it does not act.
    const isPaid = log.state.engagement === null || rulesOf(log.state).stunnedPasses === 'pays'
    if (isPaid && unitIn(log.state, unit)?.stun) log.emit({ kind: 'token-lost', unit, token: 'stun' })
    log.emit({ kind: 'passed', unit })
    carryOn(log)
  },
}
