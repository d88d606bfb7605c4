import { enter } from '../../../../battle/course.ts'
import { is, type Fields } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { beginRound, carryOn, endTurn, finish, opensFor } from '../course/flow.ts'
import { dueOf, waitsFor } from '../course/steps.ts'
import { notSpendable } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import {
  acting,
  comers,
  countOf,
  delaying,
  drivenBy,
  fighterIn,
  isShutDown,
  rulesOf,
  sidesUp,
  turnOf,
} from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { isFightingSide, type Side } from '../words.ts'

/** Turns, and the end of combat (lines 7, 84–86). */

const NOTHING: Fields = {}

/** What is left of a turn lapses; who pursues has to weave or break off first (lines 7, 232). */
export const endTurnRule: Rule<'end-turn'> = {
  phases: ['acting'],
  offers: (state, side) =>
    acting(state)
      .filter((fighter) => fighter.side === side && !drivenBy(state, fighter).some(({ pursues }) => pursues))
      .map(({ id }) => ({ fighter: is(id) })),
  check: (state, command) => notSpendable(state, command, 'free'),
  resolve: (log, { fighter }) => {
    endTurn(log, fighter)
    carryOn(log)
  },
}

/** A turn is held back whole, once: whoever speaks up after that acts, on that count (line 86). */
export const delay: Rule<'delay'> = {
  phases: ['acting'],
  offers: (state, side) => (turnOf(state)?.late ? [] : delaysAsTold(state, side)),
  check: (state, command) => notSpendable(state, command, 'free'),
  resolve: (log, { fighter }) => {
    log.emit({ kind: 'delayed', fighter })
    carryOn(log)
  },
}

/** In older logs who came between might delay again. */
export const delaysAsTold = (state: BattleState, side: Side): readonly Fields[] =>
  acting(state)
    .filter((one) => one.side === side && !one.acted && one.work === null && one.grapple === null)
    .filter((one) => !drivenBy(state, one).some(({ pursues }) => pursues))
    .map(({ id }) => ({ fighter: is(id) }))

/** When somebody who delayed may come between: in a turn, or before the dice of what was declared (TRV-083). */
function mayComeBetween(state: BattleState): boolean {
  if (state.phase === 'reacting') return waitsFor(state, 'window') !== null
  return rulesOf(state).interrupting === 'beforeDice' || acting(state).every(({ acted }) => !acted)
}

/** Whoever has delayed acts, and keeps the count on which it did. Source: lines 64, 86; R15. */
export const actNow: Rule<'act-now'> = {
  phases: ['acting', 'reacting'],
  offers: (state, side) =>
    mayComeBetween(state)
      ? comers(state)
          .filter((one) => one.side === side && !isShutDown(state, one))
          .map(({ id }) => ({ fighter: is(id) }))
      : [],
  check: noCheck,
  resolve: (log, { fighter }) => {
    const window = waitsFor(log.state, 'window')
    const delayer = fighterIn(log.state, fighter)
    if (!delayer) return
    // With everybody's turn over the round goes on down to the own count.
    const own = Math.min(countOf(log.state, delayer), log.state.reached ?? Infinity)
    const count = turnOf(log.state)?.count ?? own
    if (window?.roundEnds) log.emit({ kind: 'answered' })
    else if (window?.declared) log.emit({ kind: 'withdrawn', fighter: window.declared })
    log.emit({ kind: 'came-between', fighter, count })
    carryOn(log)
  },
}

/** Nobody of the side comes between here; at the end of a round they lead the next. */
export const letPass: Rule<'let-pass'> = {
  phases: ['reacting'],
  offers: (state, side) => (dueOf(state, side, 'window') ? [NOTHING] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    log.emit({ kind: 'held-back', side })
    carryOn(log)
  },
}

/** Who waited over the end of the round may lead the next, and need not: the count stays as it is (line 86, TRV-085). */
export const keepCount: Rule<'keep-count'> = {
  phases: ['reacting'],
  offers: (state, side) =>
    dueOf(state, side, 'window')?.roundEnds
      ? delaying(state)
          .filter((one) => one.side === side)
          .map(({ id }) => ({ fighter: is(id) }))
      : [],
  check: noCheck,
  resolve: (log, { fighter }) => {
    log.emit({ kind: 'count-kept', fighter })
    endTurn(log, fighter)
    carryOn(log)
  },
}

/** One side alone is up, and the players go on: somebody hides, or is still to come (TRV-026). */
export const fightOn: Rule<'fight-on'> = {
  phases: ['closing'],
  offers: (state, side) => (sidesUp(state).includes(side) ? [NOTHING] : []),
  check: noCheck,
  resolve: (log) => {
    log.emit({ kind: 'fought-on' })
    if (turnOf(log.state) === null && log.state.round === 0) beginRound(log)
    else {
      enter(log, 'acting')
      carryOn(log)
    }
  },
}

function mayEnd(state: BattleState, side: Side): boolean {
  if (!isFightingSide(side)) return false
  if (state.phase === 'acting') return acting(state).some((one) => one.side === side)
  if (state.phase === 'hastening') return opensFor(state, side).length > 0
  const up = sidesUp(state)
  return up.length === 0 || up.includes(side)
}

/** A side says that it is over, or nobody is left (TRV-026). */
export const endCombat: Rule<'end-combat'> = {
  phases: ['hastening', 'acting', 'closing'],
  offers: (state, side) => {
    if (!mayEnd(state, side)) return []
    const up = sidesUp(state).filter(isFightingSide)
    return [up.length > 1 ? { controls: { kind: 'one', of: up, orNone: true, measured: true } } : NOTHING]
  },
  check: noCheck,
  resolve: (log, { controls }) => {
    const up = sidesUp(log.state).filter(isFightingSide)
    const [only] = up
    if (up.length > 1) finish(log, 'by-agreement', controls)
    else finish(log, only === undefined ? 'nobody-up' : 'last-standing', only ?? null)
  },
}
