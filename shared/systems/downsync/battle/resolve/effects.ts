import { ask } from '../../../../battle/course.ts'
import { never } from '../../../../never.ts'
import type { BaseCount, Effect } from '../../words.ts'
import type { Action } from '../../documents/unit-card.ts'
import type { StepOf } from '../documents/steps.ts'
import { gainsAt } from '../rules/abilities.ts'
import type { Log } from '../rules/rule.ts'
import { baseIn, living, unitIn } from '../state/look.ts'
import type { UnitState } from '../state/state.ts'
import { otherSide, type Side } from '../words.ts'

/** What a hit does (lines 512–516, 547–553). */

/** KILL and STUN that nothing has negated. */
export function apply(log: Log, { unit: id, base, effect }: StepOf<'hit'>): void {
  const unit = unitIn(log.state, id)
  if (!unit) return
  if (effect === 'stun') {
    if (!unit.stun) log.emit({ kind: 'token-gained', unit: id, token: 'stun' })
    return
  }
  kill(log, id, base)
}

/** Source: line 548; R24. */
function kill(log: Log, id: string, base: BaseCount): void {
  const unit = unitIn(log.state, id)
  if (!unit || !baseIn(unit, base)) return
  log.emit({ kind: 'base-destroyed', unit: id, base })
  const now = unitIn(log.state, id)
  if (now && living(now).length === 0) destroy(log, now)
}

/** Nobody of it is left, and the mission may have points for that. */
export function destroy(log: Log, { id, side, card }: UnitState): void {
  log.emit({ kind: 'unit-destroyed', unit: id })
  for (const score of log.state.setup.mission.scores)
    if (score.kind === 'destroy' && score.points[card.sig] > 0)
      log.emit({ kind: 'scored', side: otherSide(side), points: score.points[card.sig], why: 'destroy' })
}

/** Effects that no Countermeasure answers. `counter` comes of the action’s card. */
export function affect(log: Log, effect: Exclude<Effect, 'kill' | 'stun'>, at: string): void {
  const unit = unitIn(log.state, at)
  switch (effect) {
    case 'reveal':
      if (unit?.stealth) log.emit({ kind: 'token-lost', unit: at, token: 'stealth' })
      return
    case 'breach':
      if (unit) log.emit({ kind: 'breached', unit: at })
      return
    case 'special':
      return
    default:
      never(effect)
  }
}

/** The counter that whom an action hits gains (line 681). */
export function mark(log: Log, by: string, { counter }: Action, at: string): void {
  const found = unitIn(log.state, by)?.card.counters.find(({ id }) => id === counter)
  if (found && unitIn(log.state, at))
    log.emit({ kind: 'counter-gained', unit: at, counter: found.name, ends: found.ends })
}

/** Its tokens are as Refresh leaves them, and its traits’ moment has come. Source: lines 227–230, 589. */
export function refreshed(log: Log, id: string): void {
  log.emit({ kind: 'refreshed', unit: id })
  const unit = unitIn(log.state, id)
  if (unit) ask(log, ...gainsAt(unit, 'refresh'))
}

/** Source: lines 229, 427. */
export function freeOfStun(log: Log, side: Side, unit: string): void {
  log.emit({ kind: 'command-spent', side, count: 1, on: 'stun' })
  log.emit({ kind: 'token-lost', unit, token: 'stun' })
}
