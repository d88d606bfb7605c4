import { some, type Fields } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import type { Rule } from '../rules/rule.ts'
import { fightersOf, idsOf, isFighting } from '../state/look.ts'
import { heldBy, type BattleState, type Fighter } from '../state/state.ts'
import type { Side } from '../words.ts'
import { starts } from './initiative.ts'

/** What is so as combat starts, until a side rolls Initiative, or comes out of an ambush: who was ready, and what is in hand (lines 3, 25). */

const starting = (state: BattleState, side: Side): readonly Fighter[] =>
  starts(state, side) ? fightersOf(state, side).filter(isFighting) : []

/** Ready or not is so of each combatant; to begin with as their side is. Source: line 3; TRV-010. */
export const sayReady: Rule<'say-ready'> = {
  phases: ['initiative'],
  offers: (state, side): readonly Fields[] => {
    const all = starting(state, side)
    const usual = idsOf(all.filter(({ prepared }) => prepared))
    return all.length === 0 ? [] : [{ ready: some(idsOf(all), { usual }) }]
  },
  check: noCheck,
  resolve: (log, { side, ready }) => log.emit({ kind: 'ready-said', side, ready }),
}

/** What everybody of a side holds as the fight opens; to begin with as documents have it. Source: line 25; TRV-041. */
export const takeInHand: Rule<'take-in-hand'> = {
  phases: ['initiative', 'hastening'],
  offers: (state, side): readonly Fields[] => {
    const all = starting(state, side).flatMap((fighter) =>
      fighter.weapons
        .filter(({ at }) => at !== 'gone')
        .map(({ id, at }) => ({ held: heldBy(fighter.id, id), at })),
    )
    const usual = all.flatMap(({ held, at }) => (at === 'hand' ? [held] : []))
    const held = all.map((one) => one.held)
    return held.length === 0 ? [] : [{ held: some(held, { usual }) }]
  },
  check: noCheck,
  resolve: (log, { side, held }) => log.emit({ kind: 'taken-in-hand', side, held }),
}
