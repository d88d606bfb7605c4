import { enter } from '../../../../battle/course.ts'
import { is, must, one } from '../../../../battle/field.ts'
import { rollSum } from '../../../../battle/log.ts'
import { noCheck, notSeen } from '../../../../battle/rule.ts'
import { carryOn } from '../course/flow.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleSetup } from '../documents/setup.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { hasFresh, idsOf, pingsOf, rulesOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES, otherSide, type Side } from '../words.ts'

/** Set-up: who deploys first, and Pings onto the table (lines 179–187). */

/** What a battle begins with: all Units in Reserve. */
export const begin = (setup: BattleSetup): readonly BattleEvent[] => [
  { kind: 'begun', setup },
  { kind: 'phase-entered', phase: 'starting' },
]

/** Both roll two dice until one has more. Source: line 184; R10. */
export const rollStart: Rule<'roll-start'> = {
  phases: ['starting'],
  offers: (_state, side) => (side === BATTLE_SIDES[0] ? [{}] : []),
  check: noCheck,
  resolve: (log) => {
    for (;;) {
      const [one_, other] = BATTLE_SIDES.map((side) =>
        rollSum(log, { purpose: 'start', side, unit: null }, 2),
      )
      if (one_ === undefined || other === undefined || one_ === other) continue
      log.emit({ kind: 'chooser-known', side: one_ > other ? BATTLE_SIDES[0] : BATTLE_SIDES[1] })
      enter(log, 'choosing')
      return
    }
  },
}

/** Whoever deploys first has the first turn, too. Source: lines 184–185. */
export const chooseFirst: Rule<'choose-first'> = {
  phases: ['choosing'],
  offers: (state, side) => (state.chooser === side ? [{ first: one(BATTLE_SIDES) }] : []),
  check: noCheck,
  resolve: (log, { first }) => {
    log.emit({ kind: 'first-chosen', side: first })
    enter(log, 'deploying')
  },
}

const held = (state: BattleState, side: Side): string[] =>
  idsOf(pingsOf(state, side).filter(({ fate }) => fate === 'held'))

/** Pings that a side may set out together: all at once, or one after the other in turns. Source: line 187. */
export function layable(state: BattleState, side: Side): readonly (readonly string[])[] {
  const left = held(state, side)
  return rulesOf(state).deployment === 'allAtOnce' ? [left] : left.map((ping) => [ping])
}

export const layPings: Rule<'lay-pings'> = {
  phases: ['deploying'],
  offers: (state, side) => {
    if (state.active !== side) return []
    return layable(state, side).map((pings) => ({ pings: is([...pings]), zone: must(true) }))
  },
  check: (state, { zone }) =>
    notSeen(
      zone,
      'zone',
      657,
      rulesOf(state).inZone === 'wholly'
        ? 'Each Ping lies wholly in its side’s zone: lay it there.'
        : 'Each Ping lies in its side’s zone with a part of it at least: lay it there.',
    ),
  resolve: (log, { side, pings }) => {
    log.emit({ kind: 'pings-laid', side, pings })
    if (held(log.state, side).length === 0) log.emit({ kind: 'deployed', side })
    const next = [otherSide(side), side].find((one_) => !log.state.camps[one_].deployed)
    if (next !== undefined) log.emit({ kind: 'side-turned', side: next })
    else firstRound(log)
  },
}

function firstRound(log: Log): void {
  const first = log.state.first ?? BATTLE_SIDES[0]
  log.emit({ kind: 'round-begun', round: 1, side: first })
  if (!hasFresh(log.state, first)) log.emit({ kind: 'side-turned', side: otherSide(first) })
  enter(log, 'designating')
  carryOn(log)
}
